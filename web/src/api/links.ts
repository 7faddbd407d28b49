/**
 * Links to tables and seats, the same as for programs (`src/patolli/wire/links.py`): tests of both read `links.json`.
 */
const TABLE = /^[a-z2-7]{16}$/;
const LINK = /^(?:(https?:\/\/[^\s#?]+?))?\/t\/([a-z2-7]{16})\/?(\?[^\s#]*)?(?:#(\d):([\w-]{20,100}))?$/;

export interface Link {
  /** Of the server; empty for a path on this one. */
  url: string;
  table: string;
  /** What is shown there: `?at=62`. */
  query: string;
  /** The seat, and the secret that makes one its holder. */
  key: { seat: number; secret: string } | null;
}

export function readLink(link: string): Link | null {
  const found = LINK.exec(link.trim());
  if (!found) return null;
  const [, url = "", table = "", query = "", seat, secret] = found;
  return { url, table, query, key: secret === undefined ? null : { seat: Number(seat), secret } };
}

/** The page that a pasted link, its path, or just a table's id leads to; null if there is no table in it. */
export function tableAddress(pasted: string): string | null {
  const text = pasted.trim();
  if (TABLE.test(text)) return tableLink(text, undefined, "");
  const link = readLink(text);
  return link && tableLink(link.table, link.key ?? undefined, "", link.query);
}

/** The link of a table; with the secret it is the seat. */
export function tableLink(id: string, key?: { seat: number; secret: string }, url = location.origin, query = ""): string {
  return `${url}/t/${id}${query}${key ? `#${key.seat}:${key.secret}` : ""}`;
}
