import { sql } from "kysely";
import { expect, test } from "vitest";
import { addMember } from "#features/accounts/server/people.test-support.ts";
import { autocomplete } from "#features/search/server/autocomplete.ts";
import { settleSmallCountry } from "#features/places/server/small-country.test-support.ts";
import { generateCatalogue } from "#features/products/server/generate-catalogue.ts";
import { generateShops } from "#features/shops/server/generate-shops.ts";
import { NOW as now } from "#features/shops/server/small-world.test-support.ts";
import { statement } from "#platform/database/statement.ts";
import { testWorld } from "#tests/support/database.ts";
import { generatePeople } from "./generate-people.ts";
import { removeDemoPeople } from "./remove-demo-people.ts";

const database = testWorld(settleSmallCountry);

async function generate(scale: number) {
  await generateShops(database, { scale, now });
  await generateCatalogue(database, { scale, now });
  return generatePeople(database, { scale });
}

const lines = statement(
  "generated-people-in-test",
  () => sql<{ line: string }>`
    select concat_ws(' ', account.url, account.name, account.default_picture) as line from account
    union all
    select concat_ws(' ', lo.url, hi.url, lo_req, hi_req) from friend_edge
      join account as lo on lo.id = friend_edge.lo join account as hi on hi.id = friend_edge.hi
    union all
    select concat_ws(' ', account.url, 'follows', shop.source_key) from shop_follow
      join account on account.id = account_id join shop on shop.id = shop_id
    union all
    select concat_ws(' ', account.url, 'likes', liking.type, shop.source_key, product.slug, brand.slug) from liking
      join account on account.id = account_id
      left join shop on shop.id = liking.shop_id left join product on product.id = liking.product_id
      left join brand on brand.id = liking.brand_id
    order by 1`,
  { isRead: true },
);
const linesNow = async () => (await lines.all(database)).map(({ line }) => line);

test("a smaller scale is the beginning of a larger one, and generating again changes nothing", async () => {
  expect(await generate(0.0005)).toEqual({ peopleCount: 100 });
  const small = await linesNow();
  for (const kind of [" follows ", " likes shop ", " likes product ", " likes brand ", " t t", " f t"])
    expect([kind, small.some((line) => line.includes(kind))]).toEqual([kind, true]);
  await generate(0.001);
  const large = await linesNow();
  expect(large.length).toBeGreaterThan(small.length * 1.8);
  const known = new Set(large);
  expect(small.filter((line) => !known.has(line))).toEqual([]);
  await generate(0.001);
  expect(await linesNow()).toEqual(large);
});

test("they are found by their names, and removed without anybody real who is called like them", async () => {
  await generate(0.0005);
  const real = await addMember(database, { name: "Generated Willem" });
  const find = () => autocomplete(database, { kinds: ["users"], question: "Abel Bries", locale: "nl" });
  expect((await find()).length).toBeGreaterThan(0);
  expect(await removeDemoPeople(database)).toEqual({ peopleCount: 0 });
  expect(await linesNow()).toEqual([expect.stringContaining(real.url)]);
  expect(await find()).toEqual([]);
});
