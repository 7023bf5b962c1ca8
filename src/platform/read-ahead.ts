import { setTimeout as wait } from "node:timers/promises";
import type { Changes } from "./database/listen-for-changes.ts";

interface Options {
  changes: Changes;
  /** Names of what is no longer true. */
  findUntrue(): string[];
  readAgain(name: string): Promise<void>;
}

/** Many changes come together, and what they make untrue is read once. */
const SOON_MS = 20;
/** Where changes never end, no more than a part of the time goes into reading after them. */
const PAUSE_MS = 500;
/** So often is looked for what no change but the clock has made untrue. */
const LOOK_EACH_MS = 10_000;

/** Reads what has become untrue before somebody asks for it, one thing after another, so that visitors go first. */
export function readAhead({ changes, findUntrue, readAgain }: Options): void {
  let isDue = false;
  let isReading = false;

  async function readWhatIsDue(): Promise<void> {
    isReading = true;
    while (isDue) {
      await wait(SOON_MS, undefined, { ref: false });
      isDue = false;
      for (const name of findUntrue()) await readAgain(name);
      await wait(PAUSE_MS, undefined, { ref: false });
    }
    isReading = false;
  }

  function look(): void {
    isDue = true;
    if (!isReading) void readWhatIsDue();
  }

  changes.onChange(look);
  setInterval(look, LOOK_EACH_MS).unref();
}
