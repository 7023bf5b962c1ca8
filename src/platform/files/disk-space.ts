import { rm, stat, statfs, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Log } from "../log.ts";

/** With less left than either, nothing new is taken in (security.md G5): the database needs room to end what it has begun. */
const LEAST_FREE_BYTES = 256 * 1024 * 1024;
const LEAST_FREE_SHARE = 0.02;
/** Reserved in a file and freed when space is short, for the database and whoever comes to help. */
const BALLAST_BYTES = 64 * 1024 * 1024;
const LOOK_EVERY_MS = 5_000;

interface Space {
  freeBytes: number;
  totalBytes: number;
}

export interface DiskSpace {
  /** False while the disk of DATA_DIR is nearly full. */
  hasSpace: () => boolean;
  /** Looks now; it looks by itself every few seconds. */
  look: () => Promise<void>;
  close: () => Promise<void>;
}

/**
 * Watches the free space where DATA_DIR is. When it runs short, the file `ballast` is removed and `hasSpace` turns false, until there is
 * space for both again.
 */
export function watchDiskSpace(
  folder: string,
  { log, spaceAt = spaceOfDisk }: { log: Log; spaceAt?: (folder: string) => Promise<Space> },
): DiskSpace {
  const ballast = join(folder, "ballast");
  let hasSpace = true;
  let looked: Promise<void> = Promise.resolve();

  async function lookOnce(): Promise<void> {
    const { freeBytes, totalBytes } = await spaceAt(folder);
    const leastBytes = Math.max(LEAST_FREE_BYTES, totalBytes * LEAST_FREE_SHARE);
    if (freeBytes < leastBytes) {
      if (hasSpace) log.error("The disk of DATA_DIR is nearly full: nothing new is taken in, pages go on");
      hasSpace = false;
      await rm(ballast, { force: true });
    } else if (freeBytes > leastBytes + BALLAST_BYTES) {
      if (!hasSpace) log.info("The disk of DATA_DIR has space again");
      hasSpace = true;
      const reserved = await stat(ballast).catch(() => undefined);
      // Ones: some file systems store no zeros.
      if (reserved?.size !== BALLAST_BYTES) await writeFile(ballast, Buffer.alloc(BALLAST_BYTES, 1));
    }
  }

  /** One after another: a slow disk may take longer than the time between two looks. */
  function look(): Promise<void> {
    looked = looked.catch(() => undefined).then(lookOnce);
    return looked;
  }

  // A disk that cannot be asked is no full one.
  const lookQuietly = () =>
    look().catch((error: unknown) => log.warn({ err: error }, "The free space is not known"));
  void lookQuietly();
  const timer = setInterval(() => void lookQuietly(), LOOK_EVERY_MS).unref();
  return {
    hasSpace: () => hasSpace,
    look,
    close: async () => clearInterval(timer),
  };
}

/** The disk that a folder is on. */
export async function spaceOfDisk(folder: string): Promise<Space> {
  const { bavail, blocks, bsize } = await statfs(folder);
  return { freeBytes: bavail * bsize, totalBytes: blocks * bsize };
}
