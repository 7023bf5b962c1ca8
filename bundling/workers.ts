import { build } from "rolldown";

/**
 * Builds the service worker, and the one that unregisters it (SERVICE_WORKER=off). A browser installs a new one when a byte
 * differs: `buildId` is in the names of the caches and differs for each build.
 */
export async function buildWorkers(folder: string, buildId: string): Promise<void> {
  for (const [source, name] of [
    ["src/service-worker.ts", "sw.js"],
    ["src/service-worker-off.ts", "sw-off.js"],
  ] as const) {
    await build({
      input: source,
      logLevel: "warn",
      transform: { define: { BUILD_ID: JSON.stringify(buildId) } },
      output: { file: `${folder}/${name}`, format: "iife", minify: true },
    });
  }
}
