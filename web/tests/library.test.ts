import { FluentBundle, FluentResource } from "@fluent/bundle";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import languages from "../../src/patolli/wire/languages.json";
import type { CardInfo } from "../src/api/server";
import { deckOf, fileOf, type Deck } from "../src/memory/decks";
import { choices, distinct, fits, fromQuery, GROUPS, isEmpty, NONE, toggled, toQuery } from "../src/pages/cards/filters";
import { inDeck, offered, originsOf, setsOf, sums, swapped, withCard, withFiles, without } from "../src/pages/decks/building";

const card = (id: string, more: Partial<CardInfo> = {}): CardInfo => ({
  id,
  name: `Card ${id}`,
  words: "Cost: 1 wood.",
  face: {},
  deck: "roman",
  kind: "action",
  colors: ["gray"],
  copies: 1,
  cost: { wood: 1 },
  gives: ["stone"],
  deal: "food",
  raze: {},
  points: 2,
  origin: "base",
  file: "",
  tags: [],
  ...more,
});

describe("looking for cards", () => {
  const prayer = card("A", { tags: ["prayer"], colors: ["red", "blue"], words: "Pray for rain" });

  it("lets everything through at first", () => {
    expect(fits(prayer, NONE)).toBe(true);
    expect(isEmpty(NONE)).toBe(true);
  });

  it("wants one of each group, and every word", () => {
    const red = toggled(NONE, "color", "red");
    expect(fits(prayer, red)).toBe(true);
    expect(fits(prayer, toggled(red, "color", "gray"))).toBe(true);
    expect(fits(prayer, toggled(red, "kind", "feature"))).toBe(false);
    expect(fits(prayer, { ...red, words: "RAIN pray" })).toBe(true);
    expect(fits(prayer, { ...red, words: "rain snow" })).toBe(false);
    expect(toggled(red, "color", "red")).toEqual(NONE);
  });

  it("is kept by the address", () => {
    const filter = { ...toggled(toggled(NONE, "deck", "aztec"), "raze", "vp"), words: "a & b?" };
    expect(fromQuery(toQuery(filter, "AZT001"))).toEqual({ filter, card: "AZT001" });
    expect(toQuery(NONE, "")).toBe("");
    expect(fromQuery(`?words=${"x".repeat(500)}`).filter.words).toHaveLength(100);
  });

  it("shows copies once, and what there is to choose", () => {
    const copies = [card("A"), card("B", { name: "Card A" }), card("C", { deck: "aztec" })];
    expect(distinct(copies).map((one) => one.id)).toEqual(["A", "C"]);
    expect(choices(copies, "deck", ["aztec", "roman", "japanese"])).toEqual(["aztec", "roman"]);
    for (const group of GROUPS) expect(choices(copies, group)).toBeDefined();
  });
});

describe("a deck that is built", () => {
  const cards = [card("A1", { name: "A", copies: 2 }), card("A2", { name: "A", copies: 2 }), card("B1"), card("X1", { name: "X", copies: 2, origin: "own", file: "ff" }), card("X2", { name: "X", copies: 2, origin: "own", file: "ff" }), card("J1", { deck: "japanese" })];
  const byId = new Map(cards.map((one) => [one.id, one]));
  const deck: Deck = { id: "d", game: "g", name: "n", faction: "roman", deck_format: "standard", card_files: [], cards: ["A1", "A2", "B1"] };

  it("swaps whole sets", () => {
    const [comes] = offered(deck, cards, "own");
    const leaves = setsOf(inDeck(deck, byId))[0]!;
    expect(comes!.ids).toEqual(["X1", "X2"]);
    expect(swapped(deck, comes!, leaves).cards).toEqual(["B1", "X1", "X2"]);
    expect(originsOf(cards, "roman")).toEqual(["base", "own"]);
  });

  it("adds and takes single cards in the Open format", () => {
    const open: Deck = { ...deck, deck_format: "open" };
    expect(withCard(open, "X2").cards).toEqual(["A1", "A2", "B1", "X2"]);
    expect(without(open, ["A2"]).cards).toEqual(["A1", "B1"]);
    expect(offered(without(open, ["A2"]), cards, "").map((one) => one.card.id)).toEqual(["A1", "X1"]);
  });

  it("names the files that it needs", () => {
    const files = [{ name: "Own", sha256: "ff", boards: [] }, { name: "Other", sha256: "00", boards: ["aztec"] }];
    expect(withFiles({ ...deck, cards: ["X1"] }, byId, files).card_files).toEqual([{ name: "Own", sha256: "ff" }]);
    expect(withFiles(deck, byId, files).card_files).toEqual([]);
    expect(withFiles({ ...deck, faction: "aztec", cards: [] }, byId, files).card_files).toEqual([{ name: "Other", sha256: "00" }]);
  });

  it("is counted", () => {
    const counted = sums(cards.slice(0, 3));
    expect(counted.kinds).toEqual([["action", 3]]);
    expect(counted.deals).toEqual([["food", 3]]);
    expect(counted.cost).toBe(1);
    expect(sums([]).cost).toBe(0);
  });

  it("is the same after it was a file", () => {
    expect(deckOf(JSON.parse(JSON.stringify(fileOf(deck))), "d", "g", "n")).toEqual(deck);
  });

  it("is not made of anything", () => {
    for (const wrong of [null, 1, [], {}, { faction: "roman" }, { faction: "roman", cards: [1] }, { faction: "roman", cards: Array(700).fill("A") }, { faction: "roman", cards: [], card_files: [{}] }, { faction: "x".repeat(1000), cards: [] }])
      expect(deckOf(wrong, "d", "g", "n")).toBeNull();
  });
});

const SOURCE = new URL("../src/", import.meta.url).pathname;
const used = new Set<string>([...GROUPS.map((group) => `library-by-${group}`), "library-format-standard", "library-format-open"]);
for (const name of readdirSync(SOURCE, { recursive: true, encoding: "utf8" }))
  if (/\.(svelte|ts)$/.test(name))
    for (const [, key] of readFileSync(join(SOURCE, name), "utf8").matchAll(/"(library-[a-z0-9-]+)"/g)) used.add(key!);

describe.each(Object.keys(languages))("the texts of cards and decks in %s", (language) => {
  const text = readFileSync(new URL(`../../src/patolli/text/locales/${language}/web-library.ftl`, import.meta.url), "utf8");
  const bundle = new FluentBundle(language, { useIsolating: false });
  expect(bundle.addResource(new FluentResource(text))).toEqual([]);

  it("are all there, and no others", () => {
    const there = [...text.matchAll(/^(library-[a-z-]+) =/gm)].map((found) => found[1]!);
    expect(there.sort()).toEqual([...used].sort());
  });

  it("can be said with numbers", () => {
    for (const n of [1, 2, 5, 22]) {
      const errors: Error[] = [];
      for (const key of ["library-copies", "library-cards-n", "library-file-wrong"])
        expect(bundle.formatPattern(bundle.getMessage(key)!.value!, { n, name: "x" }, errors)).toContain(String(n));
      expect(errors).toEqual([]);
    }
  });
});
