/**
 * How a text is set: minus signs, dashes, ellipses, percent signs, quotation marks, and nonbreaking spaces. The same as
 * `patolli/text/typography.py`; both read a language's rules from `typography.json`, and are tested with it.
 */
import { languages } from "../../../src/patolli/text/typography.json";

export const NO_BREAK = "\u00a0";

/** What programs read stays as it is. */
const CODE = /(`[^`]*`|https?:\/\/\S+)/;

type Rule = readonly [RegExp, string];
const known = new Map<string, readonly Rule[]>();

/** With the language's characters, and a number kept together with what it counts. */
export function typeset(text: string, language: string): string {
  let rules = known.get(language);
  if (!rules) known.set(language, (rules = rulesOf(language)));
  const set = (part: string): string => rules.reduce((so, [pattern, instead]) => so.replace(pattern, instead), part);
  return text
    .split(CODE)
    .map((part, at) => (at % 2 ? part : set(part)))
    .join("");
}

function rulesOf(language: string): Rule[] {
  const { quotes, percent, ellipsis, alone, loose } = languages[language as keyof typeof languages] ?? languages.en;
  const letter = alone ? `[${alone}${alone.toUpperCase()}]` : "(?!)";
  const quoted = `${quotes[0]}$1${quotes[1]}`;
  return [
    [/\.\.\./g, "…"],
    [/[ \u00a0]?…$/g, `${ellipsis}…`],
    [/(?<=[ \u00a0]) ?--?(?= )/g, "–"],
    [/(?<![^\s(])-(?=\d)/g, "−"],
    [/(?<=\d)[ \u00a0]?%/g, `${percent}%`],
    [/(?<![^\s(])"([^"\n]+)"(?![\p{L}\p{N}_])/gu, quoted],
    [/“([^“”„«»\n]+)”/g, quoted],
    [new RegExp(String.raw`(?<![\p{L}\p{N}_-])(\d+(?:[.,]\d+)?) (?=\p{L}|%)(?!${letter}\s|(?:${loose})(?!\p{L}))`, "gu"), `$1${NO_BREAK}`],
    [/ (?=[–—](?:\s|$)|…$)/g, NO_BREAK],
    [new RegExp(String.raw`(?<![\p{L}\p{N}_’'])(${letter}) (?=\S)`, "gu"), `$1${NO_BREAK}`],
  ];
}
