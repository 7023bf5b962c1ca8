import { existsSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pino } from "pino";
import { expect, onTestFinished, test } from "vitest";
import { watchDiskSpace } from "./disk-space.ts";

const MEGABYTE = 1024 * 1024;

test.each([
  ["small", 10_000, 250],
  ["large", 100_000, 1_950],
])(
  "a %s disk that is nearly full gives its ballast free and takes nothing in, until there is space again",
  async (_, total, least) => {
    const totalBytes = total * MEGABYTE;
    const folder = await mkdtemp(join(tmpdir(), "disk-"));
    let free = totalBytes / 2;
    const disk = watchDiskSpace(folder, {
      log: pino({ level: "silent" }),
      spaceAt: async () => ({ freeBytes: free, totalBytes }),
    });
    onTestFinished(async () => {
      await disk.close();
      await rm(folder, { recursive: true });
    });
    const hasBallast = () => existsSync(join(folder, "ballast"));
    await disk.look();
    expect([disk.hasSpace(), hasBallast()]).toEqual([true, true]);
    free = least * MEGABYTE;
    await disk.look();
    expect([disk.hasSpace(), hasBallast()]).toEqual([false, false]);
    // The ballast itself is no space.
    free += 64 * MEGABYTE;
    await disk.look();
    expect([disk.hasSpace(), hasBallast()]).toEqual([false, false]);
    free += 64 * MEGABYTE;
    await disk.look();
    expect([disk.hasSpace(), hasBallast()]).toEqual([true, true]);
  },
);
