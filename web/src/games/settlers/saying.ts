/**
 * Cards in words, for people who do not see them: name, colors, kind, what it does, what lies on it, what can be done.
 */
import { w } from "../../words/game.svelte";
import { t } from "../../words/words.svelte";
import { lookOf, wordsOf } from "./cards/card";
import { marksOf } from "./cards/marks";
import type { Stage } from "./stage";
import type { Location } from "./view";

const WORDS: Record<string, string> = {
  defense: "cards-protected",
  samurai: "cards-samurai",
  block: "cards-blocked",
  "egyptian-token": "cards-taken-over",
};

export function sayCard(stage: Stage, id: string, place: string, location?: Location): string {
  const card = lookOf(id);
  const colors = card.colors.map((color) => w(`color.${color}`));
  const state: string[] = [];
  if (location && card.uses) state.push(t("cards-used", { used: location.used, uses: card.uses }));
  if (location) for (const { icon, count } of marksOf(location)) state.push(WORDS[icon] ? t(WORDS[icon]) : t("cards-on-it", { n: count }));
  const can = (stage.lit.get(place) ?? []).map((choice) => choice.words);
  return [card.name, ...colors, wordsOf(id), ...state, ...can].filter(Boolean).join(". ");
}
