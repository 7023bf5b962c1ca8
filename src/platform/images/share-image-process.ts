import { setPriority } from "node:os";
import type { ShareImageTask } from "./share-image-task.ts";
import { drawCard } from "./draw-share-image.ts";
import { watchMemory } from "./watch-memory.ts";

// A process of its own, started by share-image-workers.ts: laying out a card takes the server's thread a tenth of a second,
// and a name that breaks it breaks nothing else. It draws SVG, which the processes for photos cannot even read.

/** Whoever reads a page goes before the robot that fetches its picture. */
const BEHIND_PAGES = 10;

process.on("disconnect", () => process.exit());
process.on("SIGINT", () => undefined);

process.on("message", async (job: ShareImageTask) => {
  try {
    process.send?.(await watchMemory(() => drawCard(job)));
  } catch (error) {
    process.send?.(`A card cannot be drawn: ${String(error)}`);
  }
});

setPriority(BEHIND_PAGES);
process.send?.("ready");
