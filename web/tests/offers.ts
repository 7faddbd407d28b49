/** Choices for tests, as the server offers them. */
import type { Choice } from "../src/api/server";

export function choice(token: string, change: Partial<Choice> = {}): Choice {
  const [verb = "", ...rest] = token.split(":");
  return {
    token,
    verb,
    arguments: rest,
    does: {},
    words: token,
    label: token,
    sign: [],
    changes: {},
    price: {},
    result: {},
    places: [],
    completes: false,
    elsewhere: false,
    ...change,
  };
}
