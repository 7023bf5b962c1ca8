import { sql } from "kysely";
import { beforeEach, expect, test } from "vitest";
import { brandBySlug } from "#features/brands/server/brand-by-slug.ts";
import { cityBySlug } from "#features/places/server/city-by-slug.ts";
import { readProductFilters } from "#features/products/product-query.ts";
import { productsIn } from "#features/products/server/products-in.ts";
import { settleSmallCatalogue } from "#features/products/server/small-catalogue.test-support.ts";
import { doorsOfCity } from "#features/shops/server/doors-of-city.ts";
import { listedShops } from "#features/shops/server/listed-shops.ts";
import { shopCountsOf } from "#features/shops/server/shop-counts-of.ts";
import { shopsNear } from "#features/shops/server/shops-near.ts";
import { shopsNearCity } from "#features/shops/server/shops-near-city.ts";
import { NOW } from "#features/shops/server/small-world.test-support.ts";
import { counted } from "#platform/database/counted.test-support.ts";
import { type Slots, statement } from "#platform/database/statement.ts";
import type { Locale } from "#platform/i18n/locales.ts";
import { readNow, type Recall } from "#platform/recall.ts";
import { deafMemory } from "#platform/recall.test-support.ts";
import { testDatabase } from "./support/database.ts";

const { database, questionsOf } = counted(testDatabase());
beforeEach(() => database.transaction(settleSmallCatalogue));

const places = statement(
  "test-places",
  () => sql<{ slug: string }>`select slug from city union select slug from municipality`,
);
const brands = statement(
  "test-brands",
  () => sql<{ slug: string }>`select slug from brand where status = 'active'`,
);

const moveShops = statement(
  "test-move-shops",
  (_, p: Slots<{ from: string; to: string }>) => sql`
    update shop set city_id = there.id, municipality_id = there.municipality_id
    from city as here, city as there
    where shop.city_id = here.id and here.slug = ${p.from} and there.slug = ${p.to}`,
);

interface Asked {
  slug: string;
  locale: Locale;
  recall: Recall;
}

/** All that the page of a city shows of it. */
async function cityWithShops({ slug, locale, recall }: Asked) {
  const city = await cityBySlug(database, { slug, locale, recall });
  const scope = { kind: city.type, id: city.id } as const;
  const shops = await listedShops(database, { scope, recall });
  return {
    city,
    shops: shops.map((shop) => shop.slug).toSorted(),
    counts: await shopCountsOf(database, { city, recall }),
    doors: await doorsOfCity(database, { city, at: null, now: NOW, recall }),
    nearby: await shopsNearCity(database, { city, amount: 3, locale, now: NOW, recall }),
  };
}

test.each(["nl", "fr"] as const)(
  "what is read of all places for everybody is what each of them would be told alone, in %s",
  async (locale) => {
    const { recall } = deafMemory().at(NOW);
    const slugs = (await places.all(database)).map(({ slug }) => slug);
    expect(slugs.length).toBeGreaterThan(5);
    for (const slug of slugs) {
      const alone = await cityWithShops({ slug, locale, recall: readNow });
      expect(await cityWithShops({ slug, locale, recall }), slug).toEqual(alone);
    }
  },
);

test("a shop that moves to a city without one, and a city that loses its last, are so for everybody", async () => {
  const look = (recall: Recall) =>
    Promise.all(
      ["heusden", "maastricht", "rotterdam"].map((slug) => cityWithShops({ slug, locale: "nl", recall })),
    );
  const before = await look(deafMemory().at(NOW).recall);
  await moveShops.run(database, { from: "maastricht", to: "heusden" });
  const after = await look(deafMemory().at(NOW).recall);
  expect(after).toEqual(await look(readNow));
  expect(after.map(({ shops }) => shops.length)).not.toEqual(before.map(({ shops }) => shops.length));
});

test("the nearest of all shops are those that the database finds", async () => {
  const asked = { locale: "nl", now: NOW } as const;
  for (const { slug } of await places.all(database)) {
    const city = await cityBySlug(database, { slug, locale: "nl" });
    const found = await shopsNear(database, { point: city, limit: 4, samples: "excluded", ...asked });
    expect(await shopsNearCity(database, { city, amount: 4, ...asked }), slug).toEqual(found);
  }
});

test("what is read of all brands for everybody is what each of them would be told alone", async () => {
  const { recall } = deafMemory().at(NOW);
  for (const { slug } of await brands.all(database)) {
    const asked = { slug, locale: "de" } as const;
    expect(await brandBySlug(database, { ...asked, recall }), slug).toEqual(
      await brandBySlug(database, asked),
    );
  }
});

test("brands and cities beside a list of products are called what they would be called if it were asked alone", async () => {
  const { recall } = deafMemory().at(NOW);
  const asked = {
    type: "weed",
    place: null,
    filters: readProductFilters(new URLSearchParams()).filters,
  } as const;
  const list = (locale: Locale, from: Recall) =>
    productsIn(database, { ...asked, locale, now: NOW, recall: from });
  for (const locale of ["nl", "fr"] as const) {
    const { facets } = await list(locale, readNow);
    expect(facets.brand).not.toEqual([]);
    expect(facets.city).not.toEqual([]);
    expect((await list(locale, recall)).facets).toEqual(facets);
  }
  // The cards of its products.
  expect(await questionsOf(() => list("nl", recall))).toBe(1);
});

test("whoever asks for another city or brand first asks the database nothing", async () => {
  const { recall } = deafMemory().at(NOW);
  const locale = "nl";
  const look = async (city: string, brand: string) => {
    await cityWithShops({ slug: city, locale, recall });
    await brandBySlug(database, { slug: brand, locale, recall });
  };
  expect(await questionsOf(() => look("utrecht", "dijkzaden"))).toBeGreaterThan(0);
  // The cards of the shops around it have been read for the other one.
  expect(await questionsOf(() => look("utrecht", "lage-landen"))).toBe(0);
  expect(await questionsOf(() => cityBySlug(database, { slug: "maastricht", locale, recall }))).toBe(0);
});

test("what there is not is not found in what is remembered either", async () => {
  const { recall } = deafMemory().at(NOW);
  const asked = { slug: "atlantis", locale: "nl", recall } as const;
  const isMissing = { kind: "notFound" };
  await expect(cityBySlug(database, asked)).rejects.toMatchObject(isMissing);
  await expect(brandBySlug(database, asked)).rejects.toMatchObject(isMissing);
});
