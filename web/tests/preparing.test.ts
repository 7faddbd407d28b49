/** How far the server is in getting ready, asked of one made of functions. */
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Preparations, Preparing } from "../src/api/server";

const READY: Preparations = { ready: true, left: 0, parts: [] };
const part = (game: string, what: Preparing["part"], state: Preparing["state"], left: number): Preparing => ({
  game,
  title: game,
  part: what,
  state,
  share: state === "ready" ? 1 : 0,
  left,
});
const parts = [
  part("tzolkin", "rules", "compiling", 10),
  part("settlers", "rules", "compiling", 5),
  part("tzolkin", "bots", "waiting", 20),
  part("settlers", "bots", "failed", 0),
];
const GOING: Preparations = { ready: false, left: 20, parts };

let asked: number;
let answer: () => Response;
const json = (body: unknown, status = 200): Response => new Response(JSON.stringify(body), { status });

beforeEach(() => {
  vi.useFakeTimers();
  vi.resetModules();
  asked = 0;
  vi.stubGlobal("fetch", async () => {
    asked += 1;
    return answer();
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

type Store = typeof import("../src/api/preparing.svelte");
async function watching(): Promise<Store> {
  const store = await import("../src/api/preparing.svelte");
  void store.watchPreparations();
  await vi.advanceTimersByTimeAsync(0);
  return store;
}

describe("asking", () => {
  it("is done once if everything is ready", async () => {
    answer = () => json(READY);
    const { preparing } = await watching();
    await vi.advanceTimersByTimeAsync(100_000);
    expect([asked, preparing.now, preparing.seen]).toEqual([1, null, false]);
  });

  it("goes on every second until then, and never again", async () => {
    answer = () => json(GOING);
    const { preparing } = await watching();
    await vi.advanceTimersByTimeAsync(3000);
    expect([asked, preparing.now, preparing.seen]).toEqual([4, GOING, true]);
    answer = () => json(READY);
    await vi.advanceTimersByTimeAsync(100_000);
    expect([asked, preparing.now, preparing.seen]).toEqual([5, null, true]);
  });

  it("becomes rare while nobody answers, and keeps what is known", async () => {
    answer = () => json(GOING);
    const { preparing } = await watching();
    answer = () => {
      throw new TypeError("network");
    };
    await vi.advanceTimersByTimeAsync(1000 + 2000 + 4000);
    expect([asked, preparing.now]).toEqual([4, GOING]);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(asked).toBeLessThan(8);
    answer = () => json(GOING);
    await vi.advanceTimersByTimeAsync(30_000);
    const before = asked;
    await vi.advanceTimersByTimeAsync(5000);
    expect(asked).toBe(before + 5);
  });

  it.each([
    ["a busy server", 429, true],
    ["one that has failed", 500, true],
    ["one that does not know the question", 404, false],
  ])("of %s", async (_, status, again) => {
    answer = () => json({ error: "word", detail: "" }, status);
    const { preparing } = await watching();
    await vi.advanceTimersByTimeAsync(2000);
    expect([asked, preparing.now]).toEqual([again ? 2 : 1, null]);
  });

  it.each(["<!doctype html>", "null", "{}", "[]"])("ends with an answer that says nothing: %s", async (text) => {
    answer = () => new Response(text);
    const { preparing } = await watching();
    await vi.advanceTimersByTimeAsync(10_000);
    expect([asked, preparing.now]).toEqual([1, null]);
  });
});

describe("what is left", () => {
  it("for bots is all of their game, one part after the other", async () => {
    answer = () => json(GOING);
    expect((await watching()).botsLeft("tzolkin")).toBe(30);
  });

  it("is nothing for bots that are ready, could not be compiled ahead, or are not known", async () => {
    const ready = [part("tzolkin", "rules", "compiling", 10), part("tzolkin", "bots", "ready", 0)];
    answer = () => json({ ...GOING, parts: [...ready, part("settlers", "bots", "failed", 0)] });
    const { botsLeft } = await watching();
    expect(["tzolkin", "settlers", "chess"].map(botsLeft)).toEqual([null, null, null]);
  });

  it("for everything is no less than for any game", async () => {
    answer = () => json(GOING);
    const { allLeft } = await watching();
    expect([allLeft(GOING), allLeft({ ...GOING, left: 35 })]).toEqual([30, 35]);
  });

  it("is told game by game, in the order of the first parts", async () => {
    answer = () => json(READY);
    const { byGame } = await watching();
    expect(byGame(parts).map((one) => [one.game, one.parts.length])).toEqual([["tzolkin", 2], ["settlers", 2]]);
  });
});
