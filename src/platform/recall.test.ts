import { setTimeout } from "node:timers/promises";
import { afterEach, beforeEach, describe, expect, type Mock, test, vi } from "vitest";
import type { Changes } from "./database/listen-for-changes.ts";
import { openRecall } from "./recall.ts";

const MINUTE_MS = 60_000;

/** A memory with a clock that stands still until it is moved, and a list of deals that grows with each reading. */
function memory() {
  let nowMs = 1;
  const changeCounts: Record<string, number> = { deal: 1, brand: 1, city: 1 };
  let isHeard = true;
  const calls: (() => void)[] = [];
  const changes: Changes = {
    stamp: (tables) =>
      isHeard ? tables.reduce((sum, table) => sum + (changeCounts[table] ?? 0), 0) : undefined,
    onChange: (call) => void calls.push(call),
  };
  const recall = openRecall({ changes, now: () => new Date(nowMs) });
  const read = vi.fn(async (_now: Date) => Array.from({ length: read.mock.calls.length }, () => "deal"));
  return {
    recall,
    read,
    deals: { tables: ["deal", "brand"], read },
    wait: (ms: number) => (nowMs += ms),
    change: (table = "deal") => (changeCounts[table] = (changeCounts[table] ?? 0) + 1),
    /** As a change that is heard, and not only looked up. */
    tell: () => calls.forEach((call) => call()),
    hear: (heard: boolean) => (isHeard = heard),
  };
}

test("what was read is told again until one of its tables changes, and then read anew at once", async () => {
  const { recall, deals, change } = memory();
  await recall("deals", deals);
  expect(await recall("deals", deals)).toHaveLength(1);
  change("brand");
  expect(await recall("deals", deals)).toHaveLength(2);
  expect(await recall("deals", deals)).toHaveLength(2);
});

test("a change of another table makes nobody forget it", async () => {
  const { recall, deals, change } = memory();
  await recall("deals", deals);
  change("city");
  expect(await recall("deals", deals)).toHaveLength(1);
});

test("what nobody has changed is told for ten minutes at most", async () => {
  const { recall, deals, wait } = memory();
  await recall("deals", deals);
  wait(9 * MINUTE_MS);
  expect(await recall("deals", deals)).toHaveLength(1);
  wait(2 * MINUTE_MS);
  expect(await recall("deals", deals)).toHaveLength(2);
});

test("what the clock makes untrue is told until then", async () => {
  const { recall, deals, wait } = memory();
  const ask = () => recall("deals", { ...deals, until: () => 3 * MINUTE_MS });
  await ask();
  wait(2 * MINUTE_MS);
  expect(await ask()).toHaveLength(1);
  wait(MINUTE_MS);
  expect(await ask()).toHaveLength(2);
});

test("what was being read when the change came is told to those who asked before, and to nobody after", async () => {
  const { recall, change } = memory();
  const tables = ["deal"];
  const slow = Promise.withResolvers<string[]>();
  const before = recall("deals", { tables, read: () => slow.promise });
  change();
  expect(await recall("deals", { tables, read: async () => ["after"] })).toEqual(["after"]);
  slow.resolve(["before"]);
  expect(await before).toEqual(["before"]);
  expect(await recall("deals", { tables, read: async () => ["never read"] })).toEqual(["after"]);
});

test("while no change could be heard, nothing is remembered", async () => {
  const { recall, deals, change, hear } = memory();
  await recall("deals", deals);
  expect(recall.remembers()).toBe(true);
  hear(false);
  expect(recall.remembers()).toBe(false);
  expect(await recall("deals", deals)).toHaveLength(2);
  expect(await recall("deals", deals)).toHaveLength(3);
  change();
  hear(true);
  expect(await recall("deals", deals)).toHaveLength(4);
  expect(await recall("deals", deals)).toHaveLength(4);
});

test("a thousand who ask at once have it read once", async () => {
  const { recall, deals, read } = memory();
  await Promise.all(Array.from({ length: 1000 }, () => recall("deals", deals)));
  expect(read).toHaveBeenCalledTimes(1);
});

test("names are told apart", async () => {
  const { recall, deals } = memory();
  await recall("deals nl", deals);
  expect(await recall("deals de", deals)).toHaveLength(2);
});

test("a read that fails is the error of all who wait, and the next one reads again", async () => {
  const { recall, deals, read } = memory();
  read.mockRejectedValueOnce(new Error("The database is away"));
  const asked = await Promise.allSettled([recall("deals", deals), recall("deals", deals)]);
  expect(asked.map(({ status }) => status)).toEqual(["rejected", "rejected"]);
  await expect(recall("deals", deals)).resolves.toHaveLength(2);
});

describe("before somebody asks", () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] }));
  afterEach(() => void vi.useRealTimers());

  const readCount = (read: Mock) => () => read.mock.calls.length;
  const AHEAD = { timeout: 3_000 };

  test("what has become untrue is read anew, as of then, and told to who asks next without a read", async () => {
    const { recall, deals, read, change, tell, wait } = memory();
    await recall("deals", deals);
    wait(MINUTE_MS);
    change();
    tell();
    await expect.poll(readCount(read), AHEAD).toBe(2);
    expect(read.mock.lastCall).toEqual([new Date(1 + MINUTE_MS)]);
    expect(await recall("deals", deals)).toHaveLength(2);
    expect(read).toHaveBeenCalledTimes(2);
  });

  test("many changes that come together have it read once", async () => {
    const { recall, deals, read, change, tell } = memory();
    await recall("deals", deals);
    for (let count = 0; count < 100; count++) {
      change();
      tell();
    }
    await expect.poll(readCount(read), AHEAD).toBe(2);
    await setTimeout(700);
    expect(read).toHaveBeenCalledTimes(2);
  });

  test("changes without end have it read twice in a second and not at each of them", async () => {
    const { recall, deals, read, change, tell } = memory();
    await recall("deals", deals);
    for (let count = 0; count < 16; count++) {
      change();
      tell();
      await setTimeout(25);
    }
    // The first was followed at once, and the pause after it is longer than they took.
    expect(read).toHaveBeenCalledTimes(2);
    await expect.poll(readCount(read), AHEAD).toBe(3);
  });

  test("what is still true, is of one thing among thousands, or was not asked for in a day, is not read", async () => {
    const { recall, deals, read, change, tell, wait } = memory();
    const readAnew = vi.fn(async () => ["the sign that changes were dealt with"]);
    await recall("long ago", deals);
    wait(25 * 60 * MINUTE_MS);
    await recall("brand 7", { ...deals, isOfOne: true });
    await recall("cities", { tables: ["city"], read });
    await recall("asked", { tables: ["brand"], read: readAnew });
    change("brand");
    tell();
    await expect.poll(readCount(readAnew), AHEAD).toBe(2);
    expect(read).toHaveBeenCalledTimes(3);
  });

  test("what the clock has made untrue is read without a change", async () => {
    const { recall, deals, read, wait } = memory();
    await recall("deals", { ...deals, until: () => 3 * MINUTE_MS });
    wait(3 * MINUTE_MS);
    vi.advanceTimersByTime(10_000);
    await expect.poll(readCount(read), AHEAD).toBe(2);
  });

  test("a read that fails is tried again by who asks next", async () => {
    const { recall, deals, read, change, tell } = memory();
    await recall("deals", deals);
    read.mockRejectedValueOnce(new Error("The database is away"));
    change();
    tell();
    await expect.poll(readCount(read), AHEAD).toBe(2);
    expect(await recall("deals", deals)).toHaveLength(3);
  });
});
