/** What those who look at a game ask the server: hints, outlooks, summaries, records, tries. */
import { get, getText, post, type Created, type Evaluation, type HintAnswer, type NewSeat, type Summary } from "../../api/server";
import { remember } from "../../memory/keys";
import { settings } from "../../memory/settings.svelte";
import { go } from "../../routing.svelte";
import type { TableStore } from "../table.svelte";

const TOP = 3;

const spoken = (): { language: typeof settings.language } => ({ language: settings.language });

/** The best decisions: after the tried steps, or at an old position of a finished game. */
export function askHint(table: TableStore, at: number | null, signal: AbortSignal): Promise<HintAnswer> {
  const body = at === null ? { steps: table.steps, top: TOP } : { at, top: TOP };
  return post("/api/tables/{id}/hint", body, { path: { id: table.id }, ...table.who, query: spoken(), signal });
}

/** What every seat may expect at a position. */
export const askOutlook = (table: TableStore, at: number, signal: AbortSignal): Promise<Evaluation> =>
  get("/api/tables/{id}/evaluation", { path: { id: table.id }, ...table.who, query: { at }, signal });

/** Where the points came from, after the end. */
export const askSummary = (table: TableStore): Promise<Summary> =>
  get("/api/tables/{id}/summary", { path: { id: table.id }, query: spoken() });

/** A table of one's own that begins at a position, the deciding seat played here, all others by bots. */
export async function tryFrom(table: TableStore, at: number, seat: number): Promise<void> {
  const seats = table.info!.seats.map((one): NewSeat => (one.seat === seat ? { kind: "mine" } : { kind: "bot", name: one.name, strength: "normal" }));
  enter(await post("/api/tables/{id}/fork", { at, seats }, { path: { id: table.id }, secret: table.secret }));
}

/** Sits down at a table that was just made. */
export function enter(made: Created): void {
  remember(made.table.id, made.table.game, made.keys);
  go(`/t/${made.table.id}`);
}

/** The same once more. What goes wrong the table tells. */
export async function rematch(table: TableStore): Promise<void> {
  const made = await table.act("rematch", undefined);
  if (made) enter(made);
}

/** Saves the record as this seat may know it; a plain link could not say who asks. */
export async function saveRecord(table: TableStore): Promise<void> {
  const record = await getText("/api/tables/{id}/record", { path: { id: table.id }, ...table.who });
  const file = URL.createObjectURL(new Blob([record], { type: "application/json" }));
  const link = document.createElement("a");
  link.href = file;
  link.download = `patolli-${table.info?.game ?? ""}-${table.id}.json`;
  link.click();
  // The browser has to fetch it first.
  setTimeout(() => URL.revokeObjectURL(file), 10_000);
}
