import { readFileSync } from "node:fs";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { type Plugin } from "vite";
import { defineConfig } from "vitest/config";

const server = process.env.PATOLLI_SERVER ?? "http://127.0.0.1:8000";

/** The icons stand in the page itself: `<use href="#corn">` finds them at once, and nothing blinks. */
function icons(): Plugin {
  return {
    name: "patolli-icons",
    transformIndexHtml: (html) =>
      html.replace("<!--icons-->", readFileSync(new URL("src/style/icons.svg", import.meta.url), "utf8").replace(/<!--.*?-->\n?/gs, "")),
  };
}

export default defineConfig({
  plugins: [svelte(), icons()],
  // Everything but `/` is the server's or the application's own page.
  server: { proxy: { "/api": { target: server, ws: true } } },
  resolve: { alias: { $locales: new URL("../src/patolli/text/locales", import.meta.url).pathname, $data: new URL("../src/patolli/tzolkin/data", import.meta.url).pathname } },
  build: { outDir: "../src/patolli/server/site", emptyOutDir: true, target: "es2022", assetsInlineLimit: 0, modulePreload: { polyfill: false } },
  test: { include: ["tests/**/*.test.ts"], environment: "node" },
});
