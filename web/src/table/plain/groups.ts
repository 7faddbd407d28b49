/** Choices by their verb: what stands before the first colon of a token. */
import type { Choice } from "../../api/server";

export interface Group {
  verb: string;
  choices: Choice[];
}

/** So many can be read without groups. */
const FEW = 8;

export function groupsOf(legal: readonly Choice[]): Group[] {
  if (!legal.length) return [];
  if (legal.length <= FEW) return [{ verb: "", choices: [...legal] }];
  const found = new Map<string, Choice[]>();
  for (const choice of legal) {
    const verb = choice.token.split(":", 1)[0]!;
    found.set(verb, [...(found.get(verb) ?? []), choice]);
  }
  return [...found].map(([verb, choices]) => ({ verb, choices }));
}
