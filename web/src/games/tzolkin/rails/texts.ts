/** Sentences that several rails need. */
import { t } from "../../../words/words.svelte";
import type { Stage } from "../stage";

/** `2 wood, 1 gold`. */
export const goodsText = (goods: Record<string, number>): string =>
  Object.entries(goods)
    .map(([kind, n]) => t(`rails-goods-${kind === "skull" ? "skulls" : kind}`, { n }))
    .join(", ");

/** What a player is called among others: one's own seat is "you". */
export const whoText = (stage: Stage, seat: number): string =>
  seat === stage.me ? t("rails-you-named", { name: stage.nameOf(seat) }) : stage.nameOf(seat);

/** A change: `+3`, `−2`. */
export const signed = (by: number): string => (by < 0 ? `−${-by}` : `+${by}`);

/** What to add to the name of a place: that it can be chosen, or why not. */
export function stateText(stage: Stage, place: string): string {
  if (stage.lit.has(place)) return t("rails-can-choose");
  return stage.blocked[place] ?? "";
}

/** Sentences in a row; empty ones are left out. */
export const sentences = (...parts: string[]): string =>
  parts
    .filter(Boolean)
    .map((part) => (/[.!?…]$/.test(part) ? part : `${part}.`))
    .join(" ");
