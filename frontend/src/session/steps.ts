// Which of some steps still stand: a line that was taken back is told, and counts for nothing.

import type { Step } from "../wire/types";

/** The lines that later ones took back. */
export const takenBack = (steps: readonly Step[]): Set<number> => new Set(steps.flatMap((step) => step.back ?? []));

export function standing(steps: readonly Step[]): Step[] {
  const gone = takenBack(steps);
  return steps.filter((step) => !gone.has(step.n));
}
