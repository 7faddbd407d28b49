import { NO_BREAK } from "../src/words/typography";

/** With spaces that break: tests say what is said, and `typography.test.ts` how it is set. */
export const plain = (text: string): string => text.replaceAll(NO_BREAK, " ");
