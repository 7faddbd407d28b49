import { createHash } from "node:crypto";
import { readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { type Plugin } from "vite";
import { defineConfig } from "vitest/config";

const server = process.env.PATOLLI_SERVER ?? "http://127.0.0.1:8080";
const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** The app is a part of the package, and has its version. */
const version = /__version__ = "(.*)"/.exec(readFileSync(here("../src/patolli/__init__.py"), "utf8"))![1];

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

const LOCALES = "../src/patolli/text/locales";
/** The texts of a language are some files: all that pages say, what the screen of a game says, what is said of cards and decks, of lessons, of alerts, around the rules. */
const PARTS = {
  pages: /^web-(fair|pages|ready)\.ftl$/,
  game: /^web-(board|cards|coach|invite|look|people|rails|refused|rules-table|staging|table)\.ftl$/,
  library: /^web-library\.ftl$/,
  lessons: /^web-(guided|lessons|school)\.ftl$/,
  alerts: /^web-alerts\.ftl$/,
  rules: /^web-rules\.ftl$/,
};

/**
 * `virtual:words` says by language and part how to fetch texts. They come from the Fluent files that the server speaks
 * with, without what is only for whoever edits them.
 */
function words(): Plugin {
  const id = "virtual:words";
  return {
    name: "patolli-words",
    resolveId: (source) => (source === id || source.startsWith(`${id}/`) ? source : undefined),
    load(source) {
      if (source === id) {
        const fetched = (language: string): string =>
          Object.keys(PARTS).map((part) => `${part}: () => import("${id}/${language}/${part}").then((file) => file.default)`).join(", ");
        return `export default { ${readdirSync(here(LOCALES)).map((language) => `${language}: { ${fetched(language)} }`).join(", ")} };`;
      }
      const [, language, part] = /^virtual:words\/(\w+)\/(\w+)$/.exec(source) ?? [];
      if (!language) return;
      const folder = here(`${LOCALES}/${language}`);
      const files = readdirSync(folder).filter((name) => PARTS[part as keyof typeof PARTS].test(name)).map((name) => join(folder, name));
      for (const file of files) this.addWatchFile(file);
      const text = files.map((file) => readFileSync(file, "utf8")).join("\n").replace(/^(#.*)?\n/gm, "");
      return `export default ${JSON.stringify(text)};`;
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

/** Pictures without the notes of those who draw them, and without what browsers do by themselves. */
function bare(): Plugin {
  return {
    name: "patolli-bare",
    apply: "build",
    generateBundle(_, bundle) {
      for (const file of Object.values(bundle))
        if (file.type === "asset" && file.fileName.endsWith(".svg"))
          file.source = Buffer.from(file.source as string)
            .toString()
            .replace(/<!--.*?-->\n?| overflow="hidden"/gs, "")
            // In a path, "3 -0.5" is "3-.5".
            .replace(/ d="[^"]*"/g, (path) => path.replace(/(?<=\d) (?=-)|(?<![\d.])0(?=\.\d)/g, ""));
    },
  };
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

/**
 * The service worker, and the page that it shows without a connection, in each language. Its name for what it keeps changes
 * with those pages, so that a new server brings new ones.
 */
function worker(): Plugin {
  return {
    name: "patolli-worker",
    apply: "build",
    generateBundle() {
      const page = readFileSync(here("src/worker/offline.html"), "utf8");
      const made = createHash("sha256");
      const languages = readdirSync(here(LOCALES)).sort();
      for (const language of languages) {
        const lines = readFileSync(here(`${LOCALES}/${language}/web-offline.ftl`), "utf8").matchAll(/^offline-(\w+) = (.*)$/gm);
        const said: Record<string, string> = Object.fromEntries([...lines].map(([, key, text]) => [key!, text!]));
        const source = page.replace(/\{\{(\w+)\}\}/g, (_, key: string) => (key === "language" ? language : said[key]!));
        made.update(source);
        this.emitFile({ type: "asset", fileName: `offline/${language}.html`, source });
      }
      const text = readFileSync(here("src/worker/sw.js"), "utf8");
      const source = text.replace("__LANGUAGES__", JSON.stringify(languages)).replace("__MADE__", made.digest("hex").slice(0, 12));
      this.emitFile({ type: "asset", fileName: "sw.js", source });
    },
  };
}

type Graph = { getModuleInfo(id: string): { importedIds: readonly string[] } | null };

/** All that a module imports, and that what it imports imports; nothing that is only fetched when it is wanted. */
function needed(first: string): (id: string, graph: Graph) => boolean {
  const file = here(first);
  let all: Set<string> | undefined;
  return (id, graph) => {
    if (!all) {
      all = new Set([file]);
      for (const one of all) for (const next of graph.getModuleInfo(one)?.importedIds ?? []) all.add(next);
    }
    return all.has(id);
  };
}
const byFirstPage = needed("src/main.ts");
const byPicture = needed("src/games/tzolkin/WheelPicture.svelte");

/** Which file a module is sent in: each costs a request, so what is always sent together is one file. */
function bundle(id: string, graph: Graph): string | null {
  if (byFirstPage(id, graph)) return "start";
  if (byPicture(id, graph)) return "wheel";
  return null;
}

export default defineConfig({
  plugins: [svelte(), tones(), words(), icons(), worker(), bare(), compressed()],
  // `make web`: everything but the app itself is asked of the real server.
  server: { proxy: { "/api": { target: server, ws: true }, "/schema": server }, fs: { allow: [here("..")] } },
  define: { __VERSION__: JSON.stringify(version) },
  resolve: { alias: { $data: here("../src/patolli/games/tzolkin/data"), $drawing: here(DRAWING) } },
  build: {
    outDir: "../src/patolli/server/site",
    emptyOutDir: true,
    target: "es2022",
    // Nothing stands in the page that the server's policy would forbid, nor as data: addresses.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: bundle }] } } },
  },
  test: { include: ["tests/**/*.test.ts"], environment: "node" },
});
