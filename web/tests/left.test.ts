/** How long something still takes: rounded, and in the words of each language. */
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { leftInWords, roughly } from "../src/words/left";
import { speak } from "../src/words/words.svelte";
import { plain } from "./plain";

beforeAll(() => void vi.stubGlobal("document", { documentElement: { lang: "en" } }));
afterAll(() => void vi.unstubAllGlobals());

describe("seconds", () => {
  it.each([
    [0, "moment", undefined],
    [0.4, "moment", undefined],
    [0.6, "seconds", 1],
    [12.3, "seconds", 12],
    [19.4, "seconds", 19],
    [19.9, "seconds", 20],
    [22.4, "seconds", 20],
    [23, "seconds", 25],
    [41.3, "seconds", 40],
    [90, "seconds", 90],
    [91, "minutes", 2],
    [149, "minutes", 2],
    [151, "minutes", 3],
    [1260, "minutes", 21],
  ])("%d are about so many %s", (seconds, unit, n) => expect(roughly(seconds)).toEqual(n === undefined ? { unit } : { unit, n }));
});

describe.each([
  ["en", "just a moment", "about 12 s left", "about 2 minutes left", "about 5 minutes left", "about 21 minutes left"],
  ["de", "nur noch einen Moment", "noch etwa 12 s", "noch etwa 2 Minuten", "noch etwa 5 Minuten", "noch etwa 21 Minuten"],
  ["hu", "már csak egy pillanat", "még kb. 12 mp", "még kb. 2 perc", "még kb. 5 perc", "még kb. 21 perc"],
  ["pl", "jeszcze tylko chwila", "jeszcze ok. 12 s", "jeszcze ok. 2 minut", "jeszcze ok. 5 minut", "jeszcze ok. 21 minut"],
  ["uk", "ще мить", "ще приблизно 12 с", "ще приблизно 2 хвилини", "ще приблизно 5 хвилин", "ще приблизно 21 хвилину"],
] as const)("in %s", (language, ...wanted) => {
  it("they are said as people say them", async () => {
    await speak(language);
    expect([0, 12, 120, 300, 1260].map(leftInWords).map(plain)).toEqual(wanted);
  });
});
