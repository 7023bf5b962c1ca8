import { existsSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pino } from "pino";
import { expect, onTestFinished, test } from "vitest";
import { watchDiskSpace } from "./disk-space.ts";

const MEGABYTE = 1024 * 1024;

test("a disk that is nearly full gives its ballast free and takes nothing in, until there is space again", async () => {
  const folder = await mkdtemp(join(tmpdir(), "disk-"));
  let free = 1_000 * MEGABYTE;
  const disk = watchDiskSpace(folder, { log: pino({ level: "silent" }), freeBytes: async () => free });
  onTestFinished(async () => {
    await disk.close();
    await rm(folder, { recursive: true });
  });
  const hasBallast = () => existsSync(join(folder, "ballast"));
  await disk.look();
  expect([disk.hasSpace(), hasBallast()]).toEqual([true, true]);
  free = 200 * MEGABYTE;
  await disk.look();
  expect([disk.hasSpace(), hasBallast()]).toEqual([false, false]);
  // The ballast itself is no space.
  free = 264 * MEGABYTE;
  await disk.look();
  expect([disk.hasSpace(), hasBallast()]).toEqual([false, false]);
  free = 500 * MEGABYTE;
  await disk.look();
  expect([disk.hasSpace(), hasBallast()]).toEqual([true, true]);
});
