import { build } from "rolldown";

/**
 * Makes the service worker of the built site, and the one that takes it away again (SERVICE_WORKER=off). A browser
 * takes a new one when a byte is another: `buildId` names the caches and is another for each build.
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
