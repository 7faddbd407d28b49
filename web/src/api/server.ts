/**
 * Requests to the server, and what can go wrong with them. Addresses, what is sent and what is answered are those of the
 * server's OpenAPI document (schema.d.ts): an address that does not exist, or a field with another name, is not compiled.
 */
import createClient from "openapi-fetch";
import type { PathsWithMethod, SuccessResponseJSON } from "openapi-typescript-helpers";
import type { paths, Problem } from "./schema";

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

export type Gets = PathsWithMethod<paths, "get">;
export type Posts = PathsWithMethod<paths, "post">;
type Operation<V extends "get" | "post", P extends keyof paths> = paths[P][V];
type Part<O, K extends "path" | "query"> = O extends { parameters: { [key in K]?: infer T } } ? T : never;
export type Body<P extends Posts> = Operation<"post", P> extends { requestBody: { content: { "application/json": infer T } } } ? T : undefined;
export type Answer<V extends "get" | "post", P extends keyof paths> =
  Operation<V, P> extends infer O ? (O extends Record<string | number, unknown> ? SuccessResponseJSON<O> : never) : never;

/** Who asks, and how long they wait. */
export interface Asker {
  /** The secret of a seat. */
  secret?: string | null | undefined;
  /** The secret of a named player. */
  player?: string | null | undefined;
  signal?: AbortSignal;
}
export type Asking<O> = Asker &
  ([NonNullable<Part<O, "path">>] extends [never] ? { path?: undefined } : { path: NonNullable<Part<O, "path">> }) & {
    query?: { [K in keyof NonNullable<Part<O, "query">>]?: NonNullable<Part<O, "query">>[K] | null | undefined };
  };

const client = createClient<paths>({
  baseUrl: typeof location === "undefined" ? "http://localhost" : location.origin,
  fetch: (request: Request) => fetch(request),
});

interface Told {
  path?: object | undefined;
  query?: object | undefined;
  body?: unknown;
}

async function ask(method: "GET" | "POST", address: string, asking: Asker & Told, text = false): Promise<unknown> {
  const headers: Record<string, string> = {};
  if (asking.secret) headers["Patolli-Seat"] = asking.secret;
  if (asking.player) headers["Authorization"] = `Bearer ${asking.player}`;
  const query = Object.fromEntries(Object.entries(asking.query ?? {}).filter(([, value]) => value != null));
  const params = { path: asking.path ?? {}, query };
  const init = { headers, params, parseAs: text ? "text" : "json", body: asking.body, signal: asking.signal ?? null };
  let found: { data?: unknown; error?: unknown; response: Response };
  try {
    // The types of what is sent were checked by `get` and `post`.
    found = await (method === "GET" ? client.GET : client.POST)(address as never, init as never);
  } catch (error) {
    // Somebody gave up waiting; or it is an answer, but none of ours.
    if ((error instanceof DOMException && error.name === "AbortError") || error instanceof SyntaxError) throw error;
    throw new Unreachable(String(error));
  }
  if (found.response.ok) return found.data;
  const problem = found.error as Problem | undefined;
  // A proxy in front of a server that is down answers, too, but not in our words.
  if (typeof problem?.error !== "string") throw new Unreachable(`${found.response.status}`);
  throw new Refused(found.response.status, problem);
}

export const get = <P extends Gets>(address: P, asking: Asking<Operation<"get", P>>): Promise<Answer<"get", P>> =>
  ask("GET", address, asking) as Promise<Answer<"get", P>>;

export const post = <P extends Posts>(address: P, body: Body<P>, asking: Asking<Operation<"post", P>>): Promise<Answer<"post", P>> =>
  ask("POST", address, { ...asking, body: body ?? {} }) as Promise<Answer<"post", P>>;

/** The answer as it is written: whoever reads JSON with `JSON.parse` loses the last digits of large numbers. */
export const getText = <P extends Gets>(address: P, asking: Asking<Operation<"get", P>>): Promise<string> =>
  ask("GET", address, asking, true) as Promise<string>;
