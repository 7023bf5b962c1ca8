import { describe, expect, test } from "vitest";
import { settleSmallWorld } from "#features/shops/server/small-world.test-support.ts";
import { type Params, statement } from "#platform/database/statement.ts";
import { sql } from "kysely";
import { testWorld } from "#tests/support/database.ts";
import type { NewDeal } from "../deal.ts";
import { NO_CANNABIS_DEALS } from "../call-refusals.ts";
import { addDeal } from "./add-deal.ts";
import { dealBySlug } from "./deal-by-slug.ts";
import { addBrand, dealIn, inDays, NOW, paperDeal, shopId } from "./small-offers.test-support.ts";

let brandId: number;
const database = testWorld(async (database) => {
  await settleSmallWorld(database);
  brandId = await addBrand(database);
});

async function troubles(change: Partial<NewDeal>): Promise<unknown> {
  return addDeal(database, paperDeal(brandId, change)).then(
    () => [],
    (error: { kind: string; errors: unknown }) => error.errors,
  );
}

const addProduct = statement(
  "add-product-in-test",
  (_, p: Params<{ slug: string; type: string }>) => sql<{ id: number }>`
    insert into product (slug, name, sort_name, type, source, observed_on)
    values (${p.slug}, 'Test', 'test', ${p.type}, 'own', '2026') returning id`,
);

const listAs = statement(
  "list-product-as-in-test",
  (_, p: Params<{ id: number; type: string }>) => sql`update product set type = ${p.type} where id = ${p.id}`,
);

const allowOnly = statement(
  "allow-deals-in-test",
  (_, p: Params<{ shopId: number; types: string[] }>) => sql`
    insert into compliance_profile (scope, shop_id, deal_types, source, observed_on)
    values ('shop', ${p.shopId}, ${p.types}::text[], 'a test', '2026')`,
);

describe("cannabis is no deal", () => {
  test.each(["cannabis", "weed", "hash", "edibles", ""])(
    "%j as its category is refused, by name",
    async (category) => {
      expect(await troubles({ category })).toEqual([{ param: "category", msg: NO_CANNABIS_DEALS.msg }]);
    },
  );

  test.each(["weed", "hash", "prerolled", "edibles"])(
    "nor can it name a product of the type %s",
    async (type) => {
      const product = await addProduct.first(database, { slug: `a-${type}`, type });
      expect(await troubles({ productIds: [(product as { id: number }).id] })).toEqual([
        { param: "products", msg: NO_CANNABIS_DEALS.msg },
      ]);
    },
  );

  test("supplies may be named", async () => {
    const product = await addProduct.first(database, { slug: "a-grinder", type: "supplies" });
    expect(await troubles({ productIds: [(product as { id: number }).id] })).toEqual([]);
  });

  test("and are named no more once they are listed as something else", async () => {
    const { id } = (await addProduct.first(database, { slug: "a-candle", type: "supplies" })) as {
      id: number;
    };
    const { slug } = await dealIn(database, "live", paperDeal(brandId, { productIds: [id] }));
    const page = () => dealBySlug(database, { slug, locale: "en", now: NOW });
    expect((await page()).products).toEqual([{ slug: "a-candle", name: "Test" }]);
    await listAs.run(database, { id, type: "weed" });
    expect((await page()).products).toEqual([]);
  });
});

test("a shop's profile says what deals may be about there", async () => {
  const mosa = await shopId(database, "mosa");
  await allowOnly.run(database, { shopId: mosa, types: ["event"] });
  expect(await troubles({ shopIds: [mosa] })).toEqual([
    { param: "category", msg: "Such deals are not allowed here" },
  ]);
  expect(await troubles({ shopIds: [mosa], category: "event" })).toEqual([]);
});

test.each<[Partial<NewDeal>, string]>([
  [{ kind: "code" }, "code"],
  [{ wasCents: 200, nowCents: 200 }, "nowCents"],
  [{ wasCents: 200, nowCents: null }, "nowCents"],
  [{ validTo: inDays(-2) }, "validTo"],
  [{ validTo: inDays(90) }, "validTo"],
])("%j is refused at %s", async (change, param) => {
  expect(await troubles(change)).toMatchObject([{ param }]);
});

test("two of one title have different addresses, and samples say so in theirs", async () => {
  const slugs = [await addDeal(database, paperDeal(brandId)), await addDeal(database, paperDeal(brandId))];
  expect(slugs.map(({ slug }) => slug)).toEqual(["tweede-pakje-halve-prijs", "tweede-pakje-halve-prijs-2"]);
  const sample = await addBrand(database, { slug: "sample-vloei", isSample: true, source: "sample" });
  const added = await addDeal(database, { ...paperDeal(sample), isSample: true });
  expect(added.slug).toBe("sample-tweede-pakje-halve-prijs");
});

test("what is invented stays with what is invented", async () => {
  const deal = { ...paperDeal(brandId), isSample: true };
  await expect(addDeal(database, deal)).rejects.toMatchObject({ kind: "notCompliant" });
});

test("the table itself holds five live deals a brand", async () => {
  for (let count = 0; count < 5; count += 1) await dealIn(database, "live", paperDeal(brandId));
  await expect(dealIn(database, "live", paperDeal(brandId))).rejects.toMatchObject({
    constraint: "deal_at_most_five_live",
  });
});
