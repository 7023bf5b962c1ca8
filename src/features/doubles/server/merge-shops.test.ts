import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import { grantRole } from "#features/accounts/server/account-roles.ts";
import type { Admin, Member } from "#features/accounts/server/members.ts";
import { addMember } from "#features/accounts/server/people.test-support.ts";
import { OWN_BUSINESS } from "#features/dashboard/call-refusals.ts";
import { visitRows } from "#features/figures/server/figure-rows.ts";
import { addAdmin } from "#features/moderation/server/small-case.test-support.ts";
import { write } from "#features/reviews/server/small-reviews.test-support.ts";
import { hoursOfHeldShops } from "#features/shops/server/hours-of-shops.ts";
import { itemsMatching } from "#features/search/server/items-matching.ts";
import { redirectFor } from "#features/seo/server/redirect-for.ts";
import { indexShops } from "#features/shops/server/index-shops.ts";
import { shopBySlug } from "#features/shops/server/shop-by-slug.ts";
import { storeOpenTimes } from "#features/shops/server/store-open-times.ts";
import { storeRanks } from "#features/shops/server/store-ranks.ts";
import { followShop } from "#features/social/server/follow-shop.ts";
import { likeItem } from "#features/social/server/like-item.ts";
import { type Params, statement } from "#platform/database/statement.ts";
import { testWorld } from "#tests/support/database.ts";
import { idOf, merge, settleDoubles, standsAs, undo } from "./small-doubles.test-support.ts";

let ada: Admin;
let sam: Member;
let bob: Member;
let winnerId: number;
let loserId: number;

const now = new Date();

// Both sell Morning Fog; Sam follows and likes both; Bob speaks for the one that goes.
const database = testWorld(async (world) => {
  await settleDoubles(world);
  ada = await addAdmin(world, "Ada");
  sam = await addMember(world, { name: "Sam" });
  bob = await addMember(world, { name: "Bob" });
  winnerId = await idOf(world, "shop", "mosa");
  loserId = await idOf(world, "shop", "andersom");
  for (const id of [winnerId, loserId]) {
    await likeItem(world, sam, { type: "shop", id, like: true, now });
    await followShop(world, sam, { shopId: id, follow: true });
  }
  await followShop(world, bob, { shopId: loserId, follow: true });
  await write(world, sam, { target: { type: "shop", id: loserId }, said: { overall: 4 } });
  await grantRole(world, { accountId: bob.accountId, role: "shopAdmin", item: "andersom" });
});

const tellHours = statement(
  "tell-hours-in-test",
  (_, p: Params<{ id: number }>) => sql`
    with told as (
      insert into shop_fact (shop_id, fact_group, source, observed_on, confidence) values (${p.id}, 'hours', 'owner', '2026-11', 'high')
      returning shop_id
    )
    update shop set opening_hours = 'Mo-Su 10:00-22:00' where id = (select shop_id from told)`,
);

const tellMore = statement(
  "tell-more-in-test",
  (_, p: Params<{ id: number }>) => sql`
    with told as (
      insert into shop_fact (shop_id, fact_group, source, observed_on, confidence)
      select ${p.id}, fact_group, 'visitor', '2026-10', 'medium' from unnest(array['access', 'consumption', 'amenities']) as fact_group
    ), kitchen as (
      insert into shop_department (shop_id, department, opening_hours) values (${p.id}, 'kitchen', 'Mo-Su 12:00-20:00')
    )
    update shop set id_check = 'yes', minimum_age = 21, terrace = 'yes', amenities_present = '{wifi}', amenities_absent = '{dogs}'
    where id = ${p.id}`,
);

const countVisits = statement(
  "count-visits-in-test",
  (_, p: Params<{ id: number; day: string; count: number }>) => sql`
    insert into shop_visit_count (shop_id, day, kind, way, count) values (${p.id}, ${p.day}::date, 'view', 'list', ${p.count})`,
);

const hoursNow = statement(
  "hours-in-test",
  (_, p: Params<{ id: number }>) => sql<object>`
    select shop.opening_hours as hours, fact.source, open_known_until is not null as "isKnown" from shop
    left join shop_fact as fact on fact.shop_id = shop.id and fact_group = 'hours'
    join shop_listing on shop_listing.shop_id = shop.id where shop.id = ${p.id}`,
);

const shops = { kind: "shop", winner: "mosa", loser: "andersom" } as const;

const owned = statement(
  "owned-by-shop-in-test",
  (_, p: Params<{ id: number }>) => sql<object>`
    select (select count(*)::integer from liking where shop_id = ${p.id}) as likes,
      (select count(*)::integer from shop_follow where shop_id = ${p.id}) as follows,
      (select count(*)::integer from review where shop_id = ${p.id}) as reviews,
      (select count(*)::integer from menu_item where shop_id = ${p.id}) as lines,
      (select count(*)::integer from shop_photo where shop_id = ${p.id}) as photos,
      (select coalesce(json_agg(position order by position), '[]') from shop_photo where shop_id = ${p.id}) as positions,
      (select count(*)::integer from account_role where shop_id = ${p.id}) as people`,
);

const addPhotos = statement(
  "add-photos-in-test",
  (_, p: Params<{ id: number; count: number }>) => sql`
    with picture as (
      insert into media (key, content_hash, mime, width, height, byte_count, source, state)
      select left(hash, 32), hash, 'image/png', 10, 10, 100, 'owner', 'shown'
      from generate_series(1, ${p.count}::integer) as place
      cross join lateral (select encode(sha256((${p.id}::bigint || ' ' || place)::bytea), 'hex') as hash) as picture
      returning id
    )
    insert into shop_photo (shop_id, media_id, position) select ${p.id}, id, row_number() over (order by id) from picture`,
);

const hideMenu = statement(
  "hide-menu-in-test",
  (_, p: Params<{ id: number; menu: string }>) => sql`
    insert into compliance_profile (scope, shop_id, menu, source, observed_on) values ('shop', ${p.id}, ${p.menu}, 'test', '2026')`,
);

const menuRule = statement(
  "menu-rule-in-test",
  (_, p: Params<{ id: number }>) =>
    sql<{ menu: string }>`select menu from shop_compliance where shop_id = ${p.id}`,
);

const close = statement(
  "close-in-test",
  (_, p: Params<{ id: number }>) => sql`update shop set status = 'permanentlyClosed' where id = ${p.id}`,
);

const listedNow = statement(
  "listed-in-test",
  () =>
    sql<{ slug: string }>`select slug from shop_listing where not is_sample and slug in ('mosa', 'andersom')`,
);

describe("two shops that are one", () => {
  test("menu, reviews, likes and followers are of the one that stays, and what both had is kept aside", async () => {
    const [mine, theirs] = [
      (await owned.first(database, { id: winnerId })) as { lines: number },
      (await owned.first(database, { id: loserId })) as { lines: number },
    ];
    await merge(database, { admin: ada, ...shops });
    const [after, left] = [
      await owned.first(database, { id: winnerId }),
      (await owned.first(database, { id: loserId })) as { lines: number },
    ];
    expect(left).toMatchObject({ likes: 1, follows: 1, reviews: 0, people: 1 });
    // Of what both sell the line of the one that stays.
    expect(left.lines).toBeGreaterThan(0);
    expect(after).toMatchObject({
      likes: 1,
      follows: 2,
      reviews: 1,
      people: 0,
      lines: mine.lines + theirs.lines - left.lines,
    });
    expect(await listedNow.all(database)).toEqual([{ slug: "mosa" }]);
  });

  test("the old address and the old name lead to it, and its page is gone", async () => {
    await merge(database, { admin: ada, ...shops });
    expect(await redirectFor(database, { path: "/nl/coffeeshop/andersom" })).toMatch(/\/coffeeshop\/mosa$/);
    expect(await itemsMatching(database, { kind: "shops", question: "andersom" })).toEqual([winnerId]);
    await expect(shopBySlug(database, { slug: "andersom", locale: "nl", now })).rejects.toThrow();
  });

  test("a group of facts that is taken comes with where it is known from", async () => {
    await tellHours.run(database, { id: loserId });
    await storeOpenTimes(database, { shopIds: [winnerId, loserId], now });
    const before = await standsAs(database);
    const id = await merge(database, { admin: ada, ...shops, taken: ["hours"] });
    const told = { hours: "Mo-Su 10:00-22:00", source: "owner", isKnown: true };
    expect(await hoursNow.first(database, { id: winnerId })).toEqual(told);
    await undo(database, ada, id);
    expect(await standsAs(database)).toEqual(before);
    await merge(database, { admin: ada, ...shops, taken: ["listing"] });
    const shop = await shopBySlug(database, { slug: "mosa", locale: "nl", now });
    expect(shop).toMatchObject({ name: "Andersom", street: "Vismarkt", city: { slug: "utrecht" } });
  });

  test("the hours of its kitchen come with its own, and who gets in, smoking and amenities each as a group", async () => {
    await tellHours.run(database, { id: loserId });
    await tellMore.run(database, { id: loserId });
    await storeOpenTimes(database, { shopIds: [winnerId, loserId], now });
    await storeRanks(database, { shopIds: [winnerId, loserId] });
    await indexShops(database, { shopIds: [winnerId, loserId] });
    const before = await standsAs(database);
    const taken = ["hours", "access", "consumption", "amenities"] as const;
    const id = await merge(database, { admin: ada, ...shops, taken: [...taken] });
    const shop = await shopBySlug(database, { slug: "mosa", locale: "nl", now });
    expect(shop).toMatchObject({
      access: { idCheck: "yes", minimumAge: 21 },
      consumption: { terrace: "yes" },
      amenities: { wifi: "yes", dogs: "no" },
      facts: { amenities: { source: "visitor" }, hours: { source: "owner" } },
    });
    expect(await hoursOfHeldShops(database, { shopIds: [winnerId] })).toMatchObject([
      { departments: [{ department: "kitchen", hours: "Mo-Su 12:00-20:00" }] },
    ]);
    await undo(database, ada, id);
    expect(await standsAs(database)).toEqual(before);
  });

  test("who came to both on one day is counted together, until the two are taken apart", async () => {
    for (const [id, count] of [
      [winnerId, 7],
      [loserId, 9],
    ] as const)
      await countVisits.run(database, { id, day: "2026-11-20", count });
    const seen = async () =>
      (await visitRows.all(database, { shopId: winnerId, from: "2026-11-01", to: "2026-11-30" }))
        .map((row) => row.count)
        .toSorted((one, other) => one - other);
    const id = await merge(database, { admin: ada, ...shops });
    expect(await seen()).toEqual([7, 9]);
    await undo(database, ada, id);
    expect(await seen()).toEqual([7]);
  });

  test("photos come behind those that are there, and undone they stand where they stood", async () => {
    await addPhotos.run(database, { id: winnerId, count: 2 });
    await addPhotos.run(database, { id: loserId, count: 3 });
    const before = await standsAs(database);
    const id = await merge(database, { admin: ada, ...shops });
    expect(await owned.first(database, { id: winnerId })).toMatchObject({ positions: [1, 2, 3, 4, 5] });
    await undo(database, ada, id);
    expect(await standsAs(database)).toEqual(before);
  });

  test("of more photos than a shop may have, those that find no room stay with the one that goes", async () => {
    await addPhotos.run(database, { id: winnerId, count: 19 });
    await addPhotos.run(database, { id: loserId, count: 3 });
    await merge(database, { admin: ada, ...shops });
    expect(await owned.first(database, { id: winnerId })).toMatchObject({ photos: 20 });
    expect(await owned.first(database, { id: loserId })).toMatchObject({ positions: [2, 3] });
  });

  test("undone, everything stands where it stood, also what was reviewed and followed meanwhile", async () => {
    const before = await standsAs(database);
    const taken = ["listing", "contact", "hours", "about"] as const;
    const id = await merge(database, { admin: ada, ...shops, taken: [...taken], people: true });
    await undo(database, ada, id);
    expect(await standsAs(database)).toEqual(before);
    const again = await merge(database, { admin: ada, ...shops });
    const zoe = await addMember(database);
    await followShop(database, zoe, { shopId: winnerId, follow: true });
    await write(database, zoe, { target: { type: "shop", id: winnerId }, said: { overall: 5 } });
    await undo(database, ada, again);
    expect(await owned.first(database, { id: winnerId })).toMatchObject({ follows: 2, reviews: 1 });
    expect(await owned.first(database, { id: loserId })).toMatchObject({ follows: 2, reviews: 1, people: 1 });
  });

  test("what is merged on their menus in between is in nobody's way, whichever is undone first", async () => {
    const before = await standsAs(database);
    const ofShops = await merge(database, { admin: ada, ...shops });
    const ofStrains = await merge(database, { admin: ada, winner: "polder-haze", loser: "morning-fog" });
    await undo(database, ada, ofShops);
    await undo(database, ada, ofStrains);
    expect(await standsAs(database)).toEqual(before);
  });

  test("a menu that is hidden stays hidden, and where each has a rule of its own nothing moves", async () => {
    await hideMenu.run(database, { id: loserId, menu: "hidden" });
    const id = await merge(database, { admin: ada, ...shops });
    expect(await menuRule.first(database, { id: winnerId })).toEqual({ menu: "hidden" });
    await undo(database, ada, id);
    expect(await menuRule.first(database, { id: winnerId })).not.toEqual({ menu: "hidden" });
    await hideMenu.run(database, { id: winnerId, menu: "full" });
    await expect(merge(database, { admin: ada, ...shops })).rejects.toThrow("Have rules of their own");
  });

  test("what closed for good does not stay in the place of what is open", async () => {
    await close.run(database, { id: winnerId });
    await expect(merge(database, { admin: ada, ...shops })).rejects.toThrow("Is closed for good");
    await merge(database, { admin: ada, kind: "shop", winner: "andersom", loser: "mosa" });
  });
});

test("whoever speaks for one of the two neither merges them nor takes them apart: another admin does", async () => {
  const eva = await addAdmin(database, "Eva");
  const speaking: Admin = { ...eva, permissions: { ...eva.permissions, shopAdmin: [loserId] } };
  const pair = { kind: "shop", winner: "mosa", loser: "andersom" } as const;
  const refused = { kind: "notAllowed", errors: [{ msg: OWN_BUSINESS.msg, param: "_id" }] };
  await expect(merge(database, { admin: speaking, ...pair })).rejects.toMatchObject(refused);
  const mergeId = await merge(database, { admin: ada, ...pair });
  await expect(undo(database, speaking, mergeId)).rejects.toMatchObject(refused);
  await undo(database, ada, mergeId);
});
