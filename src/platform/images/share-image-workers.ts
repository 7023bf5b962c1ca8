import { LRUCache } from "lru-cache";
import type { ShareImageTask } from "./share-image-task.ts";
import { ImagesBusy } from "./image-workers.ts";
import { startWorker, type Worker } from "./start-worker.ts";

/** A card is 20 to 40 kB, so this is about a thousand; kept in memory, for a disk would fill with every word that changes. */
const MOST_KEPT_BYTES = 32 * 1024 * 1024;

/** At ten a second the last one in line waits three seconds. */
const MOST_WAITING = 32;

/** After this long without work the process gives its hundred megabytes back. */
const REST_MS = 60_000;

export interface ShareImageWorkers {
  /**
   * The card of a name, as PNG: from memory, or drawn now, once also when many ask. The name says all that the card
   * shows; `job` is asked only when there is something to draw.
   * @throws ImagesBusy when too many wait
   */
  draw(name: string, job: () => ShareImageTask): Promise<Uint8Array>;
  close(): Promise<void>;
}

type CardWorker = Worker<ShareImageTask, Uint8Array | string>;

/** One process that draws cards one after the other, started when there is something to do. */
export function openShareImageWorkers(start: () => Promise<CardWorker> = startCardWorker): ShareImageWorkers {
  const kept = new LRUCache<string, Uint8Array>({
    maxSize: MOST_KEPT_BYTES,
    sizeCalculation: (bytes) => bytes.length,
  });
  const underWay = new Map<string, Promise<Uint8Array>>();
  let worker: CardWorker | undefined;
  let resting: NodeJS.Timeout | undefined;
  let last: Promise<unknown> = Promise.resolve();

  function end(): void {
    worker?.end();
    worker = undefined;
  }

  async function drawn(job: ShareImageTask): Promise<Uint8Array> {
    clearTimeout(resting);
    if (!worker?.isAlive()) worker = await start();
    const outcome = await worker.make(job);
    if (!(outcome instanceof Uint8Array)) throw new Error(outcome ?? "The card process broke over a card");
    return outcome;
  }

  function inTurn(job: () => ShareImageTask): Promise<Uint8Array> {
    const turn = last.then(() => drawn(job()));
    last = turn.then(
      () => undefined,
      () => undefined,
    );
    return turn;
  }

  return {
    draw(name, job) {
      const known = kept.get(name);
      if (known) return Promise.resolve(known);
      const running = underWay.get(name);
      if (running) return running;
      if (underWay.size > MOST_WAITING) return Promise.reject(new ImagesBusy());
      const drawing = inTurn(job)
        .then((bytes) => {
          kept.set(name, bytes);
          return bytes;
        })
        .finally(() => {
          underWay.delete(name);
          if (underWay.size === 0) resting = setTimeout(end, REST_MS).unref();
        });
      underWay.set(name, drawing);
      return drawing;
    },
    async close() {
      clearTimeout(resting);
      end();
    },
  };
}

function startCardWorker(): Promise<CardWorker> {
  return startWorker<ShareImageTask, Uint8Array | string>("share-image-process.ts");
}
