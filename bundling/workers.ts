import { build } from "rolldown";

interface Worker {
  /** In the names of its caches: it differs for each build. */
  buildId: string;
  /** What the page of the pocket needs, by `filesOfPages`. */
  pocketFiles: readonly string[];
  /** And its texts, by the tag of their language, by `textsOf`. */
  pocketTexts: Readonly<Record<string, readonly string[]>>;
}

/**
 * Builds the service worker, and the one that unregisters it (SERVICE_WORKER=off). A browser installs a new one when a byte
 * differs.
 */
export async function buildWorkers(
  folder: string,
  { buildId, pocketFiles, pocketTexts }: Worker,
): Promise<void> {
  const define = {
    BUILD_ID: JSON.stringify(buildId),
    POCKET_FILES: JSON.stringify(pocketFiles),
    POCKET_TEXTS: JSON.stringify(pocketTexts),
  };
  for (const [source, name] of [
    ["src/service-worker.ts", "sw.js"],
    ["src/service-worker-off.ts", "sw-off.js"],
  ] as const) {
    await build({
      input: source,
      logLevel: "warn",
      transform: { define },
      output: { file: `${folder}/${name}`, format: "iife", minify: true },
    });
  }
}
