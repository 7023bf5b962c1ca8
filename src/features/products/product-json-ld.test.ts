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

const RATED = { rating: 4.5, reviewCount: 12 };

test("a search engine learns what a product is and how it is rated, and neither an offer nor a price", async () => {
  const told = await jsonLd("laagland-fog", RATED);
  expect(told).toEqual({
    "@type": "Product",
    name: "Laagland Fog",
    url: "https://example.org/weed/laagland-fog",
    category: "Wiet",
    brand: { "@type": "Brand", name: "Lage Landen" },
    aggregateRating: { "@type": "AggregateRating", ratingValue: 4.5, reviewCount: 12 },
  });
  expect(JSON.stringify(told)).not.toMatch(/offer|price|1400|1200/i);
});

test("it learns nothing of a product that nobody has rated, which it would count as faulty", async () => {
  expect(await jsonLd("red-sand")).toBeNull();
});
