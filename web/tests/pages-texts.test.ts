import { FluentBundle, FluentResource } from "@fluent/bundle";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import languages from "../../src/patolli/wire/languages.json";
import { STRENGTHS } from "../src/pages/new/newtable";

const LOCALES = new URL("../../src/patolli/text/locales/", import.meta.url).pathname;
const SOURCE = new URL("../src/", import.meta.url).pathname;
const PROBLEMS = new URL("../../src/patolli/server/problems.py", import.meta.url).pathname;

function bundleOf(language: string): FluentBundle {
  const bundle = new FluentBundle(language, { useIsolating: false });
  const text = readFileSync(join(LOCALES, language, "web-pages.ftl"), "utf8");
  expect(bundle.addResource(new FluentResource(text))).toEqual([]);
  return bundle;
}

const used = new Set<string>();
for (const name of readdirSync(SOURCE, { recursive: true, encoding: "utf8" }))
  if (/\.(svelte|ts)$/.test(name))
    for (const [, key] of readFileSync(join(SOURCE, name), "utf8").matchAll(/"(pages-[a-z0-9-]+)"/g)) used.add(key!);
for (const strength of STRENGTHS) used.add(`pages-strength-${strength}`);
for (const [, word] of readFileSync(PROBLEMS, "utf8").matchAll(/word = (?:\d+, )?"([a-z-]+)"/g)) used.add(`pages-error-${word}`);

describe.each(Object.keys(languages))("the texts of the pages in %s", (language) => {
  const bundle = bundleOf(language);
  it("are all there", () => expect([...used].filter((key) => !bundle.hasMessage(key))).toEqual([]));
  it("can be said with numbers", () => {
    for (const n of [1, 2, 5, 22]) {
      const errors: Error[] = [];
      for (const key of ["pages-free-seats", "pages-table-of", "pages-finished", "pages-lobby-fill", "pages-clock-days-is"])
        expect(bundle.formatPattern(bundle.getMessage(key)!.value!, { n }, errors)).toContain(String(n));
      expect(errors).toEqual([]);
    }
  });
});
