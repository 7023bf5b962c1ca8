import { LRUCache } from "lru-cache";
import type { ShareImageTask } from "./share-image-task.ts";
import { ImagesBusy } from "./image-workers.ts";
import { startWorker, type Worker } from "./start-worker.ts";

/**
 * A share image is 20 to 40 kB, so this is about a thousand; cached in memory, because on disk every changed word would leave a
 * file.
 */
const MOST_CACHED_BYTES = 32 * 1024 * 1024;

/** At ten a second the last one in line waits three seconds. */
const MOST_WAITING = 32;

/** After this long without work the process ends and frees its hundred megabytes. */
const REST_MS = 60_000;

export interface ShareImageWorkers {
  /**
   * The share image of a name, as PNG: cached, or drawn now, once for concurrent requests. The name identifies all that the image
   * shows; `task` is called only when there is something to draw.
   * @throws ImagesBusy when too many wait
   */
  draw(name: string, task: () => ShareImageTask): Promise<Uint8Array>;
  close(): Promise<void>;
}

type ShareImageWorker = Worker<ShareImageTask, Uint8Array | string>;

/** One process that draws share images one after the other, started at the first one. */
export function openShareImageWorkers(
  start: () => Promise<ShareImageWorker> = startShareImageWorker,
): ShareImageWorkers {
  const cached = new LRUCache<string, Uint8Array>({
    maxSize: MOST_CACHED_BYTES,
    sizeCalculation: (bytes) => bytes.length,
  });
  const inFlight = new Map<string, Promise<Uint8Array>>();
  let worker: ShareImageWorker | undefined;
  let resting: NodeJS.Timeout | undefined;
  let last: Promise<unknown> = Promise.resolve();

  function end(): void {
    worker?.end();
    worker = undefined;
  }

  async function drawn(task: ShareImageTask): Promise<Uint8Array> {
    clearTimeout(resting);
    if (!worker?.isAlive()) worker = await start();
    const outcome = await worker.make(task);
    if (!(outcome instanceof Uint8Array))
      throw new Error(outcome ?? "The process that draws share images broke on one");
    return outcome;
  }

  function inTurn(task: () => ShareImageTask): Promise<Uint8Array> {
    const turn = last.then(() => drawn(task()));
    last = turn.then(
      () => undefined,
      () => undefined,
    );
    return turn;
  }

  return {
    draw(name, task) {
      const known = cached.get(name);
      if (known) return Promise.resolve(known);
      const running = inFlight.get(name);
      if (running) return running;
      if (inFlight.size > MOST_WAITING) return Promise.reject(new ImagesBusy());
      const drawing = inTurn(task)
        .then((bytes) => {
          cached.set(name, bytes);
          return bytes;
        })
        .finally(() => {
          inFlight.delete(name);
          if (inFlight.size === 0) resting = setTimeout(end, REST_MS).unref();
        });
      inFlight.set(name, drawing);
      return drawing;
    },
    async close() {
      clearTimeout(resting);
      end();
    },
  };
}

function startShareImageWorker(): Promise<ShareImageWorker> {
  return startWorker<ShareImageTask, Uint8Array | string>("share-image-process.ts");
}
