import { median } from "./median.ts";

const WARM_UP_COUNT = 30;
const COUNT = 300;

/** Milliseconds that a caller waits, the median; for questions to a database, whose work another process does. */
export async function medianWait(ask: () => Promise<unknown>): Promise<number> {
  for (let count = 0; count < WARM_UP_COUNT; count++) await ask();
  const waits: number[] = [];
  for (let count = 0; count < COUNT; count++) {
    const startedAt = performance.now();
    await ask();
    waits.push(performance.now() - startedAt);
  }
  return median(waits);
}
