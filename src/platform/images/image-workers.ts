import type { ImageTask, ImageOutcome } from "./image-task.ts";
import { startWorker } from "./start-worker.ts";

/** The queues: uploads go before views. */
export type ImageLane = "upload" | "view";

/** How many may wait in each lane before the next one is turned away (security.md U1: eight uploads). */
const MOST_WAITING: Record<ImageLane, number> = { upload: 8, view: 64 };

const WORKER_COUNT = 2;

/** A process that has worked holds a hundred megabytes; after this long without work it ends. */
const REST_MS = 60_000;

/** The queue is full. Answered with 503; recognised by `kind`, as all errors are. */
export class ImagesBusy extends Error {
  readonly kind = "unavailable";
  constructor() {
    super("Too many pictures are waiting");
    this.name = "ImagesBusy";
  }
}

export interface ImageWorkers {
  /** @throws ImagesBusy when too many wait */
  make(lane: ImageLane, bytes: Uint8Array, task: ImageTask): Promise<ImageOutcome>;
  close(): Promise<void>;
}

interface Waiting {
  bytes: Uint8Array;
  task: ImageTask;
  resolve(outcome: ImageOutcome): void;
  reject(error: unknown): void;
}

/** A worker pool of two processes that decode and encode pictures, started at the first task. */
export function openImageWorkers(): ImageWorkers {
  const waiting: Record<ImageLane, Waiting[]> = { upload: [], view: [] };
  const free: ImageWorker[] = [];
  const all = new Set<ImageWorker>();
  let atWorkCount = 0;
  let resting: NodeJS.Timeout | undefined;

  function start(): void {
    clearTimeout(resting);
    while (atWorkCount < WORKER_COUNT) {
      const next = waiting.upload.shift() ?? waiting.view.shift();
      if (!next) break;
      atWorkCount += 1;
      void work(next);
    }
    if (atWorkCount === 0) resting = setTimeout(dismiss, REST_MS).unref();
  }

  function dismiss(): void {
    for (const worker of free.splice(0)) {
      worker.end();
      all.delete(worker);
    }
  }

  async function work({ bytes, task, resolve, reject }: Waiting): Promise<void> {
    try {
      const worker = await takeWorker();
      resolve(await worker.make(bytes, task));
      if (worker.isAlive()) free.push(worker);
      else all.delete(worker);
    } catch (error) {
      reject(error);
    }
    atWorkCount -= 1;
    start();
  }

  async function takeWorker(): Promise<ImageWorker> {
    const idle = free.pop();
    if (idle?.isAlive()) return idle;
    if (idle) all.delete(idle);
    const worker = await startImageWorker();
    all.add(worker);
    return worker;
  }

  return {
    make(lane, bytes, task) {
      if (atWorkCount >= WORKER_COUNT && waiting[lane].length >= MOST_WAITING[lane]) {
        return Promise.reject(new ImagesBusy());
      }
      return new Promise((resolve, reject) => {
        waiting[lane].push({ bytes, task, resolve, reject });
        start();
      });
    },
    async close() {
      for (const worker of all) worker.end();
    },
  };
}

/** One image process; does one task at a time. */
interface ImageWorker {
  /** A picture that breaks or holds up the process is `broken`; the worker is of no use afterwards. */
  make(bytes: Uint8Array, task: ImageTask): Promise<ImageOutcome>;
  isAlive(): boolean;
  end(): void;
}

/** @throws Error when the process cannot be started */
export async function startImageWorker(): Promise<ImageWorker> {
  const worker = await startWorker<{ bytes: Uint8Array; task: ImageTask }, ImageOutcome>("image-process.ts");
  return {
    ...worker,
    make: async (bytes, task) => (await worker.make({ bytes, task })) ?? { refused: "broken" },
  };
}
