import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import { setProfile } from "#features/compliance/server/profiles.test-support.ts";
import { cityBySlug } from "#features/places/server/city-by-slug.ts";
import { NOW, openOnce, setStatus } from "#features/shops/server/small-world.test-support.ts";
import { SAMPLE_TOWN } from "#features/places/sample-town.ts";
import { type Params, statement } from "#platform/database/statement.ts";
import { testWorld } from "#tests/support/database.ts";
import { readProductFilters } from "../product-query.ts";
import type { ProductType } from "../product-types.ts";
import { productsIn } from "./products-in.ts";
import { saveMenus } from "./save-menus.ts";
import { saveProducts } from "./save-products.ts";
import { menuItemOf, productOf, settleSmallCatalogue } from "./small-catalogue.test-support.ts";

const database = testWorld(settleSmallCatalogue);

const rate = statement(
  "rate-product-in-test",
  (_, p: Params<{ slug: string; hundredths: number }>) => sql`
    insert into rating (target_type, target_id, review_count, hundredths)
    select 'product', id, 3, ${p.hundredths} from product where slug = ${p.slug}
    on conflict (target_type, target_id) do update set hundredths = excluded.hundredths`,
);

async function listOf(type: ProductType | null, query = "", slug?: string) {
  const { filters } = readProductFilters(new URLSearchParams(query));
  const place = slug ? await cityBySlug(database, { slug, locale: "nl" }) : null;
  return productsIn(database, { type, place, filters, locale: "nl", now: NOW });
}

async function slugsOf(...asked: Parameters<typeof listOf>): Promise<string[]> {
  return (await listOf(...asked)).items.map(({ slug }) => slug);
}

describe("a list of products", () => {
  test("has the listed ones of a type, best first, and samples in the lists of their town and brand only", async () => {
    const slugs = await slugsOf("weed");
    expect(slugs.slice(0, 2).toSorted()).toEqual(["laagland-fog", "morning-fog"]);
    expect(slugs).not.toContain("sample-pillow-fort");
    expect(await slugsOf("weed", "", SAMPLE_TOWN.slug)).toEqual(["sample-pillow-fort"]);
    expect(await slugsOf("weed", "brand=sample-cloudworks")).toEqual(["sample-pillow-fort"]);
    expect(slugs).not.toContain("old-blend");
    expect(slugs).not.toContain("not-yet");
    expect((await listOf(null)).total).toBe(slugs.length + 4);
  });

  test("says of each what a card shows", async () => {
    const [, fog] = (await listOf("weed", "q=fog&sort=name")).items;
    expect(fog).toEqual({
      id: expect.any(Number),
      slug: "morning-fog",
      name: "Morning Fog",
      type: "weed",
      isSample: false,
      brand: { slug: "dijkzaden", name: "Dijkzaden" },
      marketedAs: "sativa",
      thcPermille: 180,
      potencyMethod: "catalogue",
      shopCount: 2,
      lowCentsPerGram: 1000,
      fromCents: 1000,
      rating: null,
      reviewCount: 0,
    });
  });

  test("of a city has what can be had there, and a municipality what can be had in all its places", async () => {
    expect(await slugsOf("weed", "sort=name", "maastricht")).toEqual(["laagland-fog", "morning-fog"]);
    expect(await slugsOf("hash", "", "maastricht")).toEqual(["red-sand"]);
    expect(await slugsOf(null, "", "rotterdam")).toEqual([]);
  });

  test("leaves out what is sold out and what was sold by a shop that has closed", async () => {
    expect(await slugsOf("weed", "", "utrecht")).not.toContain("polder-haze");
    await setStatus(database, { slug: "mosa", status: "permanentlyClosed" });
    expect(await slugsOf("weed", "", "maastricht")).toEqual([]);
  });

  test("of what is to be had in an open shop, as far as hours are known", async () => {
    await openOnce(database, { slug: "mosa", from: "2026-11-21T10:00Z", to: "2026-11-22T00:00Z" });
    expect(await slugsOf(null, "open=now&sort=name", "maastricht")).toEqual([
      "laagland-fog",
      "morning-fog",
      "red-sand",
    ]);
    expect(await slugsOf("supplies", "open=now", "utrecht")).toEqual([]);
    const { facets } = await listOf("hash");
    expect(facets.open).toEqual([{ value: "now", count: 1, isChosen: false }]);
  });

  test("a search looks for names, strains and brands", async () => {
    expect(await slugsOf("weed", "q=fog&sort=name")).toEqual(["laagland-fog", "morning-fog"]);
    expect(await slugsOf("weed", "q=tulip")).toEqual([]);
    expect((await listOf("weed", "q=!!")).total).toBe((await listOf("weed")).total);
  });
});

describe("the list of a city", () => {
  /** A line is added to the menu of a shop, or its price is changed. */
  async function sells(shopSlug: string, productSlug: string, centsPerGram: number | null) {
    const ladder = centsPerGram === null ? [] : [{ unit: "gram" as const, quantity: 1, cents: centsPerGram }];
    await saveMenus(database, [menuItemOf({ shopSlug, productSlug, ladder })], { seenAt: NOW });
  }

  async function numbersOf(city: string, query = "sort=name") {
    const { items } = await listOf("weed", query, city);
    return items.map(({ slug, shopCount, lowCentsPerGram, fromCents }) => [
      slug,
      shopCount,
      lowCentsPerGram,
      fromCents,
    ]);
  }

  async function gramBandsOf(city: string, query = "") {
    const { facets } = await listOf("weed", query, city);
    return facets.gram.map(({ value, count }) => `${value} ${count}`);
  }

  test("has the prices and the shops of that city", async () => {
    await sells("cafe-zwart", "morning-fog", 1150);
    expect(await numbersOf("utrecht")).toEqual([
      ["laagland-fog", 1, 1200, 1400],
      ["morning-fog", 2, 1120, 1150],
    ]);
    expect(await numbersOf("maastricht")).toEqual([
      ["laagland-fog", 1, 1500, 3000],
      ["morning-fog", 1, 1000, 1000],
    ]);
    const [laagland, fog] = (await listOf("weed", "q=fog&sort=name")).items;
    expect([laagland?.shopCount, laagland?.lowCentsPerGram, laagland?.fromCents]).toEqual([2, 1200, 1400]);
    expect([fog?.shopCount, fog?.lowCentsPerGram, fog?.fromCents]).toEqual([3, 1000, 1000]);
  });

  test("is put into bands and in order by what a gram costs there", async () => {
    await sells("mosa", "morning-fog", 1600);
    await sells("mosa", "laagland-fog", 1400);
    expect(await slugsOf("weed", "sort=price&q=fog", "utrecht")).toEqual(["morning-fog", "laagland-fog"]);
    expect(await slugsOf("weed", "sort=price", "maastricht")).toEqual(["laagland-fog", "morning-fog"]);
    expect(await gramBandsOf("utrecht")).toEqual(["10to12 1", "12to15 1"]);
    expect(await gramBandsOf("maastricht")).toEqual(["12to15 1", "over15 1"]);
    expect(await slugsOf("weed", "gram=10to12", "maastricht")).toEqual([]);
    expect(await slugsOf("weed", "gram=over15", "maastricht")).toEqual(["morning-fog"]);
  });

  test("counts a shop that hides its prices and tells none of them, whatever others ask elsewhere", async () => {
    await sells("cafe-zwart", "morning-fog", 900);
    await setProfile(database, { shop: "cafe-zwart" }, { prices: "hidden" });
    await setProfile(database, { municipality: "maastricht" }, { menu: "names" });
    expect(await numbersOf("utrecht", "q=fog&sort=price")).toEqual([
      ["morning-fog", 2, 1120, 1200],
      ["laagland-fog", 1, 1200, 1400],
    ]);
    expect(await numbersOf("maastricht")).toEqual([
      ["laagland-fog", 1, null, null],
      ["morning-fog", 1, null, null],
    ]);
    expect(await gramBandsOf("maastricht")).toEqual([]);
    expect(await slugsOf("weed", "gram=10to12", "maastricht")).toEqual([]);
  });

  test("knows nothing of a menu that is hidden, though other cities sell the same", async () => {
    await setProfile(database, { shop: "mosa" }, { menu: "hidden" });
    expect(await numbersOf("maastricht")).toEqual([]);
    expect(await numbersOf("utrecht", "q=fog&sort=price")).toEqual([
      ["morning-fog", 1, 1120, 1200],
      ["laagland-fog", 1, 1200, 1400],
    ]);
  });

  test("has what a shop of that city sells that is open, and no other city's", async () => {
    await openOnce(database, { slug: "mosa", from: "2026-11-21T10:00Z", to: "2026-11-22T00:00Z" });
    const openIn = async (city: string) => (await listOf("hash", "", city)).facets.open;
    expect(await slugsOf("hash", "", "utrecht")).toEqual(["red-sand"]);
    expect(await openIn("utrecht")).toEqual([]);
    expect(await slugsOf("hash", "open=now", "utrecht")).toEqual([]);
    expect(await openIn("maastricht")).toEqual([{ value: "now", count: 1, isChosen: false }]);
  });

  test.each(["open=now", "gram=10to12", "gram=8to10&gram=over15&open=now"])(
    "of %s is as long as the list of everywhere says",
    async (query) => {
      await openOnce(database, { slug: "mosa", from: "2026-11-21T10:00Z", to: "2026-11-22T00:00Z" });
      const { facets } = await listOf(null, query);
      expect(facets.city.map(({ value }) => value)).toContain("maastricht");
      for (const { value, count } of facets.city)
        expect([value, (await listOf(null, query, value)).total]).toEqual([value, count]);
    },
  );
});

describe("filters", () => {
  test("effects and flavours are all wanted", async () => {
    expect(await slugsOf("weed", "effect=happy&sort=name")).toEqual([
      "laagland-fog",
      "morning-fog",
      "polder-haze",
    ]);
    expect(await slugsOf("weed", "effect=happy&effect=creative")).toEqual(["polder-haze"]);
    expect(await slugsOf("weed", "effect=happy&flavour=earthy")).toEqual([]);
  });

  test("bands, kinds and brands are alternatives", async () => {
    expect(await slugsOf("weed", "thc=over20")).toEqual(["polder-haze"]);
    expect(await slugsOf("weed", "thc=over20&thc=15to20&sort=thc")).toEqual([
      "polder-haze",
      "morning-fog",
      "laagland-fog",
    ]);
    expect(await slugsOf("weed", "brand=green-thumb-seeds&brand=lage-landen&sort=name")).toEqual([
      "evening-dyke",
      "laagland-fog",
    ]);
  });

  test("a brand that there is not is ignored and told", async () => {
    const list = await listOf("weed", "brand=nobody");
    expect(list.unknownBrands).toEqual(["nobody"]);
    expect(list.total).toBe((await listOf("weed")).total);
  });

  test("brands and cities are called by their names, with how long the list would be", async () => {
    const { facets } = await listOf("hash");
    expect(facets.city).toEqual([
      { value: "utrecht", name: "Utrecht", count: 1, isChosen: false },
      { value: "maastricht", name: "Maastricht", count: 1, isChosen: false },
    ]);
    const { facets: ofWeed } = await listOf("weed", "brand=dijkzaden");
    expect(ofWeed.brand[0]).toMatchObject({ value: "dijkzaden", name: "Dijkzaden", isChosen: true });
  });
});

describe("what people gave", () => {
  /** So many papers, of which the first was given the most; a rating is made of three reviews. */
  async function rated(count: number) {
    const slugs = Array.from({ length: count }, (_, place) => `paper-${place}`);
    await saveProducts(
      database,
      slugs.map((slug) => productOf({ slug, name: slug, type: "supplies" })),
    );
    for (const [place, slug] of slugs.entries())
      await rate.run(database, { slug, hundredths: 440 - place * 10 });
  }

  test("is offered as an order and a filter once ten products of a list have a rating", async () => {
    await rated(9);
    const few = await listOf("supplies");
    expect([few.hasRatings, few.facets.rating]).toEqual([false, []]);
    await rated(10);
    const enough = await listOf("supplies");
    expect([enough.hasRatings, enough.facets.rating]).toEqual([
      true,
      [{ value: "4", count: 5, isChosen: false }],
    ]);
    expect((await listOf("weed")).hasRatings).toBe(false);
  });

  test("narrows a list down, and an old link does so among few as well", async () => {
    await rated(6);
    const wellRated = ["paper-0", "paper-1", "paper-2", "paper-3", "paper-4"];
    expect(await slugsOf("supplies", "rating=4&sort=name")).toEqual(wellRated);
    const { facets, total } = await listOf("supplies", "rating=4");
    expect(facets.rating).toEqual([{ value: "4", count: (await listOf("supplies")).total, isChosen: true }]);
    expect(total).toBe(5);
  });

  test("orders a list, those without a rating last, and follows each review at once", async () => {
    await rated(3);
    const bestRated = async () => (await slugsOf("supplies", "sort=rating")).slice(0, 3);
    expect(await bestRated()).toEqual(["paper-0", "paper-1", "paper-2"]);
    await rate.run(database, { slug: "paper-2", hundredths: 100 });
    await rate.run(database, { slug: "paper-1", hundredths: 500 });
    expect(await bestRated()).toEqual(["paper-1", "paper-0", "paper-2"]);
    expect((await slugsOf("supplies", "sort=rating")).length).toBeGreaterThan(3);
  });
});

describe("the order", () => {
  test("by price has the cheapest gram first, and what has no price last", async () => {
    expect((await slugsOf(null, "sort=price")).slice(0, 2)).toEqual(["red-sand", "morning-fog"]);
  });

  test("a page past the end is the last one", async () => {
    const list = await listOf("weed", "page=99");
    expect([list.page, list.pageCount]).toEqual([1, 1]);
    expect(list.items.length).toBe(list.total);
  });
});
