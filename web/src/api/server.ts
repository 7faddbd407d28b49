/**
 * Requests to the server, and what can go wrong with them. Addresses, requests and responses are those of the server's
 * OpenAPI document (schema.d.ts): an unknown address, or a misnamed field, does not compile.
 */
import createClient from "openapi-fetch";
import type { paths, Problem } from "./schema";
import { noteTime } from "./time";

export type * from "./schema";

/** The server has answered, and refused. */
export class Refused extends Error {
  constructor(
    readonly status: number,
    readonly problem: Problem,
  ) {
    super(problem.detail);
  }
}

/** Nobody has answered. */
export class Unreachable extends Error {}

/** Who is asking. */
export interface Asker {
  /** The secret of a seat. */
  secret?: string | null | undefined;
  /** Of the other seats that are played from here: the answer may be from the viewpoint of the one whose turn it is. */
  others?: readonly string[] | undefined;
  /** The secret of a named player. */
  player?: string | null | undefined;
  /** The secret of a shelf of files. */
  shelf?: string | null | undefined;
}

/** Every address of the server: `told(server.GET("/api/tables/{id}", { params: { path: { id } }, ...by(who) }))`. */
export const server = createClient<paths>({
  baseUrl: typeof location === "undefined" ? "http://localhost" : location.origin,
  fetch: (request: Request) => {
    // The server's refusals are in the app's language, not the browser's.
    if (typeof document !== "undefined") request.headers.set("Accept-Language", document.documentElement.lang);
    return fetch(request);
  },
});

/** The headers that say who is asking. */
export function by({ secret, others, player, shelf }: Asker): { headers: Record<string, string> } {
  const headers: Record<string, string> = {};
  if (secret) headers["Patolli-Seat"] = [secret, ...(others ?? [])].join(", ");
  if (player) headers["Authorization"] = `Bearer ${player}`;
  if (shelf) headers["Patolli-Shelf"] = shelf;
  return { headers };
}

interface Heard<T> {
  data?: T;
  error?: unknown;
  response: Response;
}

const isProblem = (error: unknown): error is Problem =>
  typeof error === "object" && error !== null && "error" in error && typeof error.error === "string";

/** What the server has answered, or what went wrong. */
export async function told<T>(asked: Promise<Heard<T>>): Promise<T> {
  let found: Heard<T>;
  try {
    found = await asked;
  } catch (error) {
    // Somebody gave up waiting; or there is an answer, but not one of ours.
    if ((error instanceof DOMException && error.name === "AbortError") || error instanceof SyntaxError) throw error;
    throw new Unreachable(String(error));
  }
  noteTime(found.response.headers.get("date"));
  if (found.response.ok) return found.data!;
  // A proxy in front of a server that is down answers, too, but not in our format.
  if (!isProblem(found.error)) throw new Unreachable(`${found.response.status}`);
  throw new Refused(found.response.status, found.error);
}
