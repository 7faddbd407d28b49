/** The choice of starting wealth: pairs of tiles, in whatever order they were taken. */
import type { Choice, Step } from "../../../api/server";

/** The tiles that a step keeps; none if it is another one, or secret. */
export const keptIn = (step: Pick<Step, "verb" | "arguments"> | undefined): readonly string[] =>
  step?.verb === "keep" ? (step.arguments ?? []) : [];

/** The choice that keeps exactly these two. */
export const keepChoice = (legal: readonly Choice[], a: string, b: string): Choice | undefined =>
  legal.find((choice) => {
    const kept = keptIn(choice);
    return a !== b && kept.includes(a) && kept.includes(b);
  });
