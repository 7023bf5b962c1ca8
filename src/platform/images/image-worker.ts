import type { ImageJob, ImageOutcome } from "./image-job.ts";
import { startWorker } from "./start-worker.ts";

/** One image process; does one job at a time. */
export interface ImageWorker {
  /** A picture that breaks or holds up the process is `broken`; the worker is of no use afterwards. */
  make(bytes: Uint8Array, job: ImageJob): Promise<ImageOutcome>;
  isAlive(): boolean;
  end(): void;
}

/** @throws Error when the process cannot be started */
export async function startImageWorker(): Promise<ImageWorker> {
  const worker = await startWorker<{ bytes: Uint8Array; job: ImageJob }, ImageOutcome>("image-process.ts");
  return {
    ...worker,
    make: async (bytes, job) => (await worker.make({ bytes, job })) ?? { refused: "broken" },
  };
}
