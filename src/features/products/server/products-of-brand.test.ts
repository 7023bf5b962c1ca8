import { expect, test } from "vitest";
import { brandBySlug } from "#features/brands/server/brand-by-slug.ts";
import { testDatabase } from "#tests/support/database.ts";
import { productsOfBrand } from "./products-of-brand.ts";
import { settleSmallCatalogue } from "./small-catalogue.test-support.ts";

const database = testDatabase();

test("a brand's products stand by type with their counts, and what it bred leads to its page", async () => {
  await settleSmallCatalogue(database);
  const of = async (slug: string) => {
    const { id } = await brandBySlug(database, { slug, locale: "nl" });
    return productsOfBrand(database, { brandId: id });
  };
  expect(await of("dijkzaden")).toMatchObject({
    types: [],
    strains: [
      { name: "Morning Fog", productSlug: "morning-fog" },
      { name: "Polder Haze", productSlug: "polder-haze" },
    ],
    strainCards: [
      { slug: "morning-fog", type: "weed" },
      { slug: "polder-haze", type: "weed" },
    ],
  });
  expect(await of("sample-cloudworks")).toMatchObject({
    types: [{ type: "weed", count: 1, products: [{ slug: "sample-pillow-fort" }] }],
    strains: [{ name: "Pillow Fort" }],
  });
});
