import { expect, test } from "vitest";
import { testWorld } from "#tests/support/database.ts";
import { productJsonLd } from "./product-json-ld.ts";
import { productBySlug } from "./server/product-by-slug.ts";
import { settleSmallCatalogue } from "./server/small-catalogue.test-support.ts";

const database = testWorld(settleSmallCatalogue);

const jsonLd = async (slug: string, more: object = {}) => {
  const product = await productBySlug(database, { slug, locale: "nl" });
  return productJsonLd({ ...product, ...more }, { base: "https://example.org", category: "Wiet" });
};

test("a search engine learns what a product is, and neither an offer nor a price", async () => {
  const told = await jsonLd("laagland-fog");
  expect(told).toEqual({
    "@type": "Product",
    name: "Laagland Fog",
    url: "https://example.org/weed/laagland-fog",
    category: "Wiet",
    brand: { "@type": "Brand", name: "Lage Landen" },
  });
  expect(JSON.stringify(told)).not.toMatch(/offer|price|1400|1200/i);
});

test("a rating is named only when the page shows one", async () => {
  expect(await jsonLd("red-sand")).not.toHaveProperty("aggregateRating");
  expect(await jsonLd("red-sand", { rating: 4.5, reviewCount: 12 })).toMatchObject({
    aggregateRating: { "@type": "AggregateRating", ratingValue: 4.5, reviewCount: 12 },
  });
});
