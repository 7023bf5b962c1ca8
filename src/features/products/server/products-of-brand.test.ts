import { sql } from "kysely";
import { expect, test } from "vitest";
import { brandBySlug } from "#features/brands/server/brand-by-slug.ts";
import { type Params, statement } from "#platform/database/statement.ts";
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
  expect(await of("dijkzaden")).toEqual({
    types: [],
    strains: [
      { name: "Morning Fog", productSlug: "morning-fog" },
      { name: "Polder Haze", productSlug: "polder-haze" },
    ],
    strainCards: [
      expect.objectContaining({ slug: "morning-fog", type: "weed" }),
      expect.objectContaining({ slug: "polder-haze", type: "weed" }),
    ],
  });
  expect(await of("sample-cloudworks")).toMatchObject({
    types: [{ type: "weed", count: 1, products: [{ slug: "sample-pillow-fort" }] }],
    strains: [{ name: "Pillow Fort" }],
  });
});

/** Only this one. */
const makeWellKnown = statement(
  "make-well-known",
  (_, p: Params<{ slug: string }>) => sql`update strain set is_well_known = (slug = ${p.slug})`,
);

test("what is well known of a breeder comes first, as a name and as a card", async () => {
  await settleSmallCatalogue(database);
  await makeWellKnown.run(database, { slug: "polder-haze" });
  const { id } = await brandBySlug(database, { slug: "dijkzaden", locale: "nl" });
  const { strains, strainCards } = await productsOfBrand(database, { brandId: id });
  expect(strains.map(({ productSlug }) => productSlug)).toEqual(["polder-haze", "morning-fog"]);
  expect(strainCards.map(({ slug }) => slug)).toEqual(["polder-haze", "morning-fog"]);
});
