import { sql } from "kysely";
import { expect, test } from "vitest";
import { settleSmallCountry } from "#features/places/server/small-country.test-support.ts";
import { generateCatalogue } from "#features/products/server/generate-catalogue.ts";
import { generateShops } from "#features/shops/server/generate-shops.ts";
import { NOW as now } from "#features/shops/server/small-world.test-support.ts";
import { generatePeople } from "#features/social/server/generate-people.ts";
import { removeDemoPeople } from "#features/social/server/remove-demo-people.ts";
import { statement } from "#platform/database/statement.ts";
import { testWorld } from "#tests/support/database.ts";
import { generateReviews } from "./generate-reviews.ts";

const database = testWorld(settleSmallCountry);

async function generate(scale: number) {
  await generateShops(database, { scale, now });
  await generateCatalogue(database, { scale, now });
  await generatePeople(database, { scale });
  return generateReviews(database, { scale, now });
}

const lines = statement(
  "generated-reviews-in-test",
  () => sql<{ line: string }>`
    select concat_ws(' ', account.url, shop.source_key, product.slug, brand.slug, overall_halves, text, review.locale,
      written_at) as line
    from review join account on account.id = author_id
    left join shop on shop.id = review.shop_id left join product on product.id = review.product_id
    left join brand on brand.id = review.brand_id
    order by 1`,
  { isRead: true },
);
const linesNow = async () => (await lines.all(database)).map(({ line }) => line);

const wrongRatings = statement(
  "wrong-ratings-in-test",
  () => sql<{ rated: number; wrong: number }>`
    select count(*)::int as rated, (count(*) filter (where (rating.review_count, rating.hundredths)
      is distinct from (judged.review_count, judged.hundredths)))::int as wrong
    from judged_rating as judged
    left join rating on rating.target_type = judged.target_type and rating.target_id = judged.target_id`,
  { isRead: true },
);

test("each person writes five, the same on every machine, and generating again adds none", async () => {
  expect(await generate(0.0005)).toEqual({ reviewCount: 500 });
  const small = await linesNow();
  expect(await generate(0.001)).toEqual({ reviewCount: 500 });
  const large = new Set(await linesNow());
  expect([large.size, small.filter((line) => !large.has(line))]).toEqual([1000, []]);
  expect(await generate(0.001)).toEqual({ reviewCount: 0 });
  const { rated = 0, wrong } = (await wrongRatings.first(database)) ?? {};
  expect(rated).toBeGreaterThan(20);
  expect(wrong).toBe(0);
  await removeDemoPeople(database);
  expect(await linesNow()).toEqual([]);
});
