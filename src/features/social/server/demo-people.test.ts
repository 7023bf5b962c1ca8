import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import { DEMO_FRIENDS, PERSONAS, subjectOfPersona } from "#db/demo/personas.ts";
import { accountCalled } from "#features/accounts/server/account-called.ts";
import { accountOfIdentity } from "#features/accounts/server/account-of-identity.ts";
import { addMember } from "#features/accounts/server/people.test-support.ts";
import { renameAccount } from "#features/accounts/server/rename-account.ts";
import type { Member } from "#features/accounts/server/members.ts";
import { startSession } from "#features/accounts/server/sessions.ts";
import { viewerOfToken } from "#features/accounts/server/viewer-of-token.ts";
import { addBrand, shopId } from "#features/deals/server/small-offers.test-support.ts";
import { loadDemoNews } from "#features/discover/server/load-demo-news.ts";
import { loadDemoCatalogue } from "#features/products/server/load-demo-catalogue.ts";
import { REMOVE_UNUSED_PICTURE } from "#features/media/server/remove-unused-picture.ts";
import { settleSmallCountry } from "#features/places/server/small-country.test-support.ts";
import { loadDemo } from "#features/shops/server/load-demo.ts";
import { settleSmallWorld } from "#features/shops/server/small-world.test-support.ts";
import type { Database } from "#platform/database/database.ts";
import { type Params, statement } from "#platform/database/statement.ts";
import { testWorld } from "#tests/support/database.ts";
import { freshDatabase } from "#tests/support/fresh-database.ts";
import { alertsOf } from "./alerts.test-support.ts";
import { befriendUser } from "./befriend-user.ts";
import { followShop } from "./follow-shop.ts";
import { followedShopsOf } from "./followed-shops-of.ts";
import { followerCounts } from "./follower-counts.ts";
import { friendsOf } from "./friends-of.ts";
import { likeMarkOf, marksOfShop } from "./item-marks.ts";
import { likeCounts } from "./like-counts.ts";
import { likeItem } from "./like-item.ts";
import { loadDemoPeople } from "./load-demo-people.ts";
import { removeDemoPeople } from "./remove-demo-people.ts";
import { notificationsOf } from "#features/notifications/server/notifications-of.ts";
import { requestsTo } from "./requests-to.ts";

const database = testWorld(async (database) => {
  await settleSmallCountry(database);
  await loadDemo(database);
  await loadDemoCatalogue(database);
  await loadDemoNews(database);
});

const idOf = async (persona: string, on: Database = database) => (await accountCalled(on, persona))?.id ?? 0;

async function permissionsOf(persona: string) {
  const session = { accountId: await idOf(persona), device: "Test", isFromProvider: false };
  const token = await startSession(database, session);
  return (await viewerOfToken(database, token, { adminsNeedSecondFactor: true }))?.permissions;
}

const counts = statement(
  "counts-of-people-in-test",
  () => sql<{ table: string; count: number }>`
    select 'account' as table, count(*)::int from account union all
    select 'identity', count(*)::int from identity union all
    select 'role', count(*)::int from account_role union all
    select 'follow', count(*)::int from shop_follow union all
    select 'like', count(*)::int from liking union all
    select 'edge', count(*)::int from friend_edge union all
    select 'session', count(*)::int from session union all
    select 'found', count(*)::int from search_item where entity = 'user'`,
  { isRead: true },
);
const countsOf = async (on: Database) =>
  Object.fromEntries((await counts.all(on)).map(({ table, count }) => [table, count]));

const ofRealThings = statement(
  "real-things-of-samples-in-test",
  () => sql<{ count: number }>`
    select (
      (select count(*) from shop_follow join shop on shop.id = shop_id where not shop.is_sample)
      + (select count(*) from liking join product on product.id = product_id where not product.is_sample)
      + (select count(*) from liking join brand on brand.id = brand_id where not brand.is_sample)
    )::int as count`,
  { isRead: true },
);

const likesOfType = statement(
  "likes-of-type-in-test",
  (_, p: Params<{ type: string }>) => sql<{ id: number; count: number }>`
    select target_id as id, count(*)::int as count from liking where type = ${p.type} group by target_id`,
  { isRead: true },
);

const tasks = statement(
  "tasks-in-test",
  () => sql<{ task: string; payload: object }>`
    select identifier as task, payload
    from graphile_worker._private_jobs as job join graphile_worker._private_tasks as task on task.id = job.task_id
    where identifier = 'remove-unused-picture'`,
  { isRead: true },
);

const setPicture = statement(
  "set-picture-in-test",
  (_, p: Params<{ accountId: number }>) => sql`
    with picture as (
      insert into media (key, content_hash, mime, width, height, byte_count, source, is_sample, state)
      values (repeat('a', 32), repeat('a', 64), 'image/jpeg', 1, 1, 1, 'sample', true, 'shown') returning id
    )
    update account set picture_id = picture.id from picture where account.id = ${p.accountId}`,
);

describe("with the other samples", () => {
  test("the people of the demo are there, with all that was invented for them", async () => {
    expect(await loadDemoPeople(database)).toEqual({ peopleCount: 7 });
    const follows = PERSONAS.flatMap((one) => one.follows);
    const likes = PERSONAS.flatMap((one) => Object.values(one.likes).flat());
    expect(await countsOf(database)).toEqual({
      account: 7,
      identity: 14,
      role: 6,
      follow: follows.length,
      like: likes.length,
      edge: DEMO_FRIENDS.length + 1,
      session: 0,
      found: 7,
    });
    expect(await ofRealThings.all(database)).toEqual([{ count: 0 }]);
  });

  test("may do what they are there for", async () => {
    await loadDemoPeople(database);
    const none = { admin: false, mod: false, shopAdmin: [], brandAdmin: [] };
    const one = [expect.any(Number)];
    expect(await permissionsOf("sam")).toEqual(none);
    expect(await permissionsOf("noor")).toEqual(none);
    expect(await permissionsOf("ada")).toEqual({ ...none, admin: true });
    expect(await permissionsOf("eva")).toEqual({ ...none, admin: true, shopAdmin: one });
    expect(await permissionsOf("mod")).toEqual({ ...none, mod: true });
    expect(await permissionsOf("shop")).toEqual({ ...none, shopAdmin: one });
    expect(await permissionsOf("brand")).toEqual({ ...none, brandAdmin: one });
  });

  test("Sam is friends with Noor, and Bram waits for an answer", async () => {
    await loadDemoPeople(database);
    const sam = await idOf("sam");
    const friends = await friendsOf(database, { accountId: sam, viewerId: sam });
    expect(friends.map(({ url }) => url)).toEqual(["sample-noor"]);
    expect((await requestsTo(database, sam)).map(({ url }) => url)).toEqual(["sample-brand"]);
    expect((await followedShopsOf(database, sam)).map(({ slug }) => slug)).toEqual([
      "sample-de-slapende-reiger",
      "sample-papieren-boot",
    ]);
  });

  test("they were told what stands between them", async () => {
    await loadDemoPeople(database);
    const told = async (persona: string) => {
      const member = { accountId: await idOf(persona) } as Member;
      return (await notificationsOf(database, member))
        .filter(({ user }) => user)
        .map(({ type, user }) => `${type} ${user?.url}`)
        .toSorted();
    };
    expect(await told("sam")).toEqual(["friendAccepted sample-noor", "friendRequest sample-brand"]);
    expect(await told("noor")).toEqual(["friendAccepted sample-shop", "requestAccepted sample-sam"]);
  });

  test("sam is told of a lower price and of something that is back, once, and as long as the menus say so", async () => {
    await loadDemoPeople(database);
    await loadDemoPeople(database);
    expect((await alertsOf(database, { accountId: await idOf("sam") } as Member)).toSorted()).toEqual([
      "backInStock sample-huismelange-van-niemand sample-papieren-boot",
      "priceAlert sample-neefs-vrijdagmiddagmist sample-de-slapende-reiger",
    ]);
    expect(await alertsOf(database, { accountId: await idOf("noor") } as Member)).toEqual([]);
  });

  test("whoever signs in as one of them gets that account", async () => {
    await loadDemoPeople(database);
    for (const provider of ["google", "discord"] as const)
      expect(
        await accountOfIdentity(database, { provider, subject: subjectOfPersona("noor"), locale: "de" }),
      ).toEqual({ accountId: await idOf("noor"), isNew: false });
  });

  test("loading again changes nothing, not even what they have done since", async () => {
    await loadDemoPeople(database);
    const sam = { accountId: await idOf("sam") } as Member;
    await befriendUser(database, sam, { userId: await idOf("noor") });
    await renameAccount(database, sam, { name: "Willem", siteName: "Highstreet", isLimited: true });
    const before = await countsOf(database);
    expect(await loadDemoPeople(database)).toEqual({ peopleCount: 7 });
    expect(await countsOf(database)).toEqual(before);
    expect(await accountCalled(database, "sam")).toMatchObject({ name: "Willem", url: "sample-willem" });
    expect(await friendsOf(database, { ...sam, viewerId: sam.accountId })).toEqual([]);
  });

  test("somebody real who has the name first keeps it", async () => {
    await addMember(database, { name: "Sam de Sample" });
    await loadDemoPeople(database);
    expect(await accountCalled(database, "sam")).toMatchObject({
      name: "Sam de Sample 2",
      url: "sample-sam-2",
    });
  });

  test("removing takes them away with all that is theirs, guests of the demo too, and nobody else", async () => {
    const real = await addMember(database, { name: "Willem" });
    const before = await countsOf(database);
    await loadDemoPeople(database);
    await accountOfIdentity(database, { provider: "google", subject: "sample-new-1", locale: "nl" });
    await befriendUser(database, real, { userId: await idOf("sam") });
    await setPicture.run(database, { accountId: await idOf("ada") });
    await permissionsOf("ada");
    expect(await removeDemoPeople(database)).toEqual({ peopleCount: 8 });
    expect(await tasks.all(database)).toEqual([
      { task: REMOVE_UNUSED_PICTURE, payload: { key: "a".repeat(32) } },
    ]);
    expect(await countsOf(database)).toEqual(before);
    expect(await accountCalled(database, "sam")).toBeUndefined();
    expect(await accountCalled(database, "willem")).toMatchObject({ id: real.accountId });
  });
});

test("without the other samples there are no people either", async () => {
  const fresh = await freshDatabase();
  expect(await loadDemoPeople(fresh)).toEqual({ peopleCount: 0 });
  expect(await accountCalled(fresh, "sam")).toBeUndefined();
});

test("two processes that start at once add them once", async () => {
  const fresh = await freshDatabase();
  await settleSmallCountry(fresh);
  await loadDemo(fresh);
  await Promise.all([1, 2, 3, 4].map(() => loadDemoPeople(fresh)));
  expect(await countsOf(fresh)).toMatchObject({ account: 7, identity: 14 });
});

describe("what an invented person likes and follows", () => {
  const now = new Date();

  async function asSam(on: Database) {
    await loadDemoPeople(on);
    return { accountId: await idOf("sam", on) } as Member;
  }

  test("counts nowhere when it is real, however often it is said", async () => {
    await settleSmallWorld(database);
    const sam = await asSam(database);
    const shop = await shopId(database, "andersom");
    const brand = await addBrand(database);
    const likes = [
      { type: "shop", id: shop },
      { type: "brand", id: brand },
    ] as const;
    for (const liked of likes) {
      expect(await likeItem(database, sam, { ...liked, like: true, now })).toBe(0);
      const real = await addMember(database);
      expect(await likeItem(database, real, { ...liked, like: true, now })).toBe(1);
      expect(await likeCounts(database, { type: liked.type, ids: [liked.id] })).toEqual(
        new Map([[liked.id, 1]]),
      );
      expect(await likeMarkOf(database, { ...liked, viewerId: sam.accountId })).toMatchObject({
        isMine: true,
      });
    }
    expect(await followShop(database, sam, { shopId: shop, follow: true })).toBe(0);
    expect(await followShop(database, await addMember(database), { shopId: shop, follow: true })).toBe(1);
    expect(await followerCounts(database, [shop])).toEqual(new Map([[shop, 1]]));
    expect(await marksOfShop(database, { id: shop, viewerId: sam.accountId })).toMatchObject({
      like: { isMine: true, count: 1 },
      follow: { isMine: true, count: 1 },
    });
  });

  test.each(["product", "brand", "shop", "deal", "post"] as const)(
    "counts when it is a %s that is invented too",
    async (type) => {
      await loadDemoPeople(database);
      const liked = new Map((await likesOfType.all(database, { type })).map(({ id, count }) => [id, count]));
      expect(liked.size).toBeGreaterThan(0);
      expect(await likeCounts(database, { type, ids: [...liked.keys()] })).toEqual(liked);
    },
  );

  test("counts at a shop that is invented too", async () => {
    await loadDemoPeople(database);
    const shop = await shopId(database, "sample-de-slapende-reiger");
    const followers = PERSONAS.filter(({ follows }) => follows.includes("sleeping-heron"));
    expect(await followerCounts(database, [shop])).toEqual(new Map([[shop, followers.length]]));
  });
});
