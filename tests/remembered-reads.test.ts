import { AsyncLocalStorage } from "node:async_hooks";
import { expect, test } from "vitest";
import { addBrand } from "#features/deals/server/small-offers.test-support.ts";
import { settleSmallCatalogue } from "#features/products/server/small-catalogue.test-support.ts";
import { NOW } from "#features/shops/server/small-world.test-support.ts";
import type { BoundStatement, Database } from "#platform/database/database.ts";
import type { Reading, Recall } from "#platform/recall.ts";
import { drawnPages } from "./support/drawn-pages.ts";
import { type FreshDatabase, freshDatabase } from "./support/fresh-database.ts";
import { surfacesOf } from "./support/surfaces.ts";

const WALK_MS = 60_000;

/** What readings say they read, and what they do. */
class Watch {
  readonly declared = new Map<string, Set<string>>();
  readonly read = new Map<string, Set<string>>();
  readonly #reading = new AsyncLocalStorage<string>();
  readonly #world: FreshDatabase;

  constructor(world: FreshDatabase) {
    this.#world = world;
  }

  /** As one that remembers goes about it, but it reads each time. */
  get recall(): Recall {
    const recall = async <Told extends object>(asked: string, { tables, read }: Reading<Told>) => {
      const name = withoutIds(asked);
      this.declared.set(name, new Set(tables));
      // Whoever reads from what is remembered has to forget with it.
      this.#note(tables);
      // Whoever changed what others are told too would fail here.
      return frozen(await this.#reading.run(name, () => read(NOW)));
    };
    return Object.assign(recall, { remembers: () => true });
  }

  get database(): Database {
    const { execute, transaction } = this.#world;
    return {
      execute: async <Row>(statement: BoundStatement) => {
        if (this.#reading.getStore()) this.#note(await tablesOf(this.#world, statement));
        return execute<Row>(statement);
      },
      transaction,
    };
  }

  #note(tables: readonly string[]): void {
    const name = this.#reading.getStore();
    if (name === undefined) return;
    const known = this.read.get(name) ?? new Set();
    this.read.set(name, known);
    for (const table of tables) known.add(table);
  }
}

const withoutIds = (name: string) => name.replaceAll(/\d+/g, "…");

/** With everything in it, as far as it is plain data. */
function frozen<Told>(told: Told): Told {
  if (told instanceof Map) for (const part of told.values()) frozen(part);
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

/** Its memory reads many tables, and one that tells of a change of any of them (decision 17). */
const SPOKEN_FOR = "products";

test(
  "what a page remembers it reads from the tables whose changes have it forgotten, and those tell of their changes",
  async () => {
    const fresh = await freshDatabase();
    await fresh.transaction(settleSmallCatalogue);
    await addBrand(fresh);
    const watch = new Watch(fresh);
    const { database, recall } = watch;
    const [shop, product, brand, city] = ["andersom", "white-widow", "vloeipapier-zonen", "utrecht"] as const;
    const failures: unknown[] = [];
    const report = (error: unknown) => failures.push(error);
    const asked = { shop, product, brand, city, beginnings: [] };
    const surfaces = await surfacesOf({ database, now: () => NOW, asked, recall, report });
    for (const { path, read } of surfaces) {
      if (!path.includes("?")) expect((await read()).status, path).toBeLessThan(500);
    }
    const draw = await drawnPages({ database, now: () => NOW, recall, report });
    for (const path of ["/coffeeshops/heusden", "/weed/heusden", "/brand/dijkzaden"])
      expect((await draw(path)).status, path).toBe(200);
    expect(failures).toEqual([]);
    // A new one is named here once somebody has asked: whose change would make it untrue?
    expect([...watch.declared.keys()].toSorted()).toEqual([
      "brands",
      "cities nl",
      "cities selling brand … nl",
      "cities with shops nl, samples excluded",
      "compliance of brands",
      "compliance of places",
      "country at a glance nl … …",
      "deals with pages nl",
      "doors",
      "jobs with pages nl",
      "licensed growers",
      "listed shops",
      "names of facets nl",
      "newest posts nl",
      "open jobs nl",
      "places of the wietproef",
      "posts with pages nl",
      "products",
      "products of brand …",
      "running deals nl",
      "statistics",
    ]);
    watch.read.set(SPOKEN_FOR, new Set(["product_change"]));
    expect(sorted(watch.declared)).toEqual(sorted(watch.read));
    const telling = await tablesThatTell(fresh);
    const declared = new Set([...watch.declared.values()].flatMap((tables) => [...tables]));
    // A table that nobody hangs on would tell for nobody.
    expect([...declared].toSorted()).toEqual(telling.toSorted());
  },
  WALK_MS,
);

function sorted(tablesOfNames: ReadonlyMap<string, ReadonlySet<string>>): Record<string, string[]> {
  return Object.fromEntries([...tablesOfNames].map(([name, tables]) => [name, [...tables].toSorted()]));
}
