import { readdirSync, readFileSync } from "node:fs";
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { describe, expect, it } from "vitest";
import languages from "../../src/patolli/wire/languages.json";

const SOURCES = ["../src/table/looking", "../src/table/rails", "../src/games/tzolkin/top", "../src/games/tzolkin/rails"];
const file = (language: string): string =>
  readFileSync(new URL(`../../src/patolli/text/locales/${language}/web-look.ftl`, import.meta.url), "utf8");
const keys = (text: string): string[] => [...text.matchAll(/^(look-[\w-]+) =/gm)].map((found) => found[1]!).sort();

/** Every key that stands in the code as it is; those that are put together end in a dash. */
function used(): string[] {
  const found = new Set<string>();
  for (const folder of SOURCES)
    for (const name of readdirSync(new URL(folder, import.meta.url)))
      for (const [key] of readFileSync(new URL(`${folder}/${name}`, import.meta.url), "utf8").matchAll(/(?<=["'`])look-[\w-]+/g)) found.add(key);
  return [...found];
}

describe.each(Object.keys(languages))("the texts in %s", (language) => {
  it("are the same as in English, and each is there once", () => {
    const here = keys(file(language));
    expect(here).toEqual(keys(file("en")));
    expect(new Set(here).size).toBe(here.length);
  });
  it("can be read", () => {
    const bundle = new FluentBundle(language);
    expect(bundle.addResource(new FluentResource(file(language)))).toEqual([]);
    const args = { n: 2, day: 2, days: 2, last: 27, need: 4, have: 3, when: "x", name: "Tom", names: "Tom", points: "3", error: "1", place: 2, lines: "9", games: "9", seconds: "2", strength: "x" };
    for (const key of keys(file(language))) {
      const errors: Error[] = [];
      bundle.formatPattern(bundle.getMessage(key)!.value!, args, errors);
      expect(errors, key).toEqual([]);
    }
  });
});

it("all texts that are used are there", () => {
  const there = keys(file("en"));
  for (const key of used())
    expect(there.some((one) => (key.endsWith("-") ? one.startsWith(key) : one === key)), key).toBe(true);
});
