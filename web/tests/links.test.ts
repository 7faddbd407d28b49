import { describe, expect, it } from "vitest";
import examples from "../../src/patolli/wire/links.json";
import { readLink, tableLink } from "../src/api/links";

interface Example {
  link: string;
  url: string;
  table: string;
  seat?: number;
  secret?: string;
}
const keyOf = ({ seat, secret }: Example) => (seat === undefined || secret === undefined ? null : { seat, secret });

describe("links, as programs read and write them", () => {
  it.each(examples.read as Example[])("$link is read and written", (one) => {
    const { url, table } = one;
    expect(readLink(one.link)).toEqual({ url, table, query: "", key: keyOf(one) });
    expect(tableLink(table, keyOf(one) ?? undefined, url)).toBe(one.link);
  });
  it.each(examples.also_read as Example[])("$link is read", (one) => {
    expect(readLink(one.link)).toMatchObject({ url: one.url, table: one.table, key: keyOf(one) });
  });
  it.each(examples.refused)("%s is refused", (link) => expect(readLink(link)).toBeNull());
});
