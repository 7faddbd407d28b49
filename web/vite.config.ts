import { readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { type Plugin } from "vite";
import { defineConfig } from "vitest/config";

const server = process.env.PATOLLI_SERVER ?? "http://127.0.0.1:8080";
const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

const DRAWING = "../src/patolli/drawing/data";

/** The colours of both themes, from the file that pictures are drawn with: `import "virtual:tones.css"`. */
function tones(): Plugin {
  const id = "virtual:tones.css";
  const file = here(`${DRAWING}/tokens.json`);
  const rule = (selector: string, scheme: string, colours: Record<string, string>): string =>
    `${selector}{${scheme}${Object.entries(colours).map(([name, value]) => `--${name}:${value}`).join(";")}}`;
  return {
    name: "patolli-tones",
    resolveId: (source) => (source === id ? id : undefined),
    load(source) {
      if (source !== id) return;
      this.addWatchFile(file);
      const { both, light, dark } = JSON.parse(readFileSync(file, "utf8")) as Record<string, Record<string, string>>;
      return [
        rule(':root,[data-theme="light"]', "color-scheme:light;", light!),
        rule('[data-theme="dark"]', "color-scheme:dark;", dark!),
        rule(":root", "", both!),
        // Without a choice the system decides.
        `@media (prefers-color-scheme:dark){${rule(":root:not([data-theme])", "color-scheme:dark;", dark!)}}`,
      ].join("\n");
    },
  };
}

/** The icons stand in the page itself: `<use href="#corn">` finds them at once, and nothing blinks. */
function icons(): Plugin {
  const drawn = (): string =>
    readFileSync(here(`${DRAWING}/icons.svg`), "utf8")
      .replace(/<!--.*?-->\n?/gs, "")
      // The server's policy forbids styles in markup.
      .replace(/ style="[^"]*"/, ' display="none"');
  return { name: "patolli-icons", transformIndexHtml: (html) => html.replace("<!--icons-->", drawn()) };
}

/** Every text file also compressed: done once, as well as possible, instead of by the server again and again. */
function compressed(): Plugin {
  const best = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };
  return {
    name: "patolli-compressed",
    apply: "build",
    writeBundle({ dir }) {
      for (const name of readdirSync(dir!, { recursive: true, encoding: "utf8" })) {
        const path = join(dir!, name);
        if (!/\.(html|js|css|svg|json|webmanifest)$/.test(name) || statSync(path).size < 1000) continue;
        const plain = readFileSync(path);
        writeFileSync(`${path}.br`, brotliCompressSync(plain, best));
        writeFileSync(`${path}.gz`, gzipSync(plain, { level: 9 }));
      }
    },
  };
}

export default defineConfig({
  plugins: [svelte(), tones(), icons(), compressed()],
  // `make web`: everything but the app itself is asked of the real server.
  server: { proxy: { "/api": { target: server, ws: true }, "/schema": server }, fs: { allow: [here("..")] } },
  resolve: { alias: { $locales: here("../src/patolli/text/locales"), $data: here("../src/patolli/games/tzolkin/data") } },
  build: {
    outDir: "../src/patolli/server/site",
    emptyOutDir: true,
    target: "es2022",
    // Nothing stands in the page that the server's policy would forbid, nor as data: addresses.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // The texts of a language are two files: those of the game's screen, and all others.
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            {
              debugName: "words",
              name: (id) => `words${/web-(board|look|rails|table)\./.test(id) ? "-game" : ""}-${/locales[\\/](\w+)/.exec(id)?.[1]}`,
              test: /locales[\\/]\w+[\\/]web-/,
            },
          ],
        },
      },
    },
  },
  test: { include: ["tests/**/*.test.ts"], environment: "node" },
});
