/** Decks that were built in this browser; each can be saved as a file, too. */
import { isObject, read, write } from "./storage";

export interface FileName {
  name: string;
  sha256: string;
}

export interface Deck {
  id: string;
  game: string;
  name: string;
  faction: string;
  deck_format: "standard" | "open";
  card_files: FileName[];
  cards: string[];
}

const MOST = 50;
const MOST_CARDS = 639;

const isText = (value: unknown): value is string => typeof value === "string" && value.length <= 100;
const isFile = (value: unknown): value is FileName => isObject(value) && isText(value.name) && isText(value.sha256);
const areCards = (value: unknown): value is string[] => Array.isArray(value) && value.length <= MOST_CARDS && value.every(isText);

/** Anybody may have written the file: only a deck's own fields are taken from it. */
export function deckOf(value: unknown, id: string, game: string, name: string): Deck | null {
  if (!isObject(value) || !isText(value.faction) || !areCards(value.cards)) return null;
  const files = value.card_files ?? [];
  if (!Array.isArray(files) || files.length > 20 || !files.every(isFile)) return null;
  return {
    id,
    game,
    name,
    faction: value.faction,
    deck_format: value.deck_format === "open" ? "open" : "standard",
    card_files: files.map(({ name: called, sha256 }) => ({ name: called, sha256 })),
    cards: value.cards,
  };
}

const isDeck = (value: unknown): value is Deck =>
  isObject(value) && isText(value.id) && isText(value.game) && isText(value.name) && deckOf(value, "", "", "") !== null;
const areDecks = (value: unknown): value is Deck[] => Array.isArray(value) && value.every(isDeck);

export const decks = (game: string): Deck[] => all().filter((deck) => deck.game === game);
const all = (): Deck[] => read("decks", areDecks, []);

export const deckBy = (id: string): Deck | null => all().find((deck) => deck.id === id) ?? null;

/** Newest first; if there are too many, the oldest go. */
export function keepDeck(deck: Deck): void {
  write("decks", [deck, ...all().filter((one) => one.id !== deck.id)].slice(0, MOST));
}

export function forgetDeck(id: string): void {
  write("decks", all().filter((deck) => deck.id !== id));
}

export const newDeckId = (): string => Array.from(crypto.getRandomValues(new Uint8Array(10)), (byte) => "abcdefghijkmnpqrstuvwxyz23456789"[byte % 32]).join("");

/** As the server reads it, and as a file. */
export const fileOf = ({ faction, deck_format, card_files, cards }: Deck): Record<string, unknown> => ({
  format: "patolli-deck",
  version: 1,
  faction,
  deck_format,
  card_files: card_files.map(({ name, sha256 }) => ({ name, sha256 })),
  cards: [...cards],
});
