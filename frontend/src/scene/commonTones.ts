// Written by `./cablecar schema` from src/cablecar/scene/palette.py. Edit that.

import type { Tone } from "../wire/types";

export const COMMON: Record<string, Tone> = {
  red: ["#C8553D", "#C05A44", "hatch", "R"],
  blue: ["#3E7CB1", "#447FB0", "waves", "B"],
  green: ["#5B8C5A", "#5F8F5E", "dots", "G"],
  yellow: ["#E3B23C", "#CFA23C", "grid", "Y"],
  violet: ["#7D5BA6", "#8264AA", "cross", "V"],
  orange: ["#E07A3F", "#CF7443", "chevrons", "O"],
  grey: ["#8A8D91", "#84888D", "bricks", "S"],
  black: ["#33312F", "#4B4844", "stars", "K"],
};
