/**
 * The games with their own parts here; each is loaded with its first table or page. Any other game is played on a plain
 * board, and shown with the server's pictures and texts.
 */
import type { Component } from "svelte";
import type { HTMLButtonAttributes } from "svelte/elements";
import type { Game } from "../table/game";

type Part = () => Promise<{ default: Component }>;

interface Own {
  /** Its icon, one that every page has. */
  icon: string;
  game: () => Promise<{ game: Game }>;
  /** How its cards are drawn, for pages of cards and decks. */
  cards?: () => Promise<{ cards: CardParts }>;
  /** A picture for the start page. */
  hero?: Part;
  /** Options of a first game, if not the defaults. */
  first?: Record<string, unknown>;
}

/** The parts of a card game; icons by what cards can be filtered by: `deck`, `kind`, `color`, `good`. */
export interface CardParts {
  /** A card in a list, to be clicked. */
  Hand: Component<{ id: string; look?: string; tag?: string } & HTMLButtonAttributes>;
  /** A card to be read. */
  Full: Component<{ id: string }>;
  icon: (group: string, value: string) => string;
  /** The values of each group of filters that come first, in printed order. */
  order: () => Record<string, string[]>;
}

/** In the order in which they are offered. */
const OWN: Record<string, Own> = {
  tzolkin: {
    icon: "gear",
    game: () => import("./tzolkin"),
    hero: () => import("./tzolkin/WheelPicture.svelte"),
  },
  settlers: {
    icon: "location",
    game: () => import("./settlers"),
    cards: () => import("./settlers/library"),
    hero: () => import("./settlers/CardsPicture.svelte"),
    first: { factions: ["roman", "barbarian"] },
  },
};

export async function gameOf(name: string): Promise<Game> {
  return (await (OWN[name]?.game ?? (() => import("../table/plain")))()).game;
}

/** How a game's cards are drawn; null if they are not. */
export async function cardsOf(name: string): Promise<CardParts | null> {
  return (await OWN[name]?.cards?.())?.cards ?? null;
}

/** Those that are at home here, the one for newcomers first. */
export const ownGames = Object.keys(OWN);
export const iconOf = (name: string): string => OWN[name]?.icon ?? "card";
export const heroOf = (name: string): Part | null => OWN[name]?.hero ?? null;
export const firstOptionsOf = (name: string): Record<string, unknown> => OWN[name]?.first ?? {};

/** What belongs to a game besides its deal, and is committed to with it (`Notation.header` on the server). */
const HEADERS: Record<string, readonly string[]> = { settlers: ["factions", "options", "card_files"] };

export const headerOf = (name: string): readonly string[] => HEADERS[name] ?? [];
