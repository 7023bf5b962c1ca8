import { Client } from "pg";
import { sql } from "kysely";
import { expect, onTestFinished, test } from "vitest";
import { type Params, statement } from "#platform/database/statement.ts";
import { testDatabase } from "#tests/support/database.ts";
import { type FreshDatabase, freshDatabase } from "#tests/support/fresh-database.ts";
import { accessOf } from "../access.ts";
import { SHOP_KINDS } from "../shop.ts";
import { packedShops, unpackShops } from "./listed-shop.ts";
import { openOnce, setStatus, settleSmallWorld } from "./small-world.test-support.ts";

const database = testDatabase();

const listings = statement(
  "test-listings",
  () => sql<{ slug: string; stamp: string; isTimeKnown: boolean }>`
    select slug, stamp::text as stamp, open_times is not null as "isTimeKnown" from shop_listing order by slug`,
);

const changePhone = statement("test-change-phone", (db) =>
  db.updateTable("shop").set({ phone: "+31301234567" }).where("slug", "=", "andersom"),
);
const changeName = statement("test-change-name", (db) =>
  db.updateTable("shop").set({ name: "Weer Anders" }).where("slug", "=", "andersom"),
);
const saveAllAgain = statement("test-save-all-again", () => sql`update shop set name = name`);

/** The tables notified on the channel of changes, from now on until all commits have arrived. */
async function listen(fresh: FreshDatabase): Promise<() => Promise<string[]>> {
  const client = new Client({ connectionString: fresh.connection });
  await client.connect();
  onTestFinished(() => client.end());
  const told: string[] = [];
  client.on("notification", ({ payload = "" }) => told.push(payload));
  await client.query("listen change");
  return async () => {
    // A connection receives notifications in the order of the commits.
    await fresh.pool.query("select pg_notify('change', 'the end')");
    await expect.poll(() => told.at(-1)).toBe("the end");
    return told.splice(0).slice(0, -1);
  };
}

test("a changed phone number leaves the listing as it is and tells nobody; a changed name does both", async () => {
  const fresh = await freshDatabase();
  await fresh.transaction(settleSmallWorld);
  const told = await listen(fresh);
  const before = await listings.all(fresh);
  await changePhone.run(fresh);
  await saveAllAgain.run(fresh);
  expect(await listings.all(fresh)).toEqual(before);
  expect(await told()).toEqual([]);
  await changeName.run(fresh);
  const changed = (await listings.all(fresh)).filter(({ stamp }, place) => stamp !== before[place]?.stamp);
  expect(changed.map(({ slug }) => slug)).toEqual(["andersom"]);
  expect(await told()).toEqual(["shop_listing"]);
});

const tellingTables = statement(
  "test-telling-tables",
  () => sql<{ name: string }>`
    select tgrelid::regclass::text as name from pg_trigger where tgname = 'notify_change' order by 1`,
);

test("changes are told of what is cached, and of nothing else", async () => {
  expect((await tellingTables.all(database)).map(({ name }) => name)).toEqual([
    "city",
    "city_name",
    "compliance_profile",
    "municipality",
    "product_change",
    "shop_listing",
  ]);
});

test("opening times are forgotten when a shop closes for good or for a while", async () => {
  await settleSmallWorld(database);
  const isTimeKnown = async () =>
    (await listings.all(database)).find(({ slug }) => slug === "andersom")?.isTimeKnown;
  await openOnce(database, { slug: "andersom", from: "2026-11-21T10:00Z", to: "2026-11-21T20:00Z" });
  expect(await isTimeKnown()).toBe(true);
  await setStatus(database, { slug: "andersom", status: "temporarilyClosed" });
  expect(await isTimeKnown()).toBe(false);
});

const RULES = ["anyone", "residentsOnly", "unknown"] as const;

const ruleOf = statement(
  "test-residents-rule",
  (_, p: Params<{ kind: string; shop: string; municipality: string }>) => sql<{ rule: string }>`
    select residents_rule(${p.kind}, ${p.shop}, ${p.municipality}) as rule`,
);

test("who gets in is the same in lists and on the page of a shop", async () => {
  for (const kind of SHOP_KINDS) {
    for (const shop of RULES) {
      for (const municipality of RULES) {
        const silent = { idCheck: "unknown", minimumAge: null, membership: "unknown" } as const;
        const own = { kind, access: { ...silent, residents: shop }, facts: {} };
        const local = { residents: { rule: municipality, source: null, observedOn: null } };
        const row = await ruleOf.first(database, { kind, shop, municipality });
        expect({ kind, shop, municipality, rule: row?.rule }).toEqual({
          kind,
          shop,
          municipality,
          rule: accessOf(own, local).residents,
        });
      }
    }
  }
});

const packed = statement(
  "test-packed",
  () => sql<{ packed: string }>`
  select ${packedShops(sql`order by shop_id`)} as packed`,
);

const unpacked = statement(
  "test-unpacked",
  () => sql<Record<string, unknown>>`
    select shop_id as id, shop_listing.slug, shop.name, shop_listing.city_id as "cityId",
      shop_listing.municipality_id as "municipalityId", shop_listing.latitude, shop_listing.longitude, traits,
      shop_listing.is_sample as "isSample", shop_listing.rank, sort_key as "sortKey", stamp::text as stamp,
      extract(epoch from lower(open_during))::float8 * 1000 as "opensAt"
    from shop_listing join shop on shop.id = shop_id order by shop_id`,
);

test("a packed shop is unpacked as it stands in the database", async () => {
  await settleSmallWorld(database);
  await saveAllAgain.run(database);
  await openOnce(database, { slug: "eclair", from: "2026-11-21T10:00Z", to: "2026-11-21T20:00Z" });
  const shops = unpackShops((await packed.first(database))?.packed ?? null);
  expect(shops).toHaveLength(9);
  expect(shops.map(({ times, ...shop }) => ({ ...shop, opensAt: times?.changes[0] ?? null }))).toEqual(
    await unpacked.all(database),
  );
});
