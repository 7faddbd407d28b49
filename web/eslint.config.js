import js from "@eslint/js";
import svelte from "eslint-plugin-svelte";
import globals from "globals";
import ts from "typescript-eslint";

export default ts.config(
  { ignores: ["node_modules", "src/api/schema.d.ts"] },
  js.configs.recommended,
  ...ts.configs.recommended,
  ...svelte.configs.recommended,
  { languageOptions: { globals: { ...globals.browser, ...globals.node } } },
  { files: ["**/*.svelte", "**/*.svelte.ts"], languageOptions: { parserOptions: { parser: ts.parser } } },
  {
    rules: {
      // TypeScript knows better.
      "no-undef": "off",
      // Ours are replaced, never changed, or nobody watches them.
      "svelte/prefer-svelte-reactivity": "off",
      // Addresses are built by plain strings: there is one router, in routing.svelte.ts.
      "svelte/no-navigation-without-resolve": "off",
    },
  },
);
