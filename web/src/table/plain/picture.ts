/** The picture of what is shown, drawn by the server from what this seat may see. */
import type { PictureBody } from "../../api/server";
import type { TableStore } from "../table.svelte";

/** What the picture is of: another text, another picture. */
export function wanted(table: TableStore, theme: "light" | "dark"): PictureBody {
  const { scene, newest } = table;
  const shown = scene ? { at: scene.at, steps: [] } : { at: null, steps: table.steps };
  return { seq: newest?.seq ?? 0, theme, ...shown };
}

/** Its address, good until it is given back; null if the server did not draw it. */
export async function drawn(table: TableStore, body: PictureBody, signal: AbortSignal): Promise<string | null> {
  const { secret, player } = table.who;
  const headers: Record<string, string> = { "Content-Type": "application/json" };
  if (secret) headers["Patolli-Seat"] = secret;
  if (player) headers["Authorization"] = `Bearer ${player}`;
  const answer = await fetch(`/api/tables/${table.id}/picture`, { method: "POST", headers, body: JSON.stringify(body), signal });
  return answer.ok ? URL.createObjectURL(await answer.blob()) : null;
}
