import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import { cityBySlug } from "#features/places/server/city-by-slug.ts";
import { offeredSorts } from "#features/shops/server/offered-sorts.ts";
import { shopsIn } from "#features/shops/server/shops-in.ts";
import { NOW, settleNeighbours } from "#features/shops/server/small-world.test-support.ts";
import { NO_FILTERS } from "#features/shops/shop-query.ts";
import type { Database } from "#platform/database/database.ts";
import { statement } from "#platform/database/statement.ts";
import { testWorld } from "#tests/support/database.ts";
import { freshDatabase } from "#tests/support/fresh-database.ts";
import { readProductFilters } from "../product-query.ts";
import { setPriceDay } from "./price-day.test-support.ts";
import { productBySlug } from "./product-by-slug.ts";
import { productsIn } from "./products-in.ts";
import { refreshPrices } from "./refresh-prices.ts";
import { saveMenus } from "./save-menus.ts";
import { menuItemOf, settleSmallCatalogue } from "./small-catalogue.test-support.ts";

const DAY_MS = 86_400_000;
const daysAfter = (days: number) => new Date(NOW.getTime() + days * DAY_MS);
const LONG_AGO = daysAfter(-400);

const database = testWorld(settleSmallCatalogue);

const gram = (cents: number) => ({ unit: "gram", quantity: 1, cents }) as const;

/** Café Zwart of Utrecht sells a gram of a product for so much, as it was seen at a time. */
async function sells(productSlug: string, cents: number, seenAt: Date) {
  const line = menuItemOf({ shopSlug: "cafe-zwart", productSlug, ladder: [gram(cents)] });
  await saveMenus(database, [line], { seenAt });
}

async function listOf(query: string, { city, on = database }: { city?: string; on?: Database } = {}) {
  const { filters } = readProductFilters(new URLSearchParams(query));
  const place = city ? await cityBySlug(on, { slug: city, locale: "nl" }) : null;
  return productsIn(on, { type: "weed", place, filters, locale: "nl", now: NOW });
}

/** What a card of the list says: shops, cheapest gram, lowest price. */
async function cardIn(list: ReturnType<typeof listOf>, slug: string) {
  const card = (await list).items.find((item) => item.slug === slug);
  return card && [card.shopCount, card.lowCentsPerGram, card.fromCents];
}

async function shopsFor(price: "6" | "8", on: Database = database) {
  const filters = { ...NO_FILTERS, price };
  const asked = { scope: { kind: "everywhere" }, filters, locale: "nl", now: NOW } as const;
  const { items } = await shopsIn(on, asked);
  return items.flatMap(({ slug, isSample }) => (isSample ? [] : [slug])).toSorted();
}

/** What the price of Café Zwart does in every list. */
async function standing(on: Database = database) {
  const utrecht = { city: "utrecht", on };
  const { facets } = await listOf("", utrecht);
  return {
    card: await cardIn(listOf("q=blank", { on }), "blank"),
    there: await cardIn(listOf("", utrecht), "blank"),
    orders: [
      (await listOf("sort=price", { on })).items[0]?.slug,
      (await listOf("sort=price", utrecht)).items[0]?.slug,
    ],
    cheap: [(await listOf("gram=under8", { on })).total, (await listOf("gram=under8", utrecht)).total],
    bands: facets.gram.map(({ value }) => value),
    shops: await shopsFor("8", on),
  };
}

const WITHOUT = {
  card: [1, null, null],
  there: [1, null, null],
  orders: ["morning-fog", "morning-fog"],
  cheap: [0, 0],
  bands: ["10to12", "12to15"],
  shops: ["andersom"],
};
const WITH = {
  card: [1, 400, 400],
  there: [1, 400, 400],
  orders: ["blank", "blank"],
  cheap: [1, 1],
  bands: ["under8", "10to12", "12to15"],
  shops: ["andersom", "cafe-zwart"],
};

describe("a price that nobody has seen for a year", () => {
  test("is on no card, in no order and in no filter, and its shop still has the product", async () => {
    await sells("blank", 400, LONG_AGO);
    expect(await standing()).toEqual(WITHOUT);
  });

  test("that is seen again today counts at once", async () => {
    await sells("blank", 400, LONG_AGO);
    await sells("blank", 400, NOW);
    expect(await standing()).toEqual(WITH);
  });

  test("leaves the price of today that is higher", async () => {
    await sells("morning-fog", 300, LONG_AGO);
    expect(await cardIn(listOf("q=fog"), "morning-fog")).toEqual([3, 1000, 1000]);
    expect(await cardIn(listOf("", { city: "utrecht" }), "morning-fog")).toEqual([2, 1120, 1200]);
    const { medianCentsPerGram } = await productBySlug(database, { slug: "morning-fog", locale: "nl" });
    expect(medianCentsPerGram).toBe(1060);
  });

  test("makes no order of shops by price worth offering", async () => {
    await settleNeighbours(database);
    const everywhere = {
      scope: { kind: "everywhere" },
      filters: NO_FILTERS,
      locale: "nl",
      now: NOW,
    } as const;
    const { items } = await shopsIn(database, everywhere);
    const lines = items
      .filter(({ isSample }) => !isSample)
      .map(({ slug }) => menuItemOf({ shopSlug: slug, rawName: "House blend", ladder: [gram(900)] }));
    await saveMenus(database, lines, { seenAt: LONG_AGO });
    expect(await offeredSorts(database, { hasPoint: false })).not.toContain("price");
    await saveMenus(database, lines, { seenAt: NOW });
    expect(await offeredSorts(database, { hasPoint: false })).toContain("price");
  });
});

const versions = statement(
  "test-versions-of-figures",
  () => sql<{ version: string }>`
    select xmin::text || ':' || ctid::text as version from product
    union all select xmin::text || ':' || ctid::text from shop_menu order by 1`,
);

describe("a price that turns a year old without anybody writing it", () => {
  test("is gone from every list that night, and stays in those of its last day", async () => {
    await sells("blank", 400, NOW);
    await refreshPrices(database);
    expect(await standing()).toEqual(WITH);
    await setPriceDay(database, daysAfter(365));
    await refreshPrices(database);
    expect(await standing()).toEqual(WITH);
    await setPriceDay(database, daysAfter(366));
    await refreshPrices(database);
    // All that is known is of one day.
    expect(await standing()).toMatchObject({
      ...WITHOUT,
      orders: [expect.anything(), expect.anything()],
      bands: [],
      shops: [],
    });
  });

  test("is gone after nights that were missed too", async () => {
    await sells("blank", 400, NOW);
    await setPriceDay(database, daysAfter(500));
    await refreshPrices(database);
    expect(await standing()).toMatchObject({ card: [1, null, null], there: [1, null, null], shops: [] });
  });

  test("is written out of the figures once, and not every night", async () => {
    const fresh = await freshDatabase();
    await fresh.transaction(settleSmallCatalogue);
    await setPriceDay(fresh, daysAfter(366));
    const asStored = async () => (await versions.all(fresh)).map(({ version }) => version);
    const before = await asStored();
    await refreshPrices(fresh);
    const after = await asStored();
    expect(after).not.toEqual(before);
    await refreshPrices(fresh);
    expect(await asStored()).toEqual(after);
  });
});
