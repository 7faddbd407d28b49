/** Which card prays, and which colors it names. */
import type { Look } from "../cards/card";
import { lookOf } from "../cards/card";
import type { Stage } from "../stage";

const CHIP = "chip-";

export const prays = (card: Look): boolean => [...card.lines, card.bonus].some((line) => line.some(({ icon }) => icon === "pray"));

/** The last card of this turn, or of the last turns, that has a Prayer. */
export function prayerCard(stage: Stage): string | null {
  const tried = stage.table.chosen.flatMap((step) => step.arguments);
  const made = stage.table.turns.slice(-3).flatMap((turn) => turn.steps.flatMap((step) => step.arguments ?? []));
  return [...made, ...tried].findLast((id) => prays(lookOf(id))) ?? null;
}

/** The colors that a Prayer counts one by one; none if it works differently. */
export function namedColors(card: Look): string[] {
  const line = [...card.lines, card.bonus].find((one) => one.some(({ icon }) => icon === "pray")) ?? [];
  return line.flatMap(({ icon }) => (icon?.startsWith(CHIP) ? [icon.slice(CHIP.length)] : []));
}
