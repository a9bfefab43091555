// The socket to one table: opens again by itself, says hello, sends unanswered moves and talk once more with their old
// ids.

import { at } from "./serverConfig";
import type { ServerMessage, ClientMessage } from "./types";

export type LinkState = "opening" | "open" | "lost" | "closed";

export interface Link {
  send(message: ClientMessage): void;
  /** Whether a move waits for its answer. */
  owes(): boolean;
  close(): void;
}

const QUIET = 25_000; // after so long without a word: ping
const DEAD = 10_000; // and so long after that: open again
const LATEST = 15_000;

const isMove = (message: ClientMessage): boolean => message.type === "move" || message.type === "undo";

export class Socket implements Link {
  private socket: WebSocket | null = null;
  private waiting: ClientMessage[] = [];
  private owed = new Map<string, ClientMessage>(); // sent, or to be sent once more, and not answered
  private tries = 0;
  private lastReceived = 0;
  private timer = 0;
  private beat = 0;
  private done = false;

  constructor(
    private readonly path: string,
    private readonly hello: () => ClientMessage,
    private readonly receive: (message: ServerMessage) => void,
    private readonly changed: (state: LinkState) => void,
    private readonly isTurnedAway: () => Promise<boolean>, // whether the server itself says that there is no seat
  ) {
    this.open();
    this.beat = window.setInterval(() => this.check(), 5000);
    window.addEventListener("online", this.again);
    window.addEventListener("offline", this.cut);
    document.addEventListener("visibilitychange", this.again);
  }

  send(message: ClientMessage): void {
    const isOpen = this.socket?.readyState === WebSocket.OPEN;
    const isRepeated = isMove(message) || message.type === "say";
    if ("id" in message && (isRepeated || isOpen)) this.owed.set(message.id, message);
    if (isOpen) this.socket?.send(JSON.stringify(message));
    else if (!isRepeated && message.type !== "ping") this.waiting = [...this.waiting.slice(-8), message];
  }

  /** Say once more what was not answered; of what may only be said once it is told that no answer came. */
  private repeat(): void {
    const { owed, waiting } = this;
    this.owed = new Map();
    this.waiting = [];
    for (const [id, message] of owed) {
      if (isMove(message) || message.type === "say") this.send(message);
      else this.receive({ type: "no", id, key: "unanswered", say: ["page-unanswered"] });
    }
    for (const message of waiting) this.send(message);
  }

  owes(): boolean {
    return [...this.owed.values()].some(isMove);
  }

  close(): void {
    this.done = true;
    window.clearTimeout(this.timer);
    window.clearInterval(this.beat);
    window.removeEventListener("online", this.again);
    window.removeEventListener("offline", this.cut);
    document.removeEventListener("visibilitychange", this.again);
    this.socket?.close();
  }

  private again = (): void => {
    if (
      !document.hidden &&
      this.socket?.readyState !== WebSocket.OPEN &&
      this.socket?.readyState !== WebSocket.CONNECTING
    )
      this.open();
  };

  /**
   * The browser has no network any more: what was open is lost, though no word of it may ever come. A server on this
   * device is found again at once.
   */
  private cut = (): void => {
    const { socket } = this;
    if (this.done || !socket) return;
    this.drop(socket);
    this.open();
  };

  private open(): void {
    if (this.done) return;
    window.clearTimeout(this.timer);
    this.changed(this.tries ? "lost" : "opening");
    const address = `${location.protocol === "https:" ? "wss" : "ws"}://${location.host}${at(this.path)}`;
    const socket = new WebSocket(address);
    this.socket = socket;
    this.lastReceived = Date.now();
    socket.onopen = () => {
      this.lastReceived = Date.now();
      socket.send(JSON.stringify(this.hello()));
      this.repeat();
      this.changed("open");
    };
    socket.onmessage = (event) => {
      this.lastReceived = Date.now();
      this.tries = 0;
      const message = JSON.parse(String(event.data)) as ServerMessage;
      if (message.type === "ack" || (message.type === "no" && message.id)) this.owed.delete(message.id);
      if (message.type === "bye" && ["no-seat", "broken", "bad-messages", "halted", "deleted"].includes(message.reason))
        this.done = true;
      this.receive(message);
    };
    let isRefused = true;
    socket.addEventListener("open", () => (isRefused = false));
    socket.onclose = () => {
      this.lost(socket);
      if (isRefused) void this.inquire();
    };
  }

  /** Whoever is not let in may have no seat, which a socket does not tell; then it is over. */
  private async inquire(): Promise<void> {
    if (this.done || !(await this.isTurnedAway()) || this.done || this.socket?.readyState === WebSocket.OPEN) return;
    this.close();
    this.receive({ type: "bye", reason: "no-seat" });
    this.changed("closed");
  }

  private lost(socket: WebSocket): void {
    if (socket !== this.socket) return;
    this.socket = null;
    if (this.done) {
      this.changed("closed");
      return;
    }
    this.changed("lost");
    const wait = Math.min(1000 * 2 ** this.tries, LATEST);
    this.tries += 1;
    this.timer = window.setTimeout(() => this.open(), wait);
  }

  private check(): void {
    const socket = this.socket;
    if (socket?.readyState !== WebSocket.OPEN) return;
    const quiet = Date.now() - this.lastReceived;
    if (quiet > QUIET + DEAD) this.drop(socket);
    else if (quiet > QUIET) this.send({ type: "ping" });
  }

  /** Give up a socket without waiting for it to close. */
  private drop(socket: WebSocket): void {
    socket.onclose = null;
    socket.onmessage = null;
    socket.close();
    this.lost(socket);
  }
}
