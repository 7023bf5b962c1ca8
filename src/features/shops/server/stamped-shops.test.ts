import { expect, test } from "vitest";
import type { Database } from "#platform/database/database.ts";
import { type Params, statement } from "#platform/database/statement.ts";
import { type FreshDatabase, freshDatabase } from "#tests/support/fresh-database.ts";
import { NO_FILTERS } from "../shop-query.ts";
import { pinsIn } from "./pins-in.ts";
import { shopsIn } from "./shops-in.ts";
import type { Scope } from "./scope.ts";
import { equipShop, NOW, openOnce, setStatus, settleSmallWorld } from "./small-world.test-support.ts";

const UTRECHT: Scope = { kind: "box", bbox: [5.0, 52.0, 5.2, 52.2] };
const ROTTERDAM: Scope = { kind: "box", bbox: [4.4, 51.85, 4.6, 51.99] };

const cityOf = statement("city-of-shop", (db, p: Params<{ slug: string }>) =>
  db.selectFrom("shop").select("city_id as id").where("slug", "=", p.slug),
);
const renameShop = statement("rename-shop", (db, p: Params<{ slug: string; name: string }>) =>
  db.updateTable("shop").set({ name: p.name }).where("slug", "=", p.slug),
);
const moveShop = statement("move-shop", (db, p: Params<{ latitude: number; longitude: number }>) =>
  db.updateTable("shop").set({ latitude: p.latitude, longitude: p.longitude }).where("slug", "=", "andersom"),
);

async function smallWorld() {
  const database = await freshDatabase();
  await database.transaction(settleSmallWorld);
  const city = await cityOf.first(database, { slug: "andersom" });
  const utrecht: Scope = { kind: "city", id: city?.id ?? 0 };
  return { database, utrecht };
}

async function names(database: Database, scope: Scope, open: "now" | null = null, now = NOW) {
  const { items } = await shopsIn(database, {
    scope,
    filters: { ...NO_FILTERS, open },
    locale: "nl",
    now,
  });
  return items.map(({ name }) => name);
}

async function pinNames(database: Database, scope: Scope): Promise<string[]> {
  const { pins } = await pinsIn(database, { scope, filters: NO_FILTERS, now: NOW });
  return pins.map(({ name }) => name).toSorted();
}

test("whatever changes is in the next list and on the next map, by whomever it was changed", async () => {
  const { database, utrecht } = await smallWorld();
  const everywhere: Scope = { kind: "everywhere" };
  expect(await names(database, utrecht)).toEqual(["Andersom", "Café Zwart", "Éclair"]);
  expect(await pinNames(database, UTRECHT)).toEqual(["Andersom", "Café Zwart", "Éclair"]);
  expect(await names(database, everywhere)).toHaveLength(9);
  await renameShop.run(database, { slug: "andersom", name: "Weer Anders" });
  await setStatus(database, { slug: "eclair", status: "draft" });
  expect(await names(database, utrecht)).toEqual(["Weer Anders", "Café Zwart"]);
  expect(await pinNames(database, UTRECHT)).toEqual(["Café Zwart", "Weer Anders"]);
  expect(await names(database, everywhere)).toHaveLength(8);
  for (const slug of ["andersom", "cafe-zwart"]) await setStatus(database, { slug, status: "draft" });
  expect(await names(database, utrecht)).toEqual([]);
  expect(await pinNames(database, UTRECHT)).toEqual([]);
});

test("a shop that moves is gone from where it was", async () => {
  const { database } = await smallWorld();
  expect(await pinNames(database, UTRECHT)).toContain("Andersom");
  expect(await pinNames(database, ROTTERDAM)).not.toContain("Andersom");
  await moveShop.run(database, { latitude: 51.92, longitude: 4.48 });
  expect(await pinNames(database, UTRECHT)).not.toContain("Andersom");
  expect(await pinNames(database, ROTTERDAM)).toContain("Andersom");
});

test("time passes without anybody writing", async () => {
  const { database, utrecht } = await smallWorld();
  await openOnce(database, { slug: "eclair", from: "2026-11-21T10:00Z", to: "2026-11-21T20:00Z" });
  const at = (time: string) => names(database, utrecht, "now", new Date(`2026-11-21T${time}Z`));
  expect(await at("13:00")).toEqual(["Éclair", "Andersom", "Café Zwart"]);
  expect(await at("20:00")).toEqual(["Andersom", "Café Zwart"]);
  expect(await at("19:59")).toEqual(["Éclair", "Andersom", "Café Zwart"]);
});

test("what was undone is forgotten, also when it was read before", async () => {
  const { database, utrecht } = await smallWorld();
  const undone = database.transaction(async (tx) => {
    await renameShop.run(tx, { slug: "andersom", name: "Nooit" });
    expect(await names(tx, utrecht)).toContain("Nooit");
    expect(await names(database, utrecht)).toContain("Andersom");
    expect(await names(tx, utrecht)).toContain("Nooit");
    throw new Error("undone");
  });
  await expect(undone).rejects.toThrow("undone");
  expect(await names(database, utrecht)).toEqual(["Andersom", "Café Zwart", "Éclair"]);
});

test("two who write in one city at a time do not wait for each other, and both are seen, in either order", async () => {
  const { database, utrecht } = await smallWorld();
  const first = await held(database, (tx) => renameShop.run(tx, { slug: "andersom", name: "Eerste" }));
  const second = await held(database, (tx) => equipShop(tx, { slug: "eclair", amenities: ["wifi"] }));
  const wifi = async () =>
    (await shopsIn(database, { scope: utrecht, filters: NO_FILTERS, locale: "nl", now: NOW })).facets
      .amenities.wifi;
  expect([await names(database, utrecht), await wifi()]).toEqual([["Andersom", "Café Zwart", "Éclair"], 0]);
  await second.commit();
  expect([await names(database, utrecht), await wifi()]).toEqual([["Andersom", "Café Zwart", "Éclair"], 1]);
  await first.commit();
  expect([await names(database, utrecht), await wifi()]).toEqual([["Eerste", "Café Zwart", "Éclair"], 1]);
});

/** Work that is done and not yet committed. */
async function held(database: FreshDatabase, work: (tx: Database) => Promise<unknown>) {
  const done = Promise.withResolvers<void>();
  const release = Promise.withResolvers<void>();
  const committed = database.transaction(async (tx) => {
    await work(tx);
    done.resolve();
    await release.promise;
  });
  await Promise.race([done.promise, committed]);
  return {
    commit: () => {
      release.resolve();
      return committed;
    },
  };
}
