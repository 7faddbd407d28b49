/** Choices by their verb, and those that read alike. */
import type { Choice } from "../../api/server";

export interface Group {
  verb: string;
  choices: Choice[];
}

/** This many can be read without groups. */
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

/** For choices that read alike, such as those of two copies of a card: which of how many each is, by token. */
export function copiesOf(legal: readonly Choice[]): Map<string, string> {
  const alike = new Map<string, Choice[]>();
  for (const choice of legal) alike.set(choice.words, [...(alike.get(choice.words) ?? []), choice]);
  const several = [...alike.values()].filter((all) => all.length > 1);
  return new Map(several.flatMap((all) => all.map(({ token }, i) => [token, `${i + 1}/${all.length}`])));
}
