/** What targeting a card costs and brings, as a line: from the choice itself, or else from its Raze field. */
import type { Choice } from "../../../api/server";
import type { Line } from "../../../common/items/item";
import { iconOf } from "../view";
import type { Look } from "../cards/card";

const counted = (amounts: Record<string, number>): Line =>
  Object.entries(amounts).flatMap(([path, n]) => (n ? [{ number: String(Math.abs(n)) }, { icon: iconOf(path.replace("goods.", "")) }] : []));

export function billOf(choice: Choice | undefined, card: Look): Line {
  if (!choice) return card.raze;
  const price = counted(choice.price ?? {});
  return price.length ? [...price, { between: "›" }, ...card.raze] : card.raze.length ? card.raze : choice.sign;
}
