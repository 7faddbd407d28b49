/** Card filters: the filter as in the address, and which cards it lets through. Pure functions. */
import type { CardInfo } from "../../api/server";

export const GROUPS = ["deck", "kind", "color", "costs", "gives", "deal", "raze", "tag", "origin"] as const;
export type Group = (typeof GROUPS)[number];
export type Filter = Record<Group, readonly string[]> & { words: string };

export const NONE: Filter = { deck: [], kind: [], color: [], costs: [], gives: [], deal: [], raze: [], tag: [], origin: [], words: "" };

/** A card's values in a group. */
export function traits(card: CardInfo, group: Group): readonly string[] {
  switch (group) {
    case "deck":
      return [card.deck];
    case "kind":
      return [card.kind];
    case "color":
      return card.colors;
    case "costs":
      return Object.keys(card.cost);
    case "gives":
      return card.gives;
    case "deal":
      return card.deal ? [card.deal] : [];
    case "raze":
      return Object.keys(card.raze);
    case "tag":
      return card.tags;
    case "origin":
      return [card.origin];
  }
}

/** Within a group one match is enough; every group and every word has to match. */
export function fits(card: CardInfo, filter: Filter): boolean {
  const groups = GROUPS.every((group) => filter[group].length === 0 || traits(card, group).some((one) => filter[group].includes(one)));
  const text = `${card.name} ${card.words} ${card.id}`.toLocaleLowerCase();
  return groups && filter.words.toLocaleLowerCase().split(/\s+/).every((word) => text.includes(word));
}

/** Copies that look alike are shown once: the first of them, and how many there are. */
export function distinct(cards: readonly CardInfo[]): CardInfo[] {
  const seen = new Set<string>();
  return cards.filter((card) => {
    const key = `${card.file} ${card.deck} ${card.name}`;
    return !seen.has(key) && seen.add(key);
  });
}

/** What there is to choose in a group, in the order of the cards' own lists. */
export function choices(cards: readonly CardInfo[], group: Group, order: readonly string[] = []): string[] {
  const found = new Set(cards.flatMap((card) => traits(card, group)));
  return [...order.filter((one) => found.has(one)), ...[...found].filter((one) => !order.includes(one))];
}

export function toggled(filter: Filter, group: Group, value: string): Filter {
  const on = filter[group].includes(value);
  return { ...filter, [group]: on ? filter[group].filter((one) => one !== value) : [...filter[group], value] };
}

export const isEmpty = (filter: Filter): boolean => !filter.words && GROUPS.every((group) => !filter[group].length);

export function toQuery(filter: Filter, card: string): string {
  const query = new URLSearchParams();
  for (const group of GROUPS) if (filter[group].length) query.set(group, filter[group].join("."));
  if (filter.words) query.set("words", filter.words);
  if (card) query.set("card", card);
  const text = query.toString();
  return text ? `?${text}` : "";
}

export function fromQuery(text: string): { filter: Filter; card: string } {
  const query = new URLSearchParams(text);
  const filter = { ...NONE, words: (query.get("words") ?? "").slice(0, 100) };
  for (const group of GROUPS) filter[group] = (query.get(group) ?? "").split(".").filter(Boolean).slice(0, 20);
  return { filter, card: (query.get("card") ?? "").slice(0, 8) };
}
