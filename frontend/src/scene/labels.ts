// How the drawings of one stage write their labels, pictures and letters.

import { faced } from "./arrange";
import type { Wording } from "./symbols";
import type { Reader, Texts } from "../common/texts";
import { letterOf } from "./tones";
import type { Picture, Stage } from "../wire/types";

export function wordingOf(texts: Texts, reader: Reader, stage: Stage | null): Wording {
  return {
    words: (label) => texts.plain(label, reader),
    picture: (picture: Picture) => {
      const whole = faced(picture, reader.faces);
      return { symbol: whole.symbol ?? "", tone: whole.tone, labels: whole.labels, by: picture.by };
    },
    letter: (tone) => letterOf(stage, tone),
  };
}
