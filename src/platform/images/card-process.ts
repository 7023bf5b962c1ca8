import { setPriority } from "node:os";
import type { CardJob } from "./card-job.ts";
import { drawCard } from "./draw-card.ts";
import { watchMemory } from "./watch-memory.ts";

// A process of its own, started by card-workshop.ts: laying out a card takes the server's thread a tenth of a second,
// and a name that breaks it breaks nothing else. It draws SVG, which the processes for photos cannot even read.

/** Whoever reads a page goes before the robot that fetches its picture. */
const BEHIND_PAGES = 10;

process.on("disconnect", () => process.exit());
process.on("SIGINT", () => undefined);

process.on("message", async (job: CardJob) => {
  try {
    process.send?.(await watchMemory(() => drawCard(job)));
  } catch (error) {
    process.send?.(`A card cannot be drawn: ${String(error)}`);
  }
});

setPriority(BEHIND_PAGES);
process.send?.("ready");
