/**
 * How a name is set in the room it has: as it is, tighter, or small in three lines; long words break between syllables.
 * Pure: letters are as wide as in a wide typeface, so that what fits here fits everywhere.
 */

/** Widths relative to the font size. */
const WIDE = /[mwMWшщжюмфыШЩЖЮМФ—]/u;
const THIN = /[iljI'’.,:;|!ії]/u;
const SLIM = /[ftr\-()]/u;
const CYRILLIC = /[а-яґєА-ЯҐЄ]/u;
const widthOf = (letter: string): number => {
  if (letter === " ") return 0.35;
  if (THIN.test(letter)) return 0.38;
  if (SLIM.test(letter)) return 0.5;
  if (WIDE.test(letter)) return 1.03;
  if (CYRILLIC.test(letter)) return letter === letter.toLowerCase() ? 0.78 : 0.88;
  return letter === letter.toLowerCase() ? 0.71 : 0.82;
};

interface Level {
  look: "" | "lw" | "lx";
  size: number;
  /** Between letters, relative to the font size. */
  apart: number;
  lines: number;
  /** Not for the name: edges, chip, gap. */
  beside: number;
}

const LEVELS: readonly Level[] = [
  { look: "", size: 11.5, apart: -0.015, lines: 2, beside: 31 },
  { look: "lw", size: 11, apart: -0.045, lines: 2, beside: 24 },
  { look: "lx", size: 9.5, apart: -0.05, lines: 3, beside: 24 },
];
const MORE_CHIPS = 9;

const measure = (text: string, { size, apart }: Level): number => [...text].reduce((sum, letter) => sum + (widthOf(letter) + apart) * size, 0);

const VOWEL = /[aeiouyáàâäãåéèêëíîïóôöőõúûüűąęаеєиіїоуюяыэ]/iu;
/** Sounds written with several letters, or that syllables tend to begin with, stay together. */
const SOUNDS = /sch[mnrlw]?|ch|ck|ph|sh|th|[csdr]z|zs|cs|gy|ny|ly|ty|dź|dż|st[r]?|sp|[bdgkptf]r|[bgkpf]l|ст|[бвгдкпт]р|[бгкп]л|./giu;
const isVowel = (sound: string | undefined): boolean => sound?.length === 1 && VOWEL.test(sound);
const LEAST = 3;

/** The syllables of a word: each begins with the last consonant before a vowel. */
export function syllables(word: string): string[] {
  const sounds = word.match(SOUNDS) ?? [];
  const found: string[] = [];
  let part = "";
  for (const [k, sound] of sounds.entries()) {
    const begins = !isVowel(sound) && isVowel(sounds[k + 1]) && VOWEL.test(part);
    const rest = sounds.slice(k).join("").length;
    if (begins && part.length >= LEAST && rest >= LEAST) {
      found.push(part);
      part = "";
    }
    part += sound;
  }
  return [...found, part];
}

/** How many lines words take, each broken only if necessary; the words as broken. */
function packed(words: readonly string[], room: number, level: Level): { lines: number; words: string[] } {
  const blank = measure(" ", level);
  let [lines, x] = [1, 0];
  const shown = words.map((word) => {
    const parts = measure(word, level) > room ? syllables(word) : [word];
    for (const [k, part] of parts.entries()) {
      const wide = measure(k < parts.length - 1 ? `${part}-` : part, level);
      const to = x ? x + (k ? 0 : blank) + wide : wide;
      if (to <= room) x = to;
      else [lines, x] = [lines + 1, wide];
    }
    return parts.join("\u00ad");
  });
  return { lines, words: shown };
}

/** The look of a name on a card of this width with this many colors, with soft hyphens where words may break. */
export function setName(name: string, width: number, chips: number): { look: Level["look"]; text: string } {
  const words = name.split(" ");
  for (const level of LEVELS) {
    const room = width - level.beside - MORE_CHIPS * Math.max(0, chips - 1);
    const { lines, words: shown } = packed(words, room, level);
    if (lines <= level.lines || level.look === "lx") return { look: level.look, text: shown.join(" ") };
  }
  return { look: "", text: name };
}
