import type { ImageJob } from "./image-job.ts";
import { makeImage } from "./make-image.ts";

// A process of its own, started by image-workshop.ts: what a hostile picture does to a decoder, it does here.

/** Resident memory that nothing we let in needs. */
const MEMORY_LIMIT_BYTES = 512 * 1024 * 1024;
const WATCH_EVERY_MS = 50;

process.on("disconnect", () => process.exit());
// A key press in a terminal reaches us too; the server says when we end.
process.on("SIGINT", () => undefined);

process.on("message", async ({ bytes, job }: { bytes: Uint8Array; job: ImageJob }) => {
  const watch = setInterval(endWhenBloated, WATCH_EVERY_MS);
  const outcome = await makeImage(bytes, job);
  clearInterval(watch);
  process.send?.(outcome);
});

/** Decoding happens on other threads, so this one is free to look. */
function endWhenBloated(): void {
  if (process.memoryUsage.rss() > MEMORY_LIMIT_BYTES) process.kill(process.pid, "SIGKILL");
}

process.send?.("ready");
