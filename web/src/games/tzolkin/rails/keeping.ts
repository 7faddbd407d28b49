/** The choice of starting wealth: pairs of tiles, in whatever order they were taken. */
import type { Choice } from "../../../api/server";

const KEEP = "keep:";

/** The tiles that a token keeps; none if it is another one, or secret. */
export const keptIn = (token: string | null | undefined): string[] =>
  token?.startsWith(KEEP) ? token.slice(KEEP.length).split("+") : [];

/** The choice that keeps exactly these two. */
export const keepChoice = (legal: readonly Choice[], a: string, b: string): Choice | undefined =>
  legal.find(({ token }) => {
    const kept = keptIn(token);
    return a !== b && kept.includes(a) && kept.includes(b);
  });
