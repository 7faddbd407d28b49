/** Which colors a card counts: what comes after "per", or before "whenever". */
import type { Look } from "../cards/card";

const CHIP = "chip-";

export function countedColors(card: Look): string[] {
  const chips = [...card.lines, card.bonus, card.end].flatMap((line) => line.flatMap(({ icon }) => (icon?.startsWith(CHIP) ? [icon.slice(CHIP.length)] : [])));
  return [...new Set(chips)];
}
