import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { litTabs, tabOf, tabsOf } from "../src/table/tabs";
import { arrange } from "../src/table/layout";
import type { Game } from "../src/table/game";
import { copiesOf } from "../src/table/plain/groups";
import { choice } from "./offers";

const SOURCE = new URL("../src/", import.meta.url).pathname;
const GAMES = readdirSync(join(SOURCE, "games"), { withFileTypes: true }).filter((one) => one.isDirectory()).map((one) => one.name);
const OTHERS = ["settlers", "pebbles"];

function files(folder: string): [name: string, text: string][] {
  return readdirSync(join(SOURCE, folder), { recursive: true, encoding: "utf8" })
    .filter((name) => /\.(ts|svelte)$/.test(name))
    .map((name) => [join(folder, name), readFileSync(join(SOURCE, folder, name), "utf8")]);
}

describe("the shell", () => {
  it.each(["table", "pages", "common", "words", "memory"])("of %s knows games only by their list", (folder) => {
    for (const [name, text] of files(folder))
      for (const [, from] of text.matchAll(/(?:from|import\()\s*"([^"]+)"/g))
        if (from!.includes("/games/")) expect.unreachable(`${name} imports ${from}`);
  });

  it.each(["table", "pages", "words"])("of %s names no game", (folder) => {
    for (const [name, text] of files(folder))
      for (const game of [...GAMES, ...OTHERS]) expect(text.toLowerCase().includes(game), `${name} names ${game}`).toBe(false);
  });

  it("has no folder that nobody finds anything in", () => {
    const folders = readdirSync(SOURCE, { recursive: true, withFileTypes: true }).filter((one) => one.isDirectory());
    for (const { parentPath, name } of folders) {
      const here = readdirSync(join(parentPath, name), { withFileTypes: true }).filter((one) => one.isFile());
      expect(here.length, name).toBeLessThanOrEqual(25);
    }
  });
});

describe("the tabs of the tray", () => {
  const game = {
    panels: ["temples", "tech", "tiles"].map((id) => ({ id, icon: id, name: id, places: [id] })),
    own: ["goods"],
  } as unknown as Game;
  const ids = (width: number, height: number) => tabsOf(game, arrange(width, height), null).map((tab) => tab.id);

  it("are those of the design", () => {
    expect(ids(390, 844)).toEqual(["me", "temples", "tech", "tiles", "players", "log"]);
    expect(ids(768, 1024)).toEqual(["temples", "tech", "tiles", "log", "chat"]);
    expect(ids(1280, 720)).toEqual(["tech", "tiles", "log", "chat"]);
    expect(ids(1440, 900)).toEqual(["tiles", "log", "chat"]);
    expect(ids(1920, 1080)).toEqual(["chat", "hints"]);
  });

  it("have one more while something is open for now", () => {
    expect(tabsOf(game, arrange(1440, 900), { id: "choices" }).map((tab) => tab.id)).toEqual(["tiles", "log", "chat", "choices"]);
    expect(tabsOf(game, arrange(1440, 900), { id: "chat" }).map((tab) => tab.id)).toEqual(["tiles", "log", "chat"]);
  });

  it("come forward when everything that is lit lies there", () => {
    const lit = (...places: string[]) => litTabs(new Map(places.map((place) => [place, []])), game, arrange(390, 844));
    expect(lit("tiles:a", "tiles:b").all).toBe("tiles");
    expect(lit("tiles:a", "goods:wood")).toEqual({ some: new Set(["tiles", "me"]), all: null });
    expect(lit("tiles:a", "space:1").all).toBeNull();
    expect(lit().all).toBeNull();
    expect(tabOf("temples:x", game, arrange(1440, 900))).toBeNull();
  });
});

describe("choices in words", () => {
  it("are numbered where they read alike, as those of two copies of a card do", () => {
    const all = [choice("build:A", { words: "Build Ruins" }), choice("pass", { words: "Pass" }), choice("build:B", { words: "Build Ruins" })];
    expect([...copiesOf(all)]).toEqual([["build:A", "1/2"], ["build:B", "2/2"]]);
  });
});
