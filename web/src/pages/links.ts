/** What somebody pastes to come to a table: a whole link, its path, or only the table's id. */
const TABLE = /^[a-z2-7]{16}$/;
const LINK = /\/t\/([a-z2-7]{16})\/?(\?[^#]*)?(#\d:[\w-]{20,100})?$/;

/** The address of the page, or null if there is no table in it. */
export function tableAddress(pasted: string): string | null {
  const text = pasted.trim();
  if (TABLE.test(text)) return `/t/${text}`;
  const found = LINK.exec(text);
  return found ? `/t/${found[1]}${found[2] ?? ""}${found[3] ?? ""}` : null;
}

/** The link of a table; with the secret it is the seat. */
export function tableLink(id: string, key?: { seat: number; secret: string }): string {
  return `${location.origin}/t/${id}${key ? `#${key.seat}:${key.secret}` : ""}`;
}
