import { setTimeout } from "node:timers/promises";
import { afterEach, beforeEach, describe, expect, type Mock, test, vi } from "vitest";
import type { Database } from "../database/database.ts";
import type { Locale } from "../i18n/locales.ts";
import { shared } from "./shared-cache.ts";

const MINUTE_MS = 60_000;

/** A database with change notifications, and a list of cities that grows with each load. */
function settled() {
  const changeCounts: Record<string, number> = { city: 1, city_name: 1, shop: 1 };
  let isListening = true;
  const calls: (() => void)[] = [];
  const database: Database = {
    execute: () => expect.unreachable("Nothing is asked here"),
    transaction: (work) => work({ ...database, changes: undefined } as unknown as Database),
    changes: {
      stamp: (tables) =>
        isListening ? tables.reduce((sum, table) => sum + (changeCounts[table] ?? 0), 0) : undefined,
      onChange: (call) => void calls.push(call),
    },
  };
  const load = vi.fn(async (_database: Database): Promise<readonly string[]> =>
    Array.from({ length: load.mock.calls.length }, () => "city"),
  );
  const cities = shared("cities", { tables: ["city", "city_name"], load });
  return {
    database,
    load,
    cities: () => cities(database),
    change: (table = "city") => (changeCounts[table] = (changeCounts[table] ?? 0) + 1),
    /** Emits a change to the listeners, beside counting it. */
    notify: () => calls.forEach((call) => call()),
    hear: (heard: boolean) => (isListening = heard),
  };
}

beforeEach(() => void vi.useFakeTimers({ toFake: ["Date"] }));
afterEach(() => void vi.useRealTimers());

const wait = (ms: number) => vi.setSystemTime(Date.now() + ms);

test("a value is loaded once, until one of its tables changes", async () => {
  const { cities, change } = settled();
  await cities();
  expect(await cities()).toHaveLength(1);
  change("city_name");
  expect(await cities()).toHaveLength(2);
  expect(await cities()).toHaveLength(2);
  change("shop");
  expect(await cities()).toHaveLength(2);
});

test("a value that nobody has changed is kept for ten minutes at most", async () => {
  const { cities } = settled();
  await cities();
  wait(9 * MINUTE_MS);
  expect(await cities()).toHaveLength(1);
  wait(2 * MINUTE_MS);
  expect(await cities()).toHaveLength(2);
});

test("a change during a load: who asked before it gets that load, who asks after it gets another", async () => {
  const { database, change } = settled();
  const slow = Promise.withResolvers<string[]>();
  const loads = [() => slow.promise, async () => ["after"], async () => ["never loaded"]];
  const cities = shared("slow", { tables: ["city"], load: () => loads.shift()?.() ?? expect.unreachable() });
  const before = cities(database);
  change();
  expect(await cities(database)).toEqual(["after"]);
  slow.resolve(["before"]);
  expect(await before).toEqual(["before"]);
  expect(await cities(database)).toEqual(["after"]);
});

test("while the listener is not connected, nothing is cached", async () => {
  const { cities, change, hear } = settled();
  await cities();
  hear(false);
  expect(await cities()).toHaveLength(2);
  expect(await cities()).toHaveLength(3);
  change();
  hear(true);
  expect(await cities()).toHaveLength(4);
  expect(await cities()).toHaveLength(4);
});

test("a transaction sees what it has written, and leaves nothing of it in the cache", async () => {
  const { database } = settled();
  const load = vi.fn(async (asked: Database) => [asked.changes ? "before" : "in the transaction"]);
  const cities = shared("in transactions", { tables: ["city"], load });
  expect(await cities(database)).toEqual(["before"]);
  await database.transaction(async (tx) => {
    expect(await cities(tx)).toEqual(["in the transaction"]);
    expect(await cities(tx)).toEqual(["in the transaction"]);
  });
  expect(await cities(database)).toEqual(["before"]);
  expect(load).toHaveBeenCalledTimes(3);
});

test("each database has values of its own, and each language", async () => {
  const [here, there] = [settled(), settled()];
  const load = vi.fn(async (_: Database, locale: Locale) => [locale, load.mock.calls.length]);
  const cities = shared("of a language", { tables: ["city"], load });
  expect(await cities(here.database, "nl")).toEqual(["nl", 1]);
  expect(await cities(here.database, "de")).toEqual(["de", 2]);
  expect(await cities(there.database, "nl")).toEqual(["nl", 3]);
  expect(await cities(here.database, "nl")).toEqual(["nl", 1]);
});

test.each([true, false])(
  "a thousand requests at once have it loaded once (listening: %s)",
  async (isListening) => {
    const { cities, load, hear } = settled();
    hear(isListening);
    await Promise.all(Array.from({ length: 1000 }, cities));
    expect(load).toHaveBeenCalledTimes(1);
  },
);

test("a load that fails is the error of all who wait for it, and the next request loads again", async () => {
  const { cities, load } = settled();
  load.mockRejectedValueOnce(new Error("The database is away"));
  const asked = await Promise.allSettled([cities(), cities()]);
  expect(asked.map(({ status }) => status)).toEqual(["rejected", "rejected"]);
  await expect(cities()).resolves.toHaveLength(2);
});

test.each([true, false])("nobody can change a value that others share (cached: %s)", async (isListening) => {
  const { database, hear } = settled();
  hear(isListening);
  const load = async () => ({ list: [{ name: "Edam" }], byId: new Map([[1, { aliases: ["Edam"] }]]) });
  const value = await shared("frozen", { tables: ["city"], load })(database);
  expect(() => value.list.push({ name: "Atlantis" })).toThrow(TypeError);
  expect(() => Object.assign(value.list[0] ?? {}, { name: "Atlantis" })).toThrow(TypeError);
  expect(() => value.byId.get(1)?.aliases.push("Atlantis")).toThrow(TypeError);
});

test("a load has no way to learn who asks", () => {
  const load = async (_: Database, viewer: { name: string }) => [viewer.name];
  // @ts-expect-error: a loader gets only a database and a language
  expect(shared("of a viewer", { tables: [], load })).toBeTypeOf("function");
  const cities = shared("of nobody", { tables: [], load: async () => [] });
  // @ts-expect-error: and no further argument
  expect(() => cities(settled().database, { name: "Anna" })).not.toThrow();
});

describe("before somebody asks", () => {
  const loadCount = (load: Mock) => () => load.mock.calls.length;

  test("a stale value is loaded again, and the next request finds it", async () => {
    const { cities, load, change, notify } = settled();
    await cities();
    change();
    notify();
    await expect.poll(loadCount(load)).toBe(2);
    expect(await cities()).toHaveLength(2);
    expect(load).toHaveBeenCalledTimes(2);
  });

  test("many changes that come together have it loaded once", async () => {
    const { cities, load, change, notify } = settled();
    await cities();
    for (let count = 0; count < 100; count++) {
      change();
      notify();
    }
    await expect.poll(loadCount(load)).toBe(2);
    await setTimeout(700);
    expect(load).toHaveBeenCalledTimes(2);
  });

  test("changes without end have it loaded twice in a second and not at each of them", async () => {
    const { cities, load, change, notify } = settled();
    await cities();
    const startedAt = performance.now();
    for (let count = 0; count < 16; count++) {
      change();
      notify();
      await setTimeout(25);
    }
    // The first was followed at once, then there is half a second between two.
    const seconds = (performance.now() - startedAt) / 1000;
    const count = load.mock.calls.length;
    expect(count).toBeLessThanOrEqual(2 + Math.floor(2 * seconds));
    await expect.poll(loadCount(load)).toBeGreaterThan(count);
  });

  test("a value that is fresh, or that nobody asked for in a day, is left alone", async () => {
    const { database, cities, load, change, notify } = settled();
    const signal = vi.fn(async () => ["the sign that changes were dealt with"]);
    const [fresh, sign] = [
      shared("fresh", { tables: ["city"], load }),
      shared("sign", { tables: ["shop"], load: signal }),
    ];
    await cities();
    wait(25 * 60 * MINUTE_MS);
    await fresh(database);
    await sign(database);
    change("shop");
    notify();
    await expect.poll(loadCount(signal)).toBe(2);
    expect(load).toHaveBeenCalledTimes(2);
  });

  test("a load that fails is tried again by the next request", async () => {
    const { cities, load, change, notify } = settled();
    await cities();
    load.mockRejectedValueOnce(new Error("The database is away"));
    change();
    notify();
    await expect.poll(loadCount(load)).toBe(2);
    expect(await cities()).toHaveLength(3);
  });
});
