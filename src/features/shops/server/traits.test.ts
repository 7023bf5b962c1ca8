import { sql } from "kysely";
import { expect, test } from "vitest";
import { importMunicipalities } from "#features/places/server/import-municipalities.ts";
import { bytesOf, SMALL_COUNTRY } from "#features/places/server/small-country.test-support.ts";
import { type Params, statement } from "#platform/database/statement.ts";
import { testDatabase } from "#tests/support/database.ts";
import { AMENITY_FILTERS } from "../amenities.ts";
import { SHOP_KINDS } from "../shop.ts";
import { AMENITY_BITS, bitsOf, KIND_BITS, PRICE_BITS, RATING_BITS, RESIDENTS_BITS } from "../traits.ts";
import { equipShop, setStatus, settleSmallWorld } from "./small-world.test-support.ts";

const database = testDatabase();

const traitsOf = statement(
  "traits-of",
  (_, p: Params<{ kind: string; residents: string; present: readonly string[]; wheelchair: string }>) =>
    sql<{
      traits: number;
    }>`select shop_traits(${p.kind}, ${p.residents}, ${p.present}, ${p.wheelchair}) as traits`,
);

const traitsOfSlug = statement("traits-of-slug", (db, p: Params<{ slug: string }>) =>
  db
    .selectFrom("shop_listing")
    .innerJoin("shop", "shop.id", "shop_listing.shop_id")
    .select("traits")
    .where("shop.slug", "=", p.slug),
);

async function traits(slug: string): Promise<number | undefined> {
  return (await traitsOfSlug.first(database, { slug }))?.traits;
}

test("the database and the application mean the same bits", async () => {
  for (const kind of SHOP_KINDS) {
    for (const residents of ["anyone", "residentsOnly", "unknown"] as const) {
      const asked = { kind, residents, present: [], wheelchair: "unknown" };
      const row = await traitsOf.first(database, asked);
      expect(row?.traits).toBe(KIND_BITS[kind] | RESIDENTS_BITS[residents]);
    }
  }
  for (const amenity of AMENITY_FILTERS) {
    const isWheelchair = amenity === "wheelchair";
    const present = isWheelchair ? [] : [amenity];
    const wheelchair = isWheelchair ? "yes" : "limited";
    const row = await traitsOf.first(database, { kind: "lounge", residents: "anyone", present, wheelchair });
    expect(row?.traits).toBe(KIND_BITS.lounge | RESIDENTS_BITS.anyone | AMENITY_BITS[amenity]);
  }
});

test("no two words share a bit", () => {
  const bits = [KIND_BITS, RESIDENTS_BITS, AMENITY_BITS, RATING_BITS, PRICE_BITS].flatMap((words) =>
    Object.values<number>(words),
  );
  expect(bits.reduce((sum, bit) => sum + bit, 0)).toBe(bits.reduce((all, bit) => all | bit, 0));
});

test("the bits of several words are those of each", () => {
  expect(bitsOf(KIND_BITS, ["coffeeshop", "lounge"])).toBe(KIND_BITS.coffeeshop | KIND_BITS.lounge);
  expect(bitsOf(KIND_BITS, [])).toBe(0);
});

test("a listing follows whoever writes its shop", async () => {
  await settleSmallWorld(database);
  expect(await traits("andersom")).toBe(KIND_BITS.coffeeshop | RESIDENTS_BITS.unknown);
  await equipShop(database, { slug: "andersom", amenities: ["wifi", "atm"], wheelchair: "yes" });
  expect(await traits("andersom")).toBe(
    KIND_BITS.coffeeshop | RESIDENTS_BITS.unknown | bitsOf(AMENITY_BITS, ["wifi", "atm", "wheelchair"]),
  );
  await setStatus(database, { slug: "andersom", status: "draft" });
  expect(await traits("andersom")).toBeUndefined();
  await setStatus(database, { slug: "andersom", status: "active" });
  expect(await traits("andersom")).toBeDefined();
});

const rate = statement(
  "rate-shop-in-traits-test",
  (_, p: Params<{ slug: string; hundredths: number | null }>) => sql`
    insert into rating (target_type, target_id, review_count, hundredths)
    select 'shop', id, case when ${p.hundredths}::int is null then 2 else 5 end, ${p.hundredths}::int
    from shop where slug = ${p.slug}
    on conflict (target_type, target_id) do update
    set review_count = excluded.review_count, hundredths = excluded.hundredths`,
);

test("a listing follows what people say of its shop: four stars or more are a bit, and no rating is none", async () => {
  await settleSmallWorld(database);
  const isWellRated = async () => ((await traits("andersom")) ?? 0) & RATING_BITS[4];
  for (const [hundredths, bit] of [
    [400, RATING_BITS[4]],
    [399, 0],
    [480, RATING_BITS[4]],
    [null, 0],
  ] as const) {
    await rate.run(database, { slug: "andersom", hundredths });
    expect(await isWellRated()).toBe(bit);
  }
});

test("a municipality that changes its rule changes it for the coffeeshops that say nothing", async () => {
  await settleSmallWorld(database);
  expect(await traits("mosa")).toBe(KIND_BITS.coffeeshop | RESIDENTS_BITS.residentsOnly);
  const changed = SMALL_COUNTRY.municipalities.replace("residentsOnly", "anyone");
  await importMunicipalities(database, bytesOf(changed));
  expect(await traits("mosa")).toBe(KIND_BITS.coffeeshop | RESIDENTS_BITS.anyone);
  expect(await traits("mosa-smart")).toBe(KIND_BITS.smartshop | RESIDENTS_BITS.unknown);
});
