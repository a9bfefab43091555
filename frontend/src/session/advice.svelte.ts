// What a bot would do here, if I ask for it: its word, and the things that this names.

import type { Word } from "./choosing";
import type { Session } from "./session.svelte";
import type { Hinted, ClientMessage } from "../wire/types";

export class Advice {
  hint = $state.raw<Hinted | "thinking" | null>(null);

  constructor(
    private readonly session: Session,
    private readonly send: (message: ClientMessage) => void,
  ) {}

  word: Word | null = $derived.by(() => {
    const { hint } = this;
    return hint && hint !== "thinking" ? (this.session.words.find((one) => one.word === hint.word) ?? null) : null;
  });
  ids: Set<string> = $derived.by(
    () => new Set((this.word?.parts ?? []).map(([name, value]) => this.session.carriers.get(`${name} ${value}`) ?? "")),
  );

  ask(): void {
    this.hint = "thinking";
    this.send({ type: "hint" });
  }

  forget(): void {
    this.hint = null;
  }
}
