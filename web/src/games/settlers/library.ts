/** How cards of Imperial Settlers are drawn on pages of cards and decks. */
import type { CardParts } from "../index";
import { facts } from "../../words/faces.svelte";
import "./cards/cards.css";
import FullCard from "./cards/FullCard.svelte";
import HandCard from "./cards/HandCard.svelte";
import { loadSprites } from "./cards/sprites";

await loadSprites();

const PREFIXES: Record<string, string> = { deck: "crest-", kind: "t-", color: "chip-" };
const ICONS: Record<string, string> = { gold: "coin", worker: "settler", vp: "points", location: "own-location", prayer: "pray", blessing: "bless-red", common_card: "common-card", faction_card: "faction-card" };

function icon(group: string, value: string): string {
  if (group in PREFIXES) return `${PREFIXES[group]}${value}`;
  const goods = facts<{ good_icons?: Record<string, string> }>()?.good_icons ?? {};
  return goods[value] ?? ICONS[value] ?? value;
}

export const cards: CardParts = { Hand: HandCard, Full: FullCard, icon };
