/** Which Common Locations the attack line threatens now: those with the good of an Attack card in their Raze field. */
import type { SettlersVirtual } from "../../../api/server";
import type { Item } from "../../../common/items/item";
import { isFaction, lookOf } from "../cards/card";
import type { Location, SeatView } from "../view";

const sign = (item: Item | undefined): string => item?.icon ?? (item?.points ? "points" : "");

export function endangered(player: SeatView, { line }: SettlersVirtual): Location[] {
  const wanted = new Set(line.map((id) => sign(lookOf(id).lines[0]?.[0])));
  return player.locations.filter(({ id }) => !isFaction(lookOf(id)) && lookOf(id).raze.some((item) => wanted.has(sign(item))));
}
