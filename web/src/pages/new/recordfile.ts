/** A file with the record of a game, as far as it can be checked before the server sees it. */
export const MOST_BYTES = 4 * 1024 * 1024;

export interface RecordFile {
  record: Record<string, unknown>;
  /** Names of the seats, if the file tells. */
  players: string[];
}

/** A key of a text that says what is wrong, or what the file holds. */
export function recordOf(text: string): RecordFile | string {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return "pages-upload-not-json";
  }
  if (typeof value !== "object" || value === null || Array.isArray(value)) return "pages-upload-not-record";
  const record = value as Record<string, unknown>;
  if (typeof record.game !== "string" || !Array.isArray(record.moves)) return "pages-upload-not-record";
  if (record.partial) return "pages-upload-partial";
  const names: unknown[] = Array.isArray(record.players) ? record.players : [];
  return { record, players: names.map((name) => (typeof name === "string" ? name : "")) };
}
