/** Requests to the server, and what can go wrong with them. */
import type { Problem } from "./schema";

export type * from "./schema";

/** The server has answered, and said no. */
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

export interface Asking {
  body?: unknown;
  query?: Record<string, string | number | undefined | null>;
  /** The secret of a seat. */
  secret?: string | null | undefined;
  /** The secret of a named player. */
  player?: string | null | undefined;
  signal?: AbortSignal;
}

async function answer(method: "GET" | "POST", path: string, asking: Asking): Promise<Response> {
  const headers: Record<string, string> = {};
  if (asking.secret) headers["Patolli-Seat"] = asking.secret;
  if (asking.player) headers["Authorization"] = `Bearer ${asking.player}`;
  if (asking.body !== undefined) headers["Content-Type"] = "application/json";
  const query = new URLSearchParams();
  for (const [key, value] of Object.entries(asking.query ?? {})) if (value != null) query.set(key, String(value));
  const address = `/api${path}${query.size ? `?${query}` : ""}`;
  let response: Response;
  try {
    response = await fetch(address, {
      method,
      headers,
      ...(asking.body === undefined ? {} : { body: JSON.stringify(asking.body) }),
      ...(asking.signal ? { signal: asking.signal } : {}),
    });
  } catch (error) {
    if (error instanceof DOMException && error.name === "AbortError") throw error;
    throw new Unreachable(String(error));
  }
  if (response.ok) return response;
  const problem = await response.json().catch(() => null);
  // A proxy in front of a server that is down answers, too, but not in our words.
  if (typeof problem?.error !== "string") throw new Unreachable(`${response.status}`);
  throw new Refused(response.status, problem as Problem);
}

export async function ask<T>(method: "GET" | "POST", path: string, asking: Asking = {}): Promise<T> {
  const response = await answer(method, path, asking);
  return response.status === 204 ? (undefined as T) : ((await response.json()) as T);
}

/** The answer as it is written: whoever reads JSON with `JSON.parse` loses the last digits of large numbers. */
export const getText = async (path: string, asking: Asking = {}): Promise<string> => (await answer("GET", path, asking)).text();

export const get = <T>(path: string, asking?: Asking): Promise<T> => ask<T>("GET", path, asking);
export const post = <T>(path: string, body: unknown = {}, asking?: Asking): Promise<T> =>
  ask<T>("POST", path, { ...asking, body });
