/** Choices by their verb. */
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
    found.set(choice.verb, [...(found.get(choice.verb) ?? []), choice]);
  }
  return [...found].map(([verb, choices]) => ({ verb, choices }));
}
