/** Looking for words in the rules, and finding the article of a place. */
import { describe, expect, test } from "vitest";
import type { RuleArticle, RuleChapter } from "../src/api/server";
import { articleAt, marked, search, wordsOf } from "../src/common/rules/search";

const article = (name: string, title: string, lines: string[], places: string[] = []): RuleArticle => ({
  name, title, lines, places, rules: ["T1"], things: [{ key: "space.tikal.1", label: "1", text: "Łaska bogów" }], figure: "", icons: [],
});
const CHAPTERS: RuleChapter[] = [
  { name: "a", title: "A", articles: [article("one", "Żywienie robotników", ["Każdy robotnik zjada 2 kosze."], ["space", "tile"])] },
  { name: "b", title: "B", articles: [article("two", "Świątynie", ["Szczytowy stopień"], ["space:tikal", "tile:M"])] },
];

const names = (query: string): string[] => search(CHAPTERS, query).flatMap((chapter) => chapter.articles.map((one) => one.name));

describe("search", () => {
  test("without words everything is there", () => expect(names("  ")).toEqual(["one", "two"]));
  test("all words count, wherever they stand", () => {
    expect(names("robotnik kosze")).toEqual(["one"]);
    expect(names("robotnik stopień")).toEqual([]);
    expect(names("t1 laska")).toEqual(["one", "two"]);
  });
  test("marks and capitals do not matter", () => expect(names("swiatynie SZCZYTOWY")).toEqual(["two"]));
  test("words are known once", () => expect(wordsOf(" Áldás aldas ÁLDÁS ")).toEqual(["aldas"]));
});

describe("marks", () => {
  const hits = (text: string, query: string): string[] => marked(text, wordsOf(query)).filter(({ hit }) => hit).map((piece) => piece.text);
  test("hits stand as they are written", () => {
    expect(hits("Żywienie, żywi, ŻYWY", "zyw")).toEqual(["Żyw", "żyw", "ŻYW"]);
    expect(marked("Straße", wordsOf("ss")).map((piece) => piece.text)).toEqual(["Stra", "ß", "e"]);
  });
  test("nothing is lost or doubled", () => {
    for (const query of ["", "a", "aba ab", "xyz", "banan"]) {
      const pieces = marked("bananabanán", wordsOf(query));
      expect(pieces.map((piece) => piece.text).join("")).toBe("bananabanán");
    }
  });
});

test("the article that names most of a place is the one about it", () => {
  expect(articleAt(CHAPTERS, "space:tikal:3")?.name).toBe("two");
  expect(articleAt(CHAPTERS, "space:uxmal:3")?.name).toBe("one");
  expect(articleAt(CHAPTERS, "nothing", "tile:M03")?.name).toBe("two");
  expect(articleAt(CHAPTERS, "nothing")).toBeNull();
});
