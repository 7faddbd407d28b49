/** Secrets of seats that are of no use any more: somebody got up elsewhere, or was removed from the table. */
import { get, Refused } from "../api/server";
import { forget, keysOf } from "../memory/keys";

/** The secret that was sent is of no seat. */
export const isWrong = (error: unknown): boolean => error instanceof Refused && error.status === 403;

/** Forgets those secrets kept here that are of no seat any more; whether there was one. */
export async function forgetWrong(id: string): Promise<boolean> {
  const kept = keysOf(id);
  for (const { seat, secret } of kept)
    if (await get("/api/tables/{id}", { path: { id }, secret }).then(() => false, isWrong)) forget(id, seat);
  return keysOf(id).length < kept.length;
}
