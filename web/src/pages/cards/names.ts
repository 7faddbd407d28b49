/** Names of the things that cards are filtered by: the game's words, or else what files call them. */
import { w } from "../../words/game.svelte";
import { t } from "../../words/words.svelte";
import type { Group } from "./filters";

const KEYS: Record<Group, string> = { deck: "deck", kind: "kind", color: "color", costs: "good", gives: "good", deal: "good", raze: "good", tag: "tag", origin: "origin" };

export function traitName(group: Group, value: string): string {
  if (value === "location") return t("library-location");
  return w(`${KEYS[group]}.${value}`) || value;
}

export const deckName = (deck: string): string => w(`deck.${deck}`) || deck;
