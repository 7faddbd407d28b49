import { expect, test } from "vitest";
import examples from "../../src/patolli/text/hungarian.json";
import { article, suffix } from "../src/words/hungarian";

for (const [form, texts] of Object.entries(examples.article))
  test.each(texts)(`${form} before %s`, (text) => expect(article(text)).toBe(form));

for (const [form, names] of Object.entries(examples.suffix))
  test.each(Object.entries(names))(`-${form} after %s`, (name, whole) => expect(suffix(name, form)).toBe(whole));
