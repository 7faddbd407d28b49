/** What people who look at a game ask the server: hints, outlooks, summaries, records, forks. */
import { by, server, told, type Created, type Evaluation, type HintAnswer, type NewSeat, type Summary } from "../../api/server";
import { remember } from "../../memory/keys";
import { settings } from "../../memory/settings.svelte";
import { go } from "../../routing.svelte";
import type { TableStore } from "../table.svelte";

const TOP = 4;

const spoken = (): { language: typeof settings.language } => ({ language: settings.language });

/** The best turns: after the tried steps, or at an old position of a finished game. */
export function askHint(table: TableStore, at: number | null, signal: AbortSignal): Promise<HintAnswer> {
  const body = at === null ? { steps: table.steps, top: TOP } : { at, top: TOP };
  return told(server.POST("/api/tables/{id}/hint", { body, params: { path: { id: table.id }, query: spoken() }, ...by(table.who), signal }));
}

/** What every seat may expect at a position. */
export const askOutlook = (table: TableStore, at: number, signal: AbortSignal): Promise<Evaluation> =>
  told(server.GET("/api/tables/{id}/evaluation", { params: { path: { id: table.id }, query: { at } }, ...by(table.who), signal }));

/** Where the points came from, after the end. */
export const askSummary = (table: TableStore): Promise<Summary> =>
  told(server.GET("/api/tables/{id}/summary", { params: { path: { id: table.id }, query: spoken() } }));

/** Who plays a seat of a fork: the person trying, or a bot of this strength. */
export type Tries = "me" | NonNullable<NewSeat["strength"]>;

/** A new table that begins at a position, with the chosen player in each seat. */
export async function tryFrom(table: TableStore, at: number, who: readonly Tries[]): Promise<void> {
  const seats = table.info!.seats.map((one, i): NewSeat => {
    const by = who[i] ?? "normal";
    return by === "me" ? { kind: "mine", name: one.name } : { kind: "bot", name: one.name, strength: by };
  });
  enter(await told(server.POST("/api/tables/{id}/fork", { body: { at, seats }, params: { path: { id: table.id } }, ...by({ secret: table.secret }) })));
}

/** Sits down at a table that was just made. */
export function enter(made: Created): void {
  remember(made.table.id, made.table.game, made.keys);
  go(`/t/${made.table.id}`);
}

/** The same once more. The table reports errors. */
export async function rematch(table: TableStore): Promise<void> {
  const made = await table.act((here) => server.POST("/api/tables/{id}/rematch", here));
  if (made) enter(made);
}

/** Saves the record as this seat may know it; a plain link could not say who is asking. */
export async function saveRecord(table: TableStore): Promise<void> {
  const record = await told(server.GET("/api/tables/{id}/record", { params: { path: { id: table.id } }, ...by(table.who), parseAs: "text" }));
  const file = URL.createObjectURL(new Blob([record], { type: "application/json" }));
  const link = document.createElement("a");
  link.href = file;
  link.download = `patolli-${table.info?.game ?? ""}-${table.id}.json`;
  link.click();
  // The browser has to fetch it first.
  setTimeout(() => URL.revokeObjectURL(file), 10_000);
}
