/**
 * What Hungarian needs to add to a word that is not known when the sentence is written: its article and its suffix, as
 * `THE($n)` and `SUFFIX($name, "tól")`. The same as `patolli/text/hungarian.py`; both are tested with `hungarian.json`.
 */

const BACK = "aáoóuú";
const ROUNDED = "öőüű";
const VOWELS = `${BACK}eéií${ROUNDED}`;
const LONG: Record<string, string> = { a: "á", e: "é", o: "ó", ö: "ő" };
/** Letters whose names begin with a vowel: ef, el, em, ... */
const SPOKEN_WITH_A_VOWEL = "FLMNRSXY";

/** By the name of the back form: after back vowels, after front ones, after rounded front ones. */
const SUFFIXES: Record<string, [string, string, string]> = {
  tól: ["tól", "től", "től"],
  ról: ["ról", "ről", "ről"],
  ból: ["ból", "ből", "ből"],
  hoz: ["hoz", "hez", "höz"],
  nak: ["nak", "nek", "nek"],
  nál: ["nál", "nél", "nél"],
  ra: ["ra", "re", "re"],
  ban: ["ban", "ben", "ben"],
};

const DIGITS = ["nulla", "egy", "kettő", "három", "négy", "öt", "hat", "hét", "nyolc", "kilenc"];
const TENS = ["", "tíz", "húsz", "harminc", "negyven", "ötven", "hatvan", "hetven", "nyolcvan", "kilencven"];

/** `a` or `az`, as the text after it is spoken: az 1, a 2, az M03, a „Templom”, az „Őserdő”. */
export function article(text: string): "a" | "az" {
  const word = text.replace(/^[ \u00a0„”«»"'(–-]+/, "");
  const first = word.charAt(0);
  if (/\d/.test(first)) {
    const digits = (/^\d+/.exec(word)?.[0] ?? "0").replace(/^0+(?=\d)/, "");
    const group = digits.slice(0, ((digits.length - 1) % 3) + 1);
    return group === "1" || group.startsWith("5") ? "az" : "a";
  }
  const vowel = first !== "" && VOWELS.includes(first.toLowerCase());
  // A code such as A1-F1 is spelled out.
  if (/^[A-Z](?!\p{L})/u.test(word)) return vowel || SPOKEN_WITH_A_VOWEL.includes(first) ? "az" : "a";
  return vowel ? "az" : "a";
}

/** The text with the suffix named by its back form: Annától, Bentől, Ödönhöz, Cleótól, Gracz 1-től. */
export function suffix(text: string, form: string): string {
  const forms = SUFFIXES[form];
  if (!forms || !text) return text;
  const last = text.slice(-1);
  if (/\d/.test(last)) return `${text}-${forms[harmony(lastNumeral(text))]}`;
  if (!/[a-zÀ-ž]/i.test(last)) return `${text}-${forms[harmony(text)]}`;
  return text.slice(0, -1) + (LONG[last] ?? last) + forms[harmony(text)];
}

/**
 * 0 for back vowels, 1 for front ones, 2 for rounded front ones: the last vowel decides, except that é, i, í defer to
 * others.
 */
function harmony(text: string): 0 | 1 | 2 {
  const vowels = [...text.toLowerCase()].filter((letter) => VOWELS.includes(letter));
  for (const vowel of [...vowels].reverse()) {
    if (BACK.includes(vowel)) return 0;
    if (ROUNDED.includes(vowel)) return vowel === vowels.at(-1) ? 2 : 1;
    if (vowel === "e") return 1;
  }
  return 1;
}

/** The last word of the number that the text ends with, as it is spoken. */
function lastNumeral(text: string): string {
  const digits = (/\d+$/.exec(text)?.[0] ?? "0").replace(/^0+(?=\d)/, "");
  const [last, tens, hundreds] = [digits.at(-1), digits.at(-2), digits.at(-3)];
  if (last !== "0" || digits === "0") return DIGITS[Number(last)] ?? "";
  if (tens !== "0") return TENS[Number(tens)] ?? "";
  return hundreds !== "0" ? "száz" : "ezer";
}
