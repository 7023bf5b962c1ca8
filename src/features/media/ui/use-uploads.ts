import { useEffect, useRef, useState } from "react";
import type { Refusal } from "#platform/errors/refusals.ts";
import { CallFailed } from "#platform/http-client.ts";
import { IMAGE_TOO_LARGE, REMOVED_BEFORE } from "../call-refusals.ts";
import { MOST_UPLOAD_BYTES } from "../media.ts";

export type UploadProblem = "tooLarge" | "unreadable" | "enough" | "removed" | "failed";

/** A file that was chosen, until it is there. */
export interface Upload {
  number: number;
  file: File;
  /** From 0 to 1; null while others are before it. */
  share: number | null;
  /** Why it is not taken. */
  problem?: UploadProblem;
}

const MOST_TRIES = 3;

interface Uploading<Answer> {
  /** The call. It says which share of the picture is on its way. */
  send: (picture: { image: Blob; name: string }, onShare: (share: number) => void) => Promise<Answer>;
  /** How the call says that there are as many as there may be. */
  enough: Refusal;
  onAdded: (answer: Answer) => void;
}

/**
 * Loads several pictures, one after the other and in the order in which they were chosen: together they would share one line, and arrive in
 * any order. One that is refused stops none of the others.
 */
export function useUploads<Answer extends object>({ send, enough, onAdded }: Uploading<Answer>) {
  const [uploads, setUploads] = useState<readonly Upload[]>([]);
  const waiting = useRef<Upload[]>([]);
  const isBusy = useRef(false);
  const numbers = useRef(0);
  const isLoading = uploads.some(({ problem }) => problem === undefined);

  useEffect(() => {
    if (!isLoading) return undefined;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener("beforeunload", ask);
    return () => window.removeEventListener("beforeunload", ask);
  }, [isLoading]);

  const update = (number: number, change: Partial<Upload>) =>
    setUploads((before) => before.map((one) => (one.number === number ? { ...one, ...change } : one)));
  const drop = (number: number) => setUploads((before) => before.filter((one) => one.number !== number));

  function add(files: readonly File[]): void {
    const chosen = files.map((file) => ({ number: numbers.current++, file, share: null }));
    waiting.current.push(...chosen);
    setUploads((before) => [...before, ...chosen]);
    void work();
  }

  async function work(): Promise<void> {
    if (isBusy.current) return;
    isBusy.current = true;
    for (let next = waiting.current.shift(); next; next = waiting.current.shift()) {
      const { number, file } = next;
      update(number, { share: 0 });
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      const outcome = await load(file, (share) => update(number, { share }));
      if (typeof outcome === "string") update(number, { problem: outcome });
      else {
        drop(number);
        onAdded(outcome);
      }
    }
    isBusy.current = false;
  }

  async function load(file: File, onShare: (share: number) => void): Promise<Answer | UploadProblem> {
    // Its file is one of the form for visitors too: where the page imports it, the manifest of all pages grows.
    const { compressImage } = await import("./compress-image.ts");
    const image = await compressImage(file).catch(() => null);
    if ((image ?? file).size > MOST_UPLOAD_BYTES) return "tooLarge";
    if (!image) return "unreadable";
    for (let tries = 1; ; tries += 1) {
      try {
        // oxlint-disable-next-line no-await-in-loop -- tried again
        return await send({ image, name: file.name }, onShare);
      } catch (error) {
        const { status = 0, retryAfterSeconds } = error instanceof CallFailed ? error : {};
        if (![429, 503].includes(status) || tries === MOST_TRIES) return problemOf(error, enough);
        const seconds = retryAfterSeconds ?? 1;
        // oxlint-disable-next-line no-await-in-loop -- as long as the site asks for
        await new Promise((resolve) => {
          setTimeout(resolve, seconds * 1000);
        });
      }
    }
  }

  function again({ number, file }: Upload): void {
    drop(number);
    add([file]);
  }

  return { uploads, isLoading, add, again, drop };
}

function problemOf(error: unknown, enough: Refusal): UploadProblem {
  if (enough.in(error)) return "enough";
  if (REMOVED_BEFORE.in(error)) return "removed";
  if (IMAGE_TOO_LARGE.in(error)) return "tooLarge";
  return error instanceof CallFailed && error.status === 400 ? "unreadable" : "failed";
}
