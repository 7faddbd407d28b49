import { expect, test } from "vitest";
import examples from "../../src/patolli/text/typography.json";
import { NO_BREAK, typeset } from "../src/words/typography";
import { plain } from "./plain";

for (const [language, texts] of Object.entries(examples.signs))
  test.each(Object.entries(texts))(`${language}: %s`, (text, wanted) => {
    const set = typeset(text, language);
    expect(plain(set)).toBe(plain(wanted));
    expect(typeset(set, language)).toBe(set);
  });

for (const [language, texts] of Object.entries(examples.bound))
  test.each(Object.entries(texts))(`${language}, spaces of %s`, (text, wanted) => {
    const set = typeset(text, language);
    expect(set).toBe(wanted.replaceAll("_", NO_BREAK));
    expect(typeset(set, language)).toBe(set);
  });
