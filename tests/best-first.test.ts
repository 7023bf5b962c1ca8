import { sql } from "kysely";
import { expect, test } from "vitest";
import { generateShops } from "#features/shops/server/generate-shops.ts";
import { settleSmallWorld } from "#features/shops/server/small-world.test-support.ts";
import { storeRanks } from "#features/shops/server/store-ranks.ts";
import { type Params, statement } from "#platform/database/statement.ts";
import { testWorld } from "./support/database.ts";
import { drawnPages } from "./support/drawn-pages.ts";

const NOW = new Date();

const database = testWorld(async (database) => {
  await settleSmallWorld(database);
  await generateShops(database, { scale: 0.003, now: NOW });
});

// The last by their names get the most stars.
const rate = statement(
  "rate-shops-in-test",
  (_, p: Params<{ count: number }>) => sql<{ id: number; name: string }>`
    with rated as (
      select shop.id, shop.name, row_number() over (order by shop.sort_name desc) as place
      from shop where starts_with(shop.source_key, 'generated-') and shop.kind = 'coffeeshop' order by place limit ${p.count}::int
    ), stars as (
      insert into rating (target_type, target_id, review_count, hundredths)
      select 'shop', id, 5, 500 - 20 * place from rated
    )
    select id, name from rated order by place`,
);

async function pageOf(path: string) {
  const draw = await drawnPages({ database, now: () => NOW, report: () => {} });
  const { status, text } = await draw(path);
  expect(status).toBe(200);
  return text;
}

const coffeeshops = (query = "") => pageOf(`/coffeeshops${query}`);

test("nine rated shops make no best, and nothing to filter by", async () => {
  await rate.run(database, { count: 9 });
  const text = await coffeeshops();
  expect(text).not.toContain("Beste eerst");
  expect(text).not.toContain("rating=4");
  expect(await pageOf("/")).not.toContain("Beste coffeeshops");
});

test("from ten rated shops on home has the best six, best first", async () => {
  const rated = await rate.all(database, { count: 10 });
  await storeRanks(database, { shopIds: rated.map(({ id }) => id) });
  const [, text = ""] = (await pageOf("/")).split("Beste coffeeshops");
  const places = rated.map(({ name }) => text.indexOf(`>${name}<`));
  expect(places.slice(0, 6)).toEqual(places.slice(0, 6).toSorted((one, other) => one - other));
  expect(places.map((place) => place > 0)).toEqual([...Array(6).fill(true), ...Array(4).fill(false)]);
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

test("from ten on a list is filtered by its stars, with a link of its own that says how many there are", async () => {
  const rated = await rate.all(database, { count: 10 });
  expect(await coffeeshops()).toMatch(/href="\/coffeeshops\?rating=4"[^>]*>(<[^>]+>)*4 sterren of meer/);
  const text = await coffeeshops("?rating=4");
  const isListed = ({ name }: { name: string }) => text.includes(`>${name}<`);
  expect(rated.map(isListed)).toEqual([true, true, true, true, true, false, false, false, false, false]);
  // Pressed again, the whole list is back.
  expect(text).toMatch(/aria-current="true"[^>]*href="\/coffeeshops"[^>]*>(<[^>]+>)*4 sterren of meer/);
});
