/** The one thing that will hurt: what Cleanup takes, the last round, the attack, a draw that cannot be taken back. */
import type { Line } from "../../../common/items/item";
import { t } from "../../../words/words.svelte";
import { ownPicks } from "../centre/lookout";
import { seatInMiddle, type Stage } from "../stage";
import { goodsShown, iconOf, keeps, printed, type View } from "../view";

export interface Pill {
  icon: string;
  text: string;
  line: Line;
  warn: boolean;
}

const PROTECTION = "defense";

export function pillOf(stage: Stage, view: View): Pill | null {
  if (stage.table.preview?.reveals) return { icon: "reveal-lock", text: t("cards-pill-reveals"), line: [], warn: false };
  if (view.over) return null;
  if (view.round === printed().rounds) return { icon: "ph-over", text: t("cards-pill-last"), line: [], warn: false };
  if (view.phase === "lookout" && stage.me !== null) {
    const [first, second] = ownPicks(stage);
    return first && second ? { icon: "ph-lookout", text: t("cards-pill-picks", { first, second }), line: [], warn: false } : null;
  }
  if (view.phase !== "action") return null;
  const me = seatInMiddle(stage);
  const player = view.seats[me];
  if (!player) return null;
  const lost = goodsShown().filter((good) => good !== PROTECTION && player.goods[good] > 0 && !keeps(player, good));
  if (!lost.length) return view.virtual ? { icon: "ph-attack", text: t("cards-pill-attack"), line: [], warn: false } : null;
  const line = lost.flatMap((good) => [{ number: String(player.goods[good]) }, { icon: iconOf(good) }]);
  const alone = view.seats.every((one, seat) => seat === me || one.passed);
  return { icon: "ph-cleanup", text: t("cards-pill-cleanup"), line, warn: alone && view.seats.length > 1 };
}
