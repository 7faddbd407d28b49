/** How cards of Imperial Settlers are drawn on pages of cards and decks. */
import type { CardParts } from "../index";
import "./cards/cards.css";
import FullCard from "./cards/FullCard.svelte";
import HandCard from "./cards/HandCard.svelte";
import { loadSprites } from "./cards/sprites";
import { goodsShown, printed } from "./view";

await loadSprites();

const PREFIXES: Record<string, string> = { deck: "crest-", kind: "t-", color: "chip-" };
const ICONS: Record<string, string> = { gold: "coin", worker: "settler", vp: "points", location: "own-location", prayer: "pray", blessing: "bless-red", common_card: "common-card", faction_card: "faction-card" };

function icon(group: string, value: string): string {
  if (group in PREFIXES) return `${PREFIXES[group]}${value}`;
  return printed().good_icons[value] ?? ICONS[value] ?? value;
}

function order(): Record<string, string[]> {
  const { factions, types, colors } = printed();
  const goods = [...goodsShown(), "vp", "card"];
  return { deck: ["common", ...factions], kind: types, color: colors, costs: goods, gives: goods, deal: goods, raze: goods, origin: ["base", "house"] };
}

export const cards: CardParts = { Hand: HandCard, Full: FullCard, icon, order };
