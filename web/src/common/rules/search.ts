/** Searching for words in articles: all of them, anywhere, ignoring diacritics. */
import type { RuleArticle, RuleChapter } from "../../api/server";

/** Letters that no decomposition makes plain. */
const OTHERS: Record<string, string> = { ł: "l", ß: "ss", "’": "'" };

interface Folded {
  plain: string;
  /** Where each plain letter comes from. */
  at: number[];
}

function fold(text: string): Folded {
  let plain = "";
  const at: number[] = [];
  let from = 0;
  for (const sign of text) {
    const small = sign.toLowerCase();
    const letters = (OTHERS[small] ?? small).normalize("NFD").replace(/\p{M}/gu, "");
    for (let k = 0; k < letters.length; k += 1) at.push(from);
    plain += letters;
    from += sign.length;
  }
  at.push(text.length);
  return { plain, at };
}

/** The words of a query, each once. */
export const wordsOf = (query: string): string[] => [...new Set(fold(query).plain.split(/\s+/).filter(Boolean))];

const textOf = (article: RuleArticle): string =>
  [article.title, ...article.lines, ...article.things.flatMap(({ label, text }) => [label, text]), ...article.rules].join("\n");

/** Chapters with only those articles that contain all words; chapters without any are left out. */
export function search(chapters: readonly RuleChapter[], query: string): RuleChapter[] {
  const words = wordsOf(query);
  if (!words.length) return [...chapters];
  return chapters
    .map((chapter) => {
      const articles = chapter.articles.filter((article) => {
        const { plain } = fold(textOf(article));
        return words.every((word) => plain.includes(word));
      });
      return { ...chapter, articles };
    })
    .filter(({ articles }) => articles.length);
}

/** A text in pieces: the matches, and what lies between them. */
export function marked(text: string, words: readonly string[]): { text: string; hit: boolean }[] {
  const { plain, at } = fold(text);
  const spans = words
    .flatMap((word) => {
      const found: [number, number][] = [];
      for (let k = plain.indexOf(word); k >= 0; k = plain.indexOf(word, k + word.length)) found.push([at[k]!, at[k + word.length]!]);
      return found;
    })
    .sort((a, b) => a[0] - b[0]);
  const pieces: { text: string; hit: boolean }[] = [];
  let done = 0;
  for (const [from, to] of spans) {
    if (to <= done) continue;
    const begin = Math.max(from, done);
    if (begin > done) pieces.push({ text: text.slice(done, begin), hit: false });
    pieces.push({ text: text.slice(begin, to), hit: true });
    done = to;
  }
  if (done < text.length || !pieces.length) pieces.push({ text: text.slice(done), hit: false });
  return pieces;
}

/** The article about a place: the one that matches most of it. Of several places, the first that has one counts. */
export function articleAt(chapters: readonly RuleChapter[], ...places: string[]): RuleArticle | null {
  for (const place of places) {
    let best: RuleArticle | null = null;
    let most = -1;
    for (const article of chapters.flatMap((chapter) => chapter.articles))
      for (const one of article.places)
        if (place.startsWith(one) && one.length > most) [best, most] = [article, one.length];
    if (best) return best;
  }
  return null;
}
