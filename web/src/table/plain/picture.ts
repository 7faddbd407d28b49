/** The picture of what is shown, drawn by the server from what this seat may see. */
import { by, Refused, server, told, type PictureBody } from "../../api/server";
import type { TableStore } from "../table.svelte";

/** What the picture shows: a different text means a different picture. */
export function wanted(table: TableStore, theme: "light" | "dark"): PictureBody {
  const { scene, newest } = table;
  const shown = scene ? { at: scene.at, steps: [] } : { at: null, steps: table.steps };
  return { seq: newest?.seq ?? 0, theme, ...shown };
}

/** Its address, valid until released; null if the server did not draw it. */
export async function drawn(table: TableStore, body: PictureBody, signal: AbortSignal): Promise<string | null> {
  const asked = { body, params: { path: { id: table.id } }, ...by(table.who), parseAs: "blob", signal } as const;
  try {
    return URL.createObjectURL(await told(server.POST("/api/tables/{id}/picture", asked)));
  } catch (error) {
    if (error instanceof Refused) return null;
    throw error;
  }
}
