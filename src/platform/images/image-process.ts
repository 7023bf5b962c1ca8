import type { ImageTask } from "./image-task.ts";
import { makeImage } from "./make-image.ts";
import { watchMemory } from "./watch-memory.ts";

// A process of its own, started by image-workshop.ts: what a hostile picture does to a decoder, it does here.

process.on("disconnect", () => process.exit());
// A key press in a terminal reaches us too; the server says when we end.
process.on("SIGINT", () => undefined);

process.on("message", async ({ bytes, job }: { bytes: Uint8Array; job: ImageTask }) => {
  process.send?.(await watchMemory(() => makeImage(bytes, job)));
});

process.send?.("ready");
