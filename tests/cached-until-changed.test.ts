import { sql } from "kysely";
import { expect, onTestFinished, test } from "vitest";
import { chooseVisibility } from "#features/compliance/server/choose-visibility.ts";
import { moveDeal } from "#features/deals/server/move-deal.ts";
import { addBrand, dealIn, paperDeal, shopId } from "#features/deals/server/small-offers.test-support.ts";
import { cityBySlug } from "#features/places/server/city-by-slug.ts";
import { generateShops } from "#features/shops/server/generate-shops.ts";
import { settleSmallCatalogue } from "#features/products/server/small-catalogue.test-support.ts";
import { listedShops } from "#features/shops/server/listed-shops.ts";
import { NOW, setStatus } from "#features/shops/server/small-world.test-support.ts";
import { counted } from "#platform/database/counted.test-support.ts";
import { type Params, statement } from "#platform/database/statement.ts";
import { changeListener } from "#platform/shared-cache/change-listener.ts";
import { drawnPages } from "./support/drawn-pages.ts";
import { freshDatabase } from "./support/fresh-database.ts";

/** Far less than the maximum age of the cache. */
const SOON_MS = 3_000;

const renameCity = statement(
  "test-rename-city",
  (_, p: Params<{ slug: string; name: string }>) =>
    sql`update city set name = ${p.name} where slug = ${p.slug}`,
);
const renameBrand = statement(
  "test-rename-brand",
  (_, p: Params<{ slug: string; name: string }>) =>
    sql`update brand set name = ${p.name} where slug = ${p.slug}`,
);
const moveShops = statement(
  "test-move-shops",
  (_, p: Params<{ from: string; to: string }>) => sql`
    update shop set city_id = there.id, municipality_id = there.municipality_id
    from city as here, city as there
    where shop.city_id = here.id and here.slug = ${p.from} and there.slug = ${p.to}`,
);
const rateTen = statement(
  "test-rate-ten",
  () => sql`
    insert into rating (target_type, target_id, review_count, hundredths)
    select 'shop', id, 3, 400 from shop where starts_with(source_key, 'generated-') and kind = 'coffeeshop' order by id limit 10`,
);
const unrateOne = statement(
  "test-unrate-one",
  () => sql`
    update rating set review_count = 2, hundredths = null
    where target_id = (select min(target_id) from rating where target_type = 'shop') and target_type = 'shop'`,
);

/** A site of the small world with a change listener, as in a server. */
async function siteWithCache() {
  const fresh = await freshDatabase();
  await fresh.transaction(settleSmallCatalogue);
  const changes = changeListener({ connection: fresh.connection, sender: fresh });
  onTestFinished(() => changes.close());
  await expect.poll(() => changes.stamp([]), { timeout: SOON_MS }).toBeTypeOf("number");
  const { database, questionCount, questionsOf } = counted({ ...fresh, changes });
  const report = (error: unknown) => expect.unreachable(String(error));
  const draw = await drawnPages({ database, now: () => NOW, report });
  return {
    database,
    questionCount,
    questionsOf,
    page: async (path: string) => (await draw(path)).text,
    status: async (path: string) => (await draw(path)).status,
    /** The query for the shops of a city as on its page. */
    async shopsOf(slug: string) {
      const { type, id } = await cityBySlug(database, { slug, locale: "nl" });
      const shops = await listedShops(database, { scope: { kind: type, id } });
      return shops.map((shop) => shop.slug);
    },
  };
}

type Site = Awaited<ReturnType<typeof siteWithCache>>;

interface Seen {
  path: string;
  shown: string;
  change: (site: Site) => Promise<unknown>;
}

const CHANGES: Record<string, Seen> = {
  "a shop that has closed is gone from its city": {
    path: "/coffeeshops/utrecht",
    shown: "/coffeeshop/andersom",
    change: ({ database }) => setStatus(database, { slug: "andersom", status: "permanentlyClosed" }),
  },
  "a menu that was hidden is gone from what can be had in a city": {
    path: "/weed/utrecht",
    shown: "/weed/morning-fog",
    change: async ({ database }) =>
      chooseVisibility(database, { shopId: await shopId(database, "andersom"), menu: "hidden", now: NOW }),
  },
  "a city goes by its new name on its page": {
    path: "/coffeeshops/heusden",
    shown: "coffeeshops van Heusden",
    change: ({ database }) => renameCity.run(database, { slug: "heusden", name: "Nieuwstad" }),
  },
  "a brand goes by its new name on its page": {
    path: "/brand/dijkzaden",
    shown: "Dijkzaden",
    change: ({ database }) => renameBrand.run(database, { slug: "dijkzaden", name: "Duinzaden" }),
  },
};

test.each(Object.entries(CHANGES))("%s", async (_, { path, shown, change }) => {
  const site = await siteWithCache();
  expect(await site.page(path)).toContain(shown);
  await change(site);
  await expect.poll(() => site.page(path), { timeout: SOON_MS }).not.toContain(shown);
});

test("a city that nobody has asked for is known with the first one, and its shops too", async () => {
  const site = await siteWithCache();
  expect(await site.shopsOf("utrecht")).not.toEqual([]);
  expect(await site.questionsOf(() => site.shopsOf("maastricht"))).toBe(0);
});

test("a shop that moves is soon listed in its new city, without a question from the next visitor", async () => {
  const site = await siteWithCache();
  const moving = await site.shopsOf("maastricht");
  expect(moving.length).toBeGreaterThan(0);
  expect(await site.shopsOf("heusden")).toEqual([]);
  await moveShops.run(site.database, { from: "maastricht", to: "heusden" });
  const before = site.questionCount();
  // The notification arrives, and stale values are reloaded, without a request.
  await expect.poll(site.questionCount, { timeout: SOON_MS }).toBeGreaterThan(before + 1);
  await expect.poll(() => site.shopsOf("heusden"), { timeout: SOON_MS }).toEqual(moving);
  expect(await site.questionsOf(() => site.shopsOf("maastricht"))).toBe(0);
  expect(await site.shopsOf("maastricht")).toEqual([]);
});

test("a rating that is gone takes a coffeeshop from the best on home, and the list with it while too few are left", async () => {
  const site = await siteWithCache();
  const { database, page } = site;
  await database.transaction((tx) => generateShops(tx, { scale: 0.003, now: NOW }));
  expect(await page("/")).not.toContain("Beste coffeeshops");
  await rateTen.run(database);
  await expect.poll(() => page("/"), { timeout: SOON_MS }).toContain("Beste coffeeshops");
  await unrateOne.run(database);
  await expect.poll(() => page("/"), { timeout: SOON_MS }).not.toContain("Beste coffeeshops");
});

test("a deal that was paused is gone from the list of all, and has no page any more", async () => {
  const site = await siteWithCache();
  const { database } = site;
  const { id: dealId, slug } = await dealIn(database, "live", paperDeal(await addBrand(database)));
  expect(await site.page("/deals")).toContain(slug);
  expect(await site.status(`/deals/${slug}`)).toBe(200);
  await moveDeal(database, { dealId, step: "pause", now: NOW });
  expect(await site.page("/deals")).not.toContain(slug);
  expect(await site.status(`/deals/${slug}`)).toBe(404);
});
