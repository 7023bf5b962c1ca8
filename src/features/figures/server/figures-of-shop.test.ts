import fc from "fast-check";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { addMember } from "#features/accounts/server/people.test-support.ts";
import type { Member } from "#features/accounts/server/members.ts";
import { settleSmallWorld } from "#features/shops/server/small-world.test-support.ts";
import { type Params, statement } from "#platform/database/statement.ts";
import type { CameFrom, PageSeen } from "#platform/http/page-seen.ts";
import { testWorld } from "#tests/support/database.ts";
import { daysUpTo } from "../days.ts";
import { openVisitCounts } from "./count-visits.ts";
import { figuresOfShop } from "./figures-of-shop.ts";

const database = testWorld(settleSmallWorld);

const TODAY = "2026-11-21";
const NOW = new Date(`${TODAY}T11:00:00Z`);
const NOWHERE: CameFrom = { kind: "nowhere" };
const LAST_DAY = "2026-11-20";

const shopNamed = statement(
  "figured-shop-named",
  (_, p: Params<{ name: string }>) => sql<{ id: number; slug: string }>`
    update shop set created_at = '2026-01-01' where name = ${p.name} returning id, slug`,
);
const visitCounts = statement(
  "all-visit-counts",
  () => sql<{ day: string; kind: string; way: string; count: number }>`
    select day::text, kind, way, count from shop_visit_count order by day, kind, way`,
);
const addProduct = statement(
  "add-asked-product",
  () => sql`
    insert into product (slug, name, sort_name, type, source, observed_on)
    values ('wobble', 'Wobble', 'wobble', 'weed', 'own', '2026-11-01')`,
);

async function andersom() {
  return (await shopNamed.first(database, { name: "Andersom" })) as { id: number; slug: string };
}

async function ownerOf(shopId: number): Promise<Member> {
  const member = await addMember(database);
  return { ...member, permissions: { ...member.permissions, shopAdmin: [shopId] } };
}

const pageOf = (path: string, from: CameFrom = NOWHERE, search = ""): PageSeen => ({
  path,
  search: new URLSearchParams(search),
  from,
});
const ownPage = (path: string, search = ""): CameFrom => ({
  kind: "ownPage",
  path,
  search: new URLSearchParams(search),
});

/** Lets the site count on these days, each with so many looks at a page. */
async function countOn(days: Readonly<Record<string, number>>, page: PageSeen): Promise<void> {
  for (const [day, count] of Object.entries(days)) {
    const counts = openVisitCounts({ now: () => new Date(`${day}T11:00:00Z`) });
    for (let time = 0; time < count; time += 1) counts.count(page);
    await counts.store(database);
  }
}

const eachDay = (count: number, days = 29) =>
  Object.fromEntries(daysUpTo(LAST_DAY, days).map((day) => [day, count]));

test("however pages and stores are mixed, every page is counted once", async () => {
  const { slug } = await andersom();
  await fc.assert(
    fc.asyncProperty(fc.array(fc.constantFrom("page", "store"), { maxLength: 20 }), async (steps) => {
      const sum = async () => (await visitCounts.all(database)).reduce((all, { count }) => all + count, 0);
      const before = await sum();
      const counts = openVisitCounts({ now: () => NOW });
      for (const step of steps) {
        if (step === "page") counts.count(pageOf(`/coffeeshop/${slug}`));
        else await counts.store(database);
      }
      await counts.store(database);
      expect((await sum()) - before).toBe(steps.filter((step) => step === "page").length);
    }),
    { numRuns: 20 },
  );
});

test("what cannot be stored is kept for the next time", async () => {
  const { slug } = await andersom();
  const counts = openVisitCounts({ now: () => NOW });
  counts.count(pageOf(`/coffeeshop/${slug}`));
  const away = { ...database, transaction: () => Promise.reject(new Error("The database is away")) };
  await expect(counts.store(away)).rejects.toThrow("away");
  await counts.store(database);
  await counts.store(database);
  expect(await visitCounts.all(database)).toEqual([{ day: TODAY, kind: "view", way: "direct", count: 1 }]);
});

test("a page of a shop counts with the way that led there and the choices of its list, and with no word that was typed", async () => {
  const { slug } = await andersom();
  const counts = openVisitCounts({ now: () => NOW });
  const list = ownPage("/coffeeshops/utrecht", "open=now&amenity=terrace&q=my+secret+words");
  counts.count(pageOf(`/coffeeshop/${slug}`, list));
  counts.count(pageOf(`/map/${slug}`, ownPage(`/coffeeshop/${slug}`)));
  counts.count(pageOf(`/coffeeshop/${slug}`, { kind: "otherSite", host: "www.google.nl" }));
  counts.count(pageOf(`/directions/${slug}`, ownPage(`/coffeeshop/${slug}`)));
  counts.count(pageOf("/directions/no-such-shop", ownPage(`/coffeeshop/${slug}`)));
  counts.count(pageOf("/coffeeshop/no-such-shop"));
  counts.count(pageOf(`/coffeeshop/${slug}`, ownPage("/coffeeshops/no-such-town")));
  await counts.store(database);
  const rows = await visitCounts.all(database);
  expect(rows.map(({ kind, way, count }) => `${kind} ${way} ${count}`)).toEqual([
    "directions shop 1",
    "map shop 1",
    "search city:utrecht 1",
    "search openNow 1",
    "search terrace 1",
    "search typed 1",
    "view list 2",
    "view searchEngine 1",
  ]);
});

test("a day belongs to the country: half past eleven in the evening of UTC is tomorrow", async () => {
  const { slug } = await andersom();
  const counts = openVisitCounts({ now: () => new Date("2026-11-21T23:30:00Z") });
  counts.count(pageOf(`/coffeeshop/${slug}`));
  await counts.store(database);
  expect(await visitCounts.all(database)).toMatchObject([{ day: "2026-11-22" }]);
});

test("figures begin after the first week", async () => {
  const { id, slug } = await andersom();
  const owner = await ownerOf(id);
  // The first of these is the day on which counting began.
  await countOn(eachDay(20, 7), pageOf(`/coffeeshop/${slug}`));
  expect(await figuresOfShop(database, owner, { shopId: id, now: NOW })).toMatchObject({
    hasBegun: false,
    views: { count: null },
    ways: [],
  });
  await countOn({ "2026-11-13": 20 }, pageOf(`/coffeeshop/${slug}`));
  expect(await figuresOfShop(database, owner, { shopId: id, now: NOW })).toMatchObject({
    hasBegun: true,
    views: { count: 140 },
  });
});

test("fewer than five are not told, cannot be worked out from the sum, and a lost day is a gap and no nought", async () => {
  const { id, slug } = await andersom();
  const days = { ...eachDay(20), "2026-11-18": 3, "2026-11-19": 0 };
  delete (days as Record<string, number>)["2026-11-17"];
  await countOn(days, pageOf(`/coffeeshop/${slug}`));
  const figures = await figuresOfShop(database, await ownerOf(id), { shopId: id, now: NOW });
  expect(figures?.days.slice(-4)).toEqual([
    { day: "2026-11-17", isCounted: false, views: null },
    { day: "2026-11-18", isCounted: true, views: null },
    { day: "2026-11-19", isCounted: true, views: null },
    { day: "2026-11-20", isCounted: true, views: 20 },
  ]);
  expect(figures?.views).toMatchObject({ count: 500, isAbout: true });
  expect(figures?.ways).toEqual([{ way: "direct", count: 505 }]);
});

test("what was asked for near a shop and is not on its menu is told from five times on", async () => {
  const { id } = await andersom();
  await addProduct.run(database);
  const looked = pageOf("/weed/wobble", ownPage("/coffeeshops/utrecht"));
  await countOn({ ...eachDay(0), [LAST_DAY]: 4 }, looked);
  const owner = await ownerOf(id);
  expect((await figuresOfShop(database, owner, { shopId: id, now: NOW }))?.asked).toEqual([]);
  await countOn({ [LAST_DAY]: 3 }, pageOf("/weed/wobble", NOWHERE, "city=utrecht"));
  await countOn({ [LAST_DAY]: 9 }, pageOf("/weed/wobble", NOWHERE, "city=maastricht"));
  expect((await figuresOfShop(database, owner, { shopId: id, now: NOW }))?.asked).toEqual([
    {
      _id: expect.stringMatching(/^\d+$/),
      name: "Wobble",
      type: "weed",
      slug: "wobble",
      count: 7,
      menuCount: 0,
      metres: null,
    },
  ]);
});

test("whoever speaks for another shop is told nothing of this one", async () => {
  const { id } = await andersom();
  const other = await ownerOf(id + 1);
  expect(await figuresOfShop(database, other, { shopId: id, now: NOW })).toBeUndefined();
  const moderator = { ...other, permissions: { ...other.permissions, shopAdmin: [], mod: true } };
  expect(await figuresOfShop(database, moderator, { shopId: id, now: NOW })).toBeUndefined();
  const admin = { ...other, permissions: { ...other.permissions, shopAdmin: [], admin: true } };
  expect(await figuresOfShop(database, admin, { shopId: id, now: NOW })).toMatchObject({ shop: { id } });
});
