/** A seat's production in the next round, as its empire stands now. */
import type { Line } from "../../../common/items/item";
import { face } from "../../../words/faces.svelte";
import { w } from "../../../words/game.svelte";
import { t } from "../../../words/words.svelte";
import { lookOf } from "../cards/card";
import { colorsOf, goodsShown, iconOf, printed, rowOf, type SeatView } from "../view";
import { brings, bringsLine } from "./production";

const PRODUCTION = "production";
const CARDS = ["common_card", "faction_card", "card"];

/** Icons of what one can have, in the order of the own board; points and cards after goods. */
const order = (): string[] => [...goodsShown().map(iconOf), "points", ...CARDS.map(iconOf)];

export function nextRound(player: SeatView): Line {
  const standing = rowOf(player.locations, PRODUCTION);
  const lines = [...face(`board.${player.faction}`).lines, ...player.deals.map((id) => lookOf(id).deal), ...standing.flatMap(({ id }) => lookOf(id).lines)];
  return bringsLine(brings(lines, new Map(colorsOf(player)), new Set(order())), order());
}

/** A line of numbers and goods in words. */
export function sayLine(line: Line): string {
  const names = new Map(Object.entries(printed().good_icons).map(([good, icon]) => [icon, w(`good.${good}`)]));
  names.set("pray", t("cards-prayer")).set("t-production", w("kind.production"));
  const words = line.flatMap((item, k) => {
    if (item.points) return [`${item.points} ${w("good.vp")}`];
    return item.icon ? [`${line[k - 1]?.number ?? ""} ${names.get(item.icon) ?? ""}`.trim()] : [];
  });
  return words.join(", ");
}
