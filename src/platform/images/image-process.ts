import type { ImageTask } from "./image-task.ts";
import { makeImage } from "./make-image.ts";
import { watchMemory } from "./watch-memory.ts";

// A process of its own, started by image-workers.ts: a hostile picture that breaks the decoder breaks only this one.

process.on("disconnect", () => process.exit());
// Ctrl-C in a terminal reaches this process too; the server decides when it ends.
process.on("SIGINT", () => undefined);

process.on("message", async ({ bytes, task }: { bytes: Uint8Array; task: ImageTask }) => {
  process.send?.(await watchMemory(() => makeImage(bytes, task)));
});

process.send?.("ready");
