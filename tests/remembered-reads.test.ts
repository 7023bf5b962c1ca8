import { AsyncLocalStorage } from "node:async_hooks";
import { expect, test } from "vitest";
import { addBrand } from "#features/deals/server/small-offers.test-support.ts";
import { NOW, settleSmallWorld } from "#features/shops/server/small-world.test-support.ts";
import type { BoundStatement, Database } from "#platform/database/database.ts";
import { readNow } from "#platform/recall.ts";
import { drawnPages } from "./support/drawn-pages.ts";
import { type FreshDatabase, freshDatabase } from "./support/fresh-database.ts";
import { surfacesOf } from "./support/surfaces.ts";

const WALK_MS = 60_000;

/** Names of tables that are read while something is read that will be remembered. */
function watched(database: FreshDatabase) {
  const reading = new AsyncLocalStorage<true>();
  const names = new Set<string>();
  const tables = new Set<string>();
  async function recall<Told extends object>(name: string, read: () => Promise<Told>) {
    names.add(name);
    // Whoever changed what others are told too would fail here.
    return frozen(await reading.run(true, read));
  }
  async function execute<Row>(statement: BoundStatement) {
    if (reading.getStore()) for (const table of await tablesOf(database, statement)) tables.add(table);
    return database.execute<Row>(statement);
  }
  const whole: Database = { execute, transaction: (work) => database.transaction(work) };
  return { recall: Object.assign(recall, { held: readNow.held }), names, tables, database: whole };
}

/** With everything in it, as far as it is plain data. */
function frozen<Told>(told: Told): Told {
  const isPlain = Array.isArray(told) || (isObject(told) && Object.getPrototypeOf(told) === Object.prototype);
  if (!isPlain || Object.isFrozen(told)) return told;
  for (const part of Object.values(told as object)) frozen(part);
  return Object.freeze(told);
}

const isObject = (value: unknown): value is object => typeof value === "object" && value !== null;

/** As the server would go about it, views and functions taken apart. */
async function tablesOf({ pool }: FreshDatabase, { text, values }: BoundStatement): Promise<string[]> {
  const { rows } = await pool.query({ text: `explain (format json) ${text}`, values });
  const found = JSON.stringify(rows).matchAll(/"Relation Name":\s*"(\w+)"/g);
  return [...found].map(([, table]) => table as string);
}

async function tablesThatTell({ pool }: FreshDatabase): Promise<string[]> {
  const { rows } = await pool.query<{ name: string }>(
    `select tgrelid::regclass::text as name from pg_trigger where tgname = 'change_is_told' and tgenabled = 'O'`,
  );
  return rows.map(({ name }) => name);
}

test(
  "what a page remembers it reads from tables that tell of their changes",
  async () => {
    const fresh = await freshDatabase();
    await settleSmallWorld(fresh);
    await addBrand(fresh);
    const { database, recall, names, tables } = watched(fresh);
    const [shop, product, brand, city] = ["andersom", "white-widow", "vloeipapier-zonen", "utrecht"] as const;
    const failures: unknown[] = [];
    const surfaces = await surfacesOf({
      database,
      now: () => NOW,
      asked: { shop, product, brand, city, beginnings: [] },
      recall,
      report: (error) => failures.push(error),
    });
    for (const { path, read } of surfaces) {
      if (!path.includes("?")) expect((await read()).status, path).toBeLessThan(500);
    }
    const draw = await drawnPages({
      database,
      now: () => NOW,
      recall,
      report: (error) => failures.push(error),
    });
    expect((await draw("/coffeeshops/heusden")).status).toBe(200);
    expect(failures).toEqual([]);
    // A new one is named here once somebody has asked: whose change would make it untrue?
    const ofNothing = [...names].map((name) =>
      name.replaceAll(/\b(andersom|white-widow|vloeipapier-zonen|utrecht|heusden|\d+)\b/g, "…"),
    );
    expect([...new Set(ofNothing)].toSorted()).toEqual([
      "brand … nl",
      "cities selling brand … nl",
      "cities with shops nl",
      "city … nl",
      "compliance of brands",
      "compliance of the country",
      "compliance of …",
      "country at a glance nl",
      "deal … nl",
      "doors of city …",
      "job … nl",
      "licensed growers",
      "listed shops",
      "listed shops of city …",
      "newest posts nl",
      "open jobs nl",
      "places of the wietproef",
      "post … nl",
      "products",
      "products of brand …",
      "running deals nl",
      "shop counts of city …",
      "shops near city … nl",
      "statistics",
    ]);
    const telling = await tablesThatTell(fresh);
    expect([...tables].filter((table) => !telling.includes(table))).toEqual([]);
    // Else they tell for nobody.
    expect(telling.filter((table) => !tables.has(table))).toEqual([]);
  },
  WALK_MS,
);
