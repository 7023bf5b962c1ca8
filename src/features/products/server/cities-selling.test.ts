import { expect, test } from "vitest";
import { NOW } from "#features/shops/server/small-world.test-support.ts";
import { brandBySlug } from "#features/brands/server/brand-by-slug.ts";
import { testDatabase } from "#tests/support/database.ts";
import { readProductFilters } from "../product-query.ts";
import { citiesSelling } from "./cities-selling.ts";
import { productsIn } from "./products-in.ts";
import { settleSmallCatalogue } from "./small-catalogue.test-support.ts";

const database = testDatabase();

test("a brand names the cities that the list of its products offers, and no others", async () => {
  await settleSmallCatalogue(database);
  const of = async (slug: string) => {
    const { id } = await brandBySlug(database, { slug, locale: "de" });
    const { filters } = readProductFilters(new URLSearchParams({ brand: slug }));
    const asked = { type: null, place: null, filters, locale: "de", now: NOW } as const;
    const { facets } = await productsIn(database, asked);
    return { named: await citiesSelling(database, { brandId: id, locale: "de" }), offered: facets.city };
  };
  const [breeder, producer] = [await of("dijkzaden"), await of("sample-cloudworks")];
  expect(breeder.named).toEqual(breeder.offered);
  expect(producer.named).toEqual(producer.offered);
  expect(breeder.named).not.toEqual(producer.named);
});
