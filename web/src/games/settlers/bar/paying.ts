/** Ways to pay: gold may stand for any Resource, so those that keep most of it come first. Pure. */
import type { Choice } from "../../../api/server";

export const PAYS = "pay";

const gold = (choice: Choice): number => -(choice.changes["goods.gold"] ?? 0);

export function leastGold(choices: readonly Choice[]): Choice[] {
  if (!choices.every(({ verb }) => verb === PAYS)) return [...choices];
  return [...choices].sort((a, b) => gold(a) - gold(b));
}
