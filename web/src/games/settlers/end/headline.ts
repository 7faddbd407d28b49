/** The result of a solo game: the race first, then the rank. */
import { w } from "../../../words/game.svelte";
import { t } from "../../../words/words.svelte";
import { factionLocations, type View } from "../view";

export function headline(view: View): string | null {
  const [player] = view.seats;
  if (!view.virtual || !view.over || !player) return null;
  const values = { own: factionLocations(player), n: view.virtual.collection.length };
  return view.rank ? t("cards-solo-won", { ...values, rank: w(`rank.${view.rank}`) }) : t("cards-solo-lost", values);
}
