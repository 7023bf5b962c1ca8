import { build } from "rolldown";

interface Worker {
  /** In the names of its caches: it differs for each build. */
  buildId: string;
  /** What the page of the pocket needs, by `filesOfPages`. */
  pocketFiles: readonly string[];
}

/**
 * Builds the service worker, and the one that unregisters it (SERVICE_WORKER=off). A browser installs a new one when a byte
 * differs.
 */
export async function buildWorkers(folder: string, { buildId, pocketFiles }: Worker): Promise<void> {
  const define = { BUILD_ID: JSON.stringify(buildId), POCKET_FILES: JSON.stringify(pocketFiles) };
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
