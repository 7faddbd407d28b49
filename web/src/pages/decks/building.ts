/** A deck that is being built: its sets, what may come in, what may leave, sums. Pure functions. */
import type { CardInfo } from "../../api/server";
import type { Deck } from "../../memory/decks";

/** All copies of one card: they go into a Standard deck together, or not at all. */
export interface CardSet {
  key: string;
  /** The one that is shown. */
  card: CardInfo;
  ids: string[];
}

export interface Limits {
  /** How many different cards with each number of copies a Standard deck has. */
  sets: Record<string, number>;
  open: Record<string, [number, number]>;
  together: number;
}

const keyOf = (card: CardInfo): string => `${card.deck} ${card.origin} ${card.name}`;

export function setsOf(cards: readonly CardInfo[]): CardSet[] {
  const found = new Map<string, CardSet>();
  for (const card of cards) {
    const key = keyOf(card);
    const one = found.get(key);
    if (one) one.ids.push(card.id);
    else found.set(key, { key, card, ids: [card.id] });
  }
  return [...found.values()];
}

export const inDeck = (deck: Deck, byId: ReadonlyMap<string, CardInfo>): CardInfo[] =>
  deck.cards.flatMap((id) => byId.get(id) ?? []);

/** Sets of the faction that are not entirely in the deck, from at most one expansion in a Standard deck. */
export function offered(deck: Deck, cards: readonly CardInfo[], origin: string): CardSet[] {
  const there = new Set(deck.cards);
  return setsOf(cards.filter((card) => card.deck === deck.faction)).filter(
    (one) => one.ids.some((id) => !there.has(id)) && (deck.deck_format === "open" || !origin || one.card.origin === origin),
  );
}

/** Where cards of a faction come from. */
export const originsOf = (cards: readonly CardInfo[], faction: string): string[] => [
  ...new Set(cards.filter((card) => card.deck === faction).map((card) => card.origin)),
];

/** One set for another. */
export function swapped(deck: Deck, comes: CardSet, leaves: CardSet | null): Deck {
  const out = new Set(leaves?.ids ?? []);
  const kept = deck.cards.filter((id) => !out.has(id) && !comes.ids.includes(id));
  return { ...deck, cards: [...kept, ...comes.ids].sort() };
}

export const without = (deck: Deck, ids: readonly string[]): Deck => ({ ...deck, cards: deck.cards.filter((id) => !ids.includes(id)) });
export const withCard = (deck: Deck, id: string): Deck => ({ ...deck, cards: [...deck.cards.filter((one) => one !== id), id].sort() });

/** The files that a deck needs: those of its cards, and whatever brings its faction. */
export function withFiles(deck: Deck, byId: ReadonlyMap<string, CardInfo>, files: readonly { name: string; sha256: string; boards: readonly string[] }[]): Deck {
  const needed = new Set(inDeck(deck, byId).map((card) => card.file));
  const board = files.findLast((file) => file.boards.includes(deck.faction));
  const named = files.filter((file) => needed.has(file.sha256) || file === board);
  const lost = deck.card_files.filter((file) => needed.has(file.sha256) && !named.some((one) => one.sha256 === file.sha256));
  return { ...deck, card_files: [...named.map(({ name, sha256 }) => ({ name, sha256 })), ...lost] };
}

export interface Sums {
  kinds: [string, number][];
  colors: [string, number][];
  deals: [string, number][];
  /** Goods to be paid, on average. */
  cost: number;
}

export function sums(cards: readonly CardInfo[]): Sums {
  const count = (values: readonly string[]): [string, number][] =>
    [...new Set(values)].map((value): [string, number] => [value, values.filter((one) => one === value).length]).sort((a, b) => b[1] - a[1]);
  const prices = cards.map((card) => Object.entries(card.cost).reduce((sum, [good, n]) => sum + (good === "location" ? 0 : n), 0));
  return {
    kinds: count(cards.map((card) => card.kind)),
    colors: count(cards.flatMap((card) => card.colors)),
    deals: count(cards.flatMap((card) => card.deal ?? [])),
    cost: cards.length ? prices.reduce((a, b) => a + b, 0) / cards.length : 0,
  };
}
