/** Seat secrets that are no longer of use: somebody got up elsewhere, or was removed from the table. */
import { by, Refused, server, told } from "../api/server";
import { forget, keysOf } from "../memory/keys";

/** The secret that was sent belongs to no seat. */
export const isWrong = (error: unknown): boolean => error instanceof Refused && error.status === 403;

/** Forgets the secrets kept here that no longer belong to a seat; returns whether there was one. */
export async function forgetWrong(id: string): Promise<boolean> {
  const kept = keysOf(id);
  for (const { seat, secret } of kept)
    if (await told(server.GET("/api/tables/{id}", { params: { path: { id } }, ...by({ secret }) })).then(() => false, isWrong)) forget(id, seat);
  return keysOf(id).length < kept.length;
}
