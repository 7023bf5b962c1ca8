import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import { bytesOf } from "#features/places/server/small-country.test-support.ts";
import { NOW } from "#features/shops/server/small-world.test-support.ts";
import { type Params, statement } from "#platform/database/statement.ts";
import { testWorld } from "#tests/support/database.ts";
import { importMenu } from "./import-menu.ts";
import { settleSmallCatalogue } from "./small-catalogue.test-support.ts";

const database = testWorld(settleSmallCatalogue);

const COLUMNS = "shop,seen_on,heading,name,product,available,unit,quantity,price\n";
const take = (lines: string, now = NOW) => importMenu(database, bytesOf(COLUMNS + lines), { now });

const menu = statement(
  "menu-told",
  (_, p: Params<{ shop: string }>) => sql<Record<string, unknown>>`
    select product.slug as product, raw_name as name, heading, available, ladder,
      to_char(last_seen_at at time zone 'UTC', 'YYYY-MM-DD') as "seenOn"
    from menu_item join shop on shop.id = shop_id left join product on product.id = product_id
    where shop.slug = ${p.shop} order by position, menu_item.id`,
);

const prices = statement(
  "prices-told",
  (_, p: Params<{ shop: string; product: string }>) => sql<{ told: string }>`
    select to_char(observed_at at time zone 'UTC', 'YYYY-MM-DD') || ' ' || quantity || ' ' || coalesce(cents::text, '-') as told
    from price_observation
    join shop on shop.id = shop_id join product on product.id = product_id
    where shop.slug = ${p.shop} and product.slug = ${p.product} order by observed_at, quantity`,
);

const rankOf = statement("rank-told", (db, p: Params<{ slug: string }>) =>
  db.selectFrom("product").select(["rank", "shop_count as shopCount"]).where("slug", "=", p.slug),
);

test("several lines of a name are its price ladder, with a comma or a point", async () => {
  const report = await take(`zeelucht,2026-11-20,Wiet,Ochtend,morning-fog,yes,gram,1,"12,50"
zeelucht,2026-11-20,,Ochtend,,,gram,"2,5",29.00
zeelucht,2026-11-20,Los,Vuurtje,,,,,
`);
  expect(report).toEqual({ readCount: 3, addedCount: 2, changedCount: 0, unchangedCount: 0, refused: [] });
  expect(await menu.all(database, { shop: "zeelucht" })).toEqual([
    {
      product: "morning-fog",
      name: "Ochtend",
      heading: "Wiet",
      available: "yes",
      seenOn: "2026-11-20",
      ladder: [
        { unit: "gram", quantity: 1, cents: 1250 },
        { unit: "gram", quantity: 2.5, cents: 2900 },
      ],
    },
    {
      product: null,
      name: "Vuurtje",
      heading: "Los",
      available: "unknown",
      seenOn: "2026-11-20",
      ladder: [],
    },
  ]);
});

test("importing again changes nothing; a later price leaves an observation", async () => {
  const line = (day: string, price: string) => `zeelucht,${day},,,red-sand,yes,gram,1,${price}\n`;
  await take(line("2026-10-01", "9"));
  expect(await take(line("2026-10-01", "9"))).toMatchObject({ addedCount: 0, unchangedCount: 1 });
  expect(await take(line("2026-11-01", "9.5"))).toMatchObject({ changedCount: 1 });
  expect(await take(line("2026-10-15", "9"))).toMatchObject({ changedCount: 0, unchangedCount: 1 });
  const told = await prices.all(database, { shop: "zeelucht", product: "red-sand" });
  expect(told.map((one) => one.told)).toEqual(["2026-10-01 1.00 900", "2026-11-01 1.00 950"]);
});

test("a thing that gets its product stays the same thing", async () => {
  const tomorrow = new Date("2026-11-22T20:00:00Z");
  await take("andersom,2026-11-22,Wiet,Mystery Mix,blank,yes,gram,1,5\n", tomorrow);
  const told = await menu.all(database, { shop: "andersom" });
  expect(told.filter(({ name }) => name === "Mystery Mix")).toEqual([
    expect.objectContaining({ product: "blank" }),
  ]);
});

test("a product rises with the shops that sell it", async () => {
  const before = await rankOf.first(database, { slug: "red-sand" });
  await take("zeelucht,2026-11-21,,,red-sand,yes,gram,1,9\n");
  const after = await rankOf.first(database, { slug: "red-sand" });
  expect(after?.shopCount).toBe((before?.shopCount ?? 0) + 1);
  expect(after?.rank).toBeGreaterThan(before?.rank ?? 0);
});

describe("a ladder that breaks a rule is refused as a whole", () => {
  const refusals = async (...steps: string[]) => {
    const lines = steps.map((step) => `zeelucht,2026-11-20,,,red-sand,yes,${step}\n`).join("");
    const { refused, addedCount } = await take(lines);
    expect(addedCount).toBe(0);
    return refused.map(({ line, reasons }) => `${line}: ${reasons.join("; ")}`);
  };

  test.each([
    [["gram,1,9", "gram,2,8"], "3: price is not more than that of the line before"],
    [["gram,2,9", "gram,1,18"], "3: quantity is not more than that of the line before"],
    [["gram,1,9", "gram,6,40"], "3: quantity is not more than 0 and at most 5 grams, 100 pieces or packs"],
    [["gram,1,9", "piece,1.5,10"], "3: quantity has more than two decimals, or is a part of a piece or pack"],
    [["gram,1,9", "gram,2,9.999"], "3: price is not in whole cents from 0.01 to 1000"],
    [["gram,1,9", "kilo,1,9"], '3: unit "kilo" is none of gram, piece, pack'],
    [["gram,1,9", "gram,1.000.5,9"], '3: quantity "1.000.5" is no number such as 2.5'],
    [["gram,1,9", "gram,2,free"], '3: price "free" is no amount in euros such as 12.50'],
    [["gram,1,9", "gram,2,"], "3: price is missing"],
    [["gram,1,9", ",,"], "3: has no price, and other lines of the same name have"],
  ])("%j", async (steps, reason) => {
    expect(await refusals(...steps)).toEqual(["2: has the same name as line 3, which is refused", reason]);
  });

  test("and the rest of the file goes in", async () => {
    const report = await take(`zeelucht,2026-11-20,,,red-sand,yes,gram,1,9
zeelucht,2026-11-20,,,red-sand,no,gram,2,18
zeelucht,2026-11-20,,,morning-fog,yes,gram,1,9
`);
    expect(report).toMatchObject({ addedCount: 1, refused: [{ line: 2 }, { line: 3 }] });
  });
});

test.each([
  ["nowhere,2026-11-20,,,red-sand,yes,gram,1,9", 'shop "nowhere" is not known'],
  ["sample-maanvis,2026-11-20,,,red-sand,yes,gram,1,9", 'shop "sample-maanvis" is not known'],
  ["zeelucht,2026-11-20,,,sample-pillow-fort,yes,gram,1,9", 'product "sample-pillow-fort" is not known'],
  ["zeelucht,2026-11-20,,,not-yet,yes,gram,1,9", 'product "not-yet" is not known'],
  ["zeelucht,2026-11-22,,,red-sand,yes,gram,1,9", 'seen_on "2026-11-22" has not come yet'],
  ["zeelucht,2026,,,red-sand,yes,gram,1,9", 'seen_on "2026" is no day such as 2026-11-21'],
  ["zeelucht,2026-11-20,,,,yes,gram,1,9", "has neither a name nor a product"],
  [
    "zeelucht,2026-11-20,,,red-sand,maybe,gram,1,9",
    'available "maybe" is none of yes, low, soldOut, unknown',
  ],
])("%j is refused", async (line, reason) => {
  expect((await take(`${line}\n`)).refused).toEqual([{ line: 2, reasons: [reason] }]);
});

test("one product stands on a menu once", async () => {
  const { refused } = await take(`zeelucht,2026-11-20,,Zand,red-sand,yes,gram,1,9
zeelucht,2026-11-20,,Rood,red-sand,yes,gram,1,10
`);
  expect(refused).toEqual([{ line: 3, reasons: ["product red-sand is on line 2 already"] }]);
});

test("what was seen today goes in from midnight of the country on", async () => {
  const line = "zeelucht,2026-11-22,,,red-sand,yes,gram,1,9\n";
  expect(await take(line, new Date("2026-11-21T22:50:00Z"))).toMatchObject({ addedCount: 0 });
  expect(await take(line, new Date("2026-11-21T23:20:00Z"))).toMatchObject({ addedCount: 1, refused: [] });
});
