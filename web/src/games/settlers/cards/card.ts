/** What is printed on a card, read from its face (`GET /api/games/settlers/faces`); this code knows no card. */
import type { Line } from "../../../common/items/item";
import { face } from "../../../words/faces.svelte";
import { w } from "../../../words/game.svelte";

export interface Look {
  id: string;
  name: string;
  /** `production`, `feature`, `action`; `attack` for an Attack card. */
  kind: string;
  deck: string;
  colors: readonly string[];
  cost: Line;
  /** What it does by itself or when it is used. */
  lines: readonly Line[];
  /** What it brings once, when it is built, and at the end of the game. */
  bonus: Line;
  end: Line;
  /** How often an Action can be used in a round; 0 for other cards. */
  uses: number;
  deal: Line;
  raze: Line;
  /** Points at the end of the game, for standing there. */
  points: string;
  picture: string;
}

const COMMON = "common";

/** One of the cards, as it looks; for an unknown one, only the id. */
export function lookOf(id: string): Look {
  const found = face(`card.${id}`);
  const part = (name: string): Line => found.parts[name] ?? [];
  const [deck = COMMON, ...colors] = found.tags;
  return {
    id,
    name: w(`name.${id}`) || id,
    kind: found.kind,
    deck,
    colors,
    cost: found.price,
    lines: found.lines,
    bonus: part("bonus"),
    end: part("end"),
    uses: Number(part("uses")[0]?.number ?? 0),
    deal: part("deal"),
    raze: part("raze"),
    points: part("points")[0]?.points ?? "0",
    picture: found.picture,
  };
}

export const isFaction = (card: Look): boolean => card.deck !== COMMON;

/** Name, colors, and what it does in words, part by part: "Cost: 1 wood." */
export const wordsOf = (id: string): string => w(`card.${id}`);
/** The same without the first sentence, which stands above it anyway. */
export const bodyOf = (id: string): string => wordsOf(id).replace(/^.*?\)\.\s*/u, "");

export interface Part {
  text: string;
  head: boolean;
}

/** Words in parts: what a sentence begins with, up to its first colon, is its head ("Cost:"). */
export function partsOf(body: string): Part[] {
  return body
    .split(/((?<=^|\.\s)[^.:]{2,60}:)/u)
    .map((text, k) => ({ text, head: k % 2 === 1 }))
    .filter(({ text }) => text);
}
