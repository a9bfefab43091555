// Several people at one screen: whose turn it is to look. Where hands are secret a curtain lies between them: then the
// page knows what bystanders know, and nothing else.

import type { Session } from "./session.svelte";
import type { ServerMessage, Look, ClientMessage } from "../wire/types";

export class Hotseat {
  /** Whose look must come next; null: a bystander's. Whatever else is still under way was for somebody else. */
  awaited = $state.raw<number | null | undefined>(undefined);
  // before the curtain; null: nothing is known yet
  private outside = $state.raw<{ who: number[]; isOver: boolean } | null>(null);
  private visit = $state.raw<string | null>(null); // who had to decide when somebody went to his seat out of turn
  requested = $state.raw<number | null>(null); // who asked for the device, instead of who must decide
  last = $state.raw<number | null>(null); // who looked before the curtain fell

  constructor(private readonly session: Session) {}

  mine: number[] = $derived.by(() => this.session.welcome?.mine ?? []);
  several: boolean = $derived(this.mine.length > 1);
  seat: number | null = $derived.by(() =>
    this.awaited === undefined ? (this.session.welcome?.seat ?? null) : this.awaited,
  );
  curtained: boolean = $derived(this.several && this.seat === null);
  /** Whether it is known who is to be given the device. */
  isKnown: boolean = $derived.by(() => !this.curtained || this.outside !== null);
  isOver: boolean = $derived.by(() => {
    const { welcome, present } = this.session;
    return !!welcome?.ended || (this.curtained ? !!this.outside?.isOver : !!present.shown?.prompt.sheet);
  });
  who: number[] = $derived.by(() =>
    this.curtained ? (this.outside?.who ?? []) : (this.session.present.shown?.prompt.who ?? []),
  );
  /** Those on this device who must decide. */
  due: number[] = $derived.by(() => {
    const { welcome } = this.session;
    if (this.isOver || welcome?.halted) return [];
    return this.mine.filter((seat) => this.who.includes(seat) && !welcome?.seats.find((one) => one.seat === seat)?.bot);
  });
  /** Who comes next: in the order of the seats. */
  next: number | null = $derived.by(() => {
    const after = this.seat ?? this.last ?? -1;
    return this.due.find((seat) => seat > after) ?? this.due[0] ?? null;
  });
  /** Somebody looks at his seat, but another on this device must decide. */
  isVisit: boolean = $derived(
    this.several && !this.curtained && this.due.length > 0 && !this.due.includes(this.seat ?? -1),
  );
  until: number | null = $derived.by(
    () => this.session.welcome?.until[String(this.curtained ? this.next : this.seat)] ?? null,
  );

  hello(): ClientMessage {
    const { welcome, present } = this.session;
    return {
      type: "hello",
      ...(welcome ? { seat: this.seat } : {}),
      shown: present.target?.n ?? 0,
      curtain: true,
      changes: true,
    };
  }

  /** Whether a message is for who sits here now. */
  admits(message: ServerMessage): boolean {
    if (this.awaited !== undefined) {
      if (message.type === "look" && (message.look.seat === this.awaited || !this.several)) this.awaited = undefined;
      else if (message.type !== "welcome" && message.type !== "bye") return false;
    }
    if (message.type !== "look" || !this.curtained) return true;
    this.outside = glimpse(message.look);
    return false;
  }

  /** Pass the device on as soon as somebody else here must decide and what happened has been seen. */
  pass(): void {
    const { session } = this;
    if (!this.several || this.awaited !== undefined) return;
    if (this.curtained) {
      if (this.isOver && this.mine[0] !== undefined) this.sit(this.mine[0]); // everything is open
      return;
    }
    if (
      !session.present.shown ||
      session.present.busy ||
      session.sending.word ||
      session.replay ||
      !session.isSettled()
    )
      return;
    if (this.visit !== null && this.visit !== this.due.join()) this.visit = null;
    if (this.isVisit && this.visit === null) this.handOver();
  }

  /** To the next who must decide: through the curtain if hands are secret. */
  handOver(): void {
    if (this.session.welcome?.secret) this.fall();
    else if (this.next !== null) this.sit(this.next);
  }

  /** To somebody who wants to look at his seat, in turn or not. */
  ask(seat: number): void {
    if (!this.session.welcome?.secret) return this.sit(seat);
    this.fall();
    this.requested = seat;
  }

  fall(): void {
    this.requested = null;
    this.outside = { who: this.who, isOver: this.isOver };
    this.last = this.seat;
    this.to(null);
  }

  sit(seat: number): void {
    this.visit = this.due.includes(seat) ? null : this.due.join();
    this.to(seat);
  }

  private to(seat: number | null): void {
    this.awaited = seat;
    this.session.clear();
    this.session.greet();
  }
}

function glimpse(look: Look): { who: number[]; isOver: boolean } {
  return { who: look.prompt.who, isOver: !!look.prompt.sheet };
}
