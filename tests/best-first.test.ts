import { sql } from "kysely";
import { beforeEach, expect, test } from "vitest";
import { generateShops } from "#features/shops/server/generate-shops.ts";
import { settleSmallWorld } from "#features/shops/server/small-world.test-support.ts";
import { storeRanks } from "#features/shops/server/store-ranks.ts";
import { type Params, statement } from "#platform/database/statement.ts";
import { testDatabase } from "./support/database.ts";
import { drawnPages } from "./support/drawn-pages.ts";

const NOW = new Date();

const database = testDatabase();
beforeEach(async () => {
  await settleSmallWorld(database);
  await generateShops(database, { scale: 0.001, now: NOW });
});

// The last by their names get the most stars.
const rate = statement(
  "rate-shops-in-test",
  (_, p: Params<{ count: number }>) => sql<{ id: number; name: string }>`
    with rated as (
      select shop.id, shop.name, row_number() over (order by shop.sort_name desc) as place
      from shop where starts_with(shop.source_key, 'generated-') order by place limit ${p.count}::int
    ), stars as (
      insert into rating (target_type, target_id, review_count, hundredths)
      select 'shop', id, 5, 500 - 20 * place from rated
    )
    select id, name from rated order by place`,
);

async function coffeeshops() {
  const draw = await drawnPages({ database, now: () => NOW, report: () => {} });
  const { status, text } = await draw("/coffeeshops");
  expect(status).toBe(200);
  return text;
}

test("nine rated shops make no best", async () => {
  await rate.run(database, { count: 9 });
  expect(await coffeeshops()).not.toContain("Beste eerst");
});

test("from ten rated shops on the best come first, the alphabet is a link away, and the stars are shown", async () => {
  const rated = await rate.all(database, { count: 10 });
  const [best, second] = rated;
  await storeRanks(database, { shopIds: rated.map(({ id }) => id) });
  const text = await coffeeshops();
  expect(text).toContain("Beste eerst");
  expect(text).toMatch(/href="\/coffeeshops\?sort=name"/);
  const places = [best, second].map((shop) => text.indexOf(`>${shop?.name}<`));
  expect(places[0]).toBeGreaterThan(0);
  expect(places[0]).toBeLessThan(places[1] as number);
});
