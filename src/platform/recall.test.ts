import { expect, test, vi } from "vitest";
import { openRecall } from "./recall.ts";

const SECOND_MS = 1000;
const MINUTE_MS = 60_000;

/** A memory with a clock that stands still until it is moved, and a list of deals that grows with each reading. */
function memory() {
  let nowMs = 1;
  let changeCount = 1;
  let isHeard = true;
  const changes = { stamp: () => (isHeard ? changeCount : undefined) };
  const recall = openRecall({ changes, clock: { now: () => nowMs } });
  const read = vi.fn(async () => Array.from({ length: read.mock.calls.length }, () => "deal"));
  return {
    recall,
    read,
    wait: (ms: number) => (nowMs += ms),
    change: () => (changeCount += 1),
    hear: (heard: boolean) => (isHeard = heard),
  };
}

test("what changes with the clock too is told again for ten seconds, and then read anew", async () => {
  const { recall, read, wait } = memory();
  const ask = () => recall("deals", read, { isClocked: true });
  expect(await ask()).toHaveLength(1);
  wait(9 * SECOND_MS);
  expect(await ask()).toHaveLength(1);
  wait(2 * SECOND_MS);
  expect(await ask()).toHaveLength(2);
});

test("what only somebody can change is told again until they do, but not for longer than ten minutes", async () => {
  const { recall, read, wait, change } = memory();
  await recall("deals", read);
  wait(9 * MINUTE_MS);
  expect(await recall("deals", read)).toHaveLength(1);
  change();
  expect(await recall("deals", read)).toHaveLength(2);
  wait(11 * MINUTE_MS);
  expect(await recall("deals", read)).toHaveLength(3);
});

test("after a change it is read anew at once", async () => {
  const { recall, read, change } = memory();
  await recall("deals", read);
  change();
  expect(await recall("deals", read)).toHaveLength(2);
  expect(await recall("deals", read)).toHaveLength(2);
});

test("what was being read when the change came is told to those who asked before, and to nobody after", async () => {
  const { recall, change } = memory();
  const slow = Promise.withResolvers<string[]>();
  const before = recall("deals", () => slow.promise);
  change();
  expect(await recall("deals", async () => ["after"])).toEqual(["after"]);
  slow.resolve(["before"]);
  expect(await before).toEqual(["before"]);
  expect(await recall("deals", async () => ["never read"])).toEqual(["after"]);
});

test("while no change could be heard, nothing is remembered", async () => {
  const { recall, read, change, hear } = memory();
  await recall("deals", read);
  hear(false);
  expect(await recall("deals", read)).toHaveLength(2);
  expect(await recall("deals", read)).toHaveLength(3);
  change();
  hear(true);
  expect(await recall("deals", read)).toHaveLength(4);
  expect(await recall("deals", read)).toHaveLength(4);
});

test("a thousand who ask at once have it read once", async () => {
  const { recall, read } = memory();
  await Promise.all(Array.from({ length: 1000 }, () => recall("deals", read)));
  expect(read).toHaveBeenCalledTimes(1);
});

test("what is held is told without a read, and what is not held, or no more, is nothing", async () => {
  const { recall, read, change, hear } = memory();
  expect(recall.held("deals")).toBeUndefined();
  await recall("deals", read);
  expect(recall.held("deals")).toEqual(["deal"]);
  hear(false);
  expect(recall.held("deals")).toBeUndefined();
  hear(true);
  change();
  expect(recall.held("deals")).toBeUndefined();
  expect(read).toHaveBeenCalledTimes(1);
});

test("names are told apart", async () => {
  const { recall, read } = memory();
  await recall("deals nl", read);
  expect(await recall("deals de", read)).toHaveLength(2);
});

test("a read that fails is the error of all who wait, and the next one reads again", async () => {
  const { recall, read } = memory();
  read.mockRejectedValueOnce(new Error("The database is away"));
  const asked = await Promise.allSettled([recall("deals", read), recall("deals", read)]);
  expect(asked.map(({ status }) => status)).toEqual(["rejected", "rejected"]);
  await expect(recall("deals", read)).resolves.toHaveLength(2);
});
