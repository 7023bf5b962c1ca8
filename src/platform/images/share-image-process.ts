import { setPriority } from "node:os";
import type { ShareImageTask } from "./share-image-task.ts";
import { drawShareImage } from "./draw-share-image.ts";
import { watchMemory } from "./watch-memory.ts";

// A process of its own, started by share-image-workers.ts: a layout would block the server's thread for a tenth of a second, and
// a name that breaks it breaks nothing else. It draws SVG, which the processes for photos cannot even read.

/** Low priority: readers of pages go before robots that fetch share images. */
const BEHIND_PAGES = 10;

process.on("disconnect", () => process.exit());
process.on("SIGINT", () => undefined);

process.on("message", async (task: ShareImageTask) => {
  try {
    process.send?.(await watchMemory(() => drawShareImage(task)));
  } catch (error) {
    process.send?.(`A share image cannot be drawn: ${String(error)}`);
  }
});

setPriority(BEHIND_PAGES);
process.send?.("ready");
