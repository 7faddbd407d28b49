/** Made by `web/vite.config.ts`. */
declare module "virtual:words" {
  type Part = () => Promise<string>;
  const files: Record<import("../memory/settings.svelte").Language, { pages: Part; game: Part; library: Part; lessons: Part; alerts: Part; rules: Part }>;
  export default files;
}

/** Of the package that the app is a part of. */
declare const __VERSION__: string;
