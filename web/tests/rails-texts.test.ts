import { readdirSync, readFileSync } from "node:fs";
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { describe, expect, it } from "vitest";
import languages from "../../src/patolli/wire/languages.json";

const RAILS = ["../src/games/tzolkin/rails/", "../src/table/rails/"].map((path) => new URL(path, import.meta.url));
const text = (language: string): string =>
  readFileSync(new URL(`../../src/patolli/text/locales/${language}/web-rails.ftl`, import.meta.url), "utf8");
const keys = (language: string): string[] =>
  [...text(language).matchAll(/^([\w-]+) =/gm)].map((found) => found[1]!).sort();

/** Keys as they stand in the code; one that is put together there ends in a dash. */
const used = new Set(
  RAILS.flatMap((folder) =>
    readdirSync(folder).flatMap((name) =>
      [...readFileSync(new URL(name, folder), "utf8").matchAll(/(?<=["`])rails-[\w-]+/g)].map(([key]) => key),
    ),
  ),
);

describe.each(Object.keys(languages))("the texts of the rails in %s", (language) => {
  it("are those of English, each once, all beginning alike", () => {
    expect(keys(language)).toEqual(keys("en"));
    expect(new Set(keys(language)).size).toBe(keys(language).length);
    expect(keys(language).filter((key) => !key.startsWith("rails-"))).toEqual([]);
  });
  it.each([0, 1, 2, 5])("can be said of %i", (n) => {
    const bundle = new FluentBundle(language);
    expect(bundle.addResource(new FluentResource(text(language)))).toEqual([]);
    const args = { n, text: "½", free: n, all: n, level: n, step: n, bonus: n, half: "3", name: "Tom", technology: "x", time: "0:01" };
    for (const key of keys(language)) {
      const errors: Error[] = [];
      expect(bundle.formatPattern(bundle.getMessage(key)!.value!, args, errors), key).not.toBe("");
      expect(errors, key).toEqual([]);
    }
  });
});

it("every text that is used is there, and no other", () => {
  const said = (key: string, one: string): boolean => (key.endsWith("-") ? one.startsWith(key) : one === key);
  for (const key of used) expect(keys("en").some((one) => said(key, one)), key).toBe(true);
  for (const one of keys("en")) expect([...used].some((key) => said(key, one)), one).toBe(true);
});
