import { sql } from "kysely";
import { beforeEach, describe, expect, test } from "vitest";
import { DEFAULT_PRIVACY } from "#features/accounts/privacy.ts";
import type { Member } from "#features/accounts/server/members.ts";
import { choosePrivacy, leave } from "#features/accounts/server/people.test-support.ts";
import { befriendUser } from "#features/social/server/befriend-user.ts";
import { blockUser } from "#features/social/server/block-user.ts";
import { type Params, statement } from "#platform/database/statement.ts";
import { testWorld } from "#tests/support/database.ts";
import type { ReviewsQuery, ReviewTarget } from "../review.ts";
import { reviewsOf } from "./reviews-of.ts";
import { setReviewState } from "./set-review-state.ts";
import { addTrusted, age, type ReviewedWorld, settleReviewed, write } from "./small-reviews.test-support.ts";
import { voteHelpful } from "./vote-helpful.ts";

let world: ReviewedWorld;
const database = testWorld(async (database) => {
  world = await settleReviewed(database);
});

const ALL: ReviewsQuery = { sort: "newest", lang: null, stars: null, page: 1 };

const list = (target: ReviewTarget, viewer: Member | null = null, query: Partial<ReviewsQuery> = {}) =>
  reviewsOf(database, { target, viewerId: viewer?.accountId ?? null, query: { ...ALL, ...query } });

const texts = async (...asked: Parameters<typeof list>) =>
  (await list(...asked)).items.map(({ text }) => text);

/** Written an hour apart, so that there is an order. */
async function say(who: Member, target: ReviewTarget, said: object) {
  const written = await write(database, who, { target, said });
  await makeOlder.run(database, { hours: 1 });
  return written;
}

const makeOlder = statement(
  "make-reviews-older-in-test",
  (_, p: Params<{ hours: number }>) =>
    sql`update review set written_at = written_at - make_interval(hours => ${p.hours}::int)`,
);

const hold = statement(
  "hold-review-in-test",
  (_, p: Params<{ type: string; id: number }>) => sql`
    insert into content_hold (target_type, target_id, hidden_until)
    values (${p.type}, ${p.id}, now() + interval '1 hour')`,
);

async function befriend(one: Member, other: Member) {
  await befriendUser(database, one, { userId: other.accountId });
  await befriendUser(database, other, { userId: one.accountId });
}

describe("a list of reviews", () => {
  let people: Member[];
  let ids: number[];
  beforeEach(async () => {
    people = [];
    ids = [];
    for (const [n, said] of [
      { overall: 5, text: "Eerste, heel goed.", locale: "nl" },
      { overall: 1, text: "Second, not for me.", locale: "en" },
      { overall: 4.5, text: "Derde, bijna top.", locale: "nl" },
      { overall: 4, text: "", locale: "de" },
    ].entries()) {
      const who = await addTrusted(database, { name: `Person ${n + 1}` });
      people.push(who);
      ids.push((await say(who, world.shop, said)).reviewId);
    }
  });

  test.each([
    ["newest", ["", "Derde, bijna top.", "Second, not for me.", "Eerste, heel goed."]],
    ["highest", ["Eerste, heel goed.", "Derde, bijna top.", "", "Second, not for me."]],
    ["lowest", ["Second, not for me.", "", "Derde, bijna top.", "Eerste, heel goed."]],
    ["helpful", ["Second, not for me.", "Derde, bijna top.", "Eerste, heel goed.", ""]],
  ] as const)("can be sorted by %s", async (sort, order) => {
    const reader = await addTrusted(database);
    await voteHelpful(database, reader, { reviewId: ids[1] ?? 0, helpful: true });
    expect(await texts(world.shop, null, { sort })).toEqual(order);
  });

  test("is filtered by language and stars, with the numbers of all", async () => {
    const dutch = await list(world.shop, null, { lang: "nl" });
    expect([dutch.total, dutch.summary.reviewCount]).toEqual([2, 4]);
    expect(dutch.languages).toEqual([
      { locale: "nl", count: 2 },
      { locale: "de", count: 1 },
      { locale: "en", count: 1 },
    ]);
    expect(await texts(world.shop, null, { stars: 4 })).toEqual(["", "Derde, bijna top."]);
  });

  test("has mine first, in whatever state, and not among the others", async () => {
    const [me] = people as [Member];
    await setReviewState(database, { reviewId: ids[0] ?? 0, from: "approved", to: "pending" });
    const mine = await list(world.shop, me);
    expect(mine.mine).toMatchObject({ text: "Eerste, heel goed.", state: "pending", isMine: true });
    expect([mine.total, mine.items.some(({ isMine }) => isMine)]).toEqual([3, false]);
    expect(await texts(world.shop, people[1])).not.toContain("Eerste, heel goed.");
  });

  test("shows nothing of whoever is blocked, both ways", async () => {
    const [one, other] = people as [Member, Member];
    await blockUser(database, one, { userId: other.accountId, block: true });
    expect(await texts(world.shop, one)).not.toContain("Second, not for me.");
    expect(await texts(world.shop, other)).not.toContain("Eerste, heel goed.");
    expect((await list(world.shop, one)).total).toBe(2);
    expect(await texts(world.shop, people[2])).toHaveLength(3);
    expect((await list(world.shop, one)).summary.reviewCount).toBe(4);
  });

  test("leaves out what is hidden until somebody has looked, but for its author", async () => {
    const [author, reader] = people as [Member, Member];
    await hold.run(database, { type: "review", id: ids[0] ?? 0 });
    expect(await texts(world.shop, reader)).not.toContain("Eerste, heel goed.");
    expect((await list(world.shop, author)).mine?.text).toBe("Eerste, heel goed.");
    const vote = voteHelpful(database, reader, { reviewId: ids[0] ?? 0, helpful: true });
    await expect(vote).rejects.toMatchObject({ kind: "notFound" });
  });

  test("names nobody who is leaving, or keeps their reviews to friends, to others", async () => {
    const [one, other, friend] = people as [Member, Member, Member];
    await choosePrivacy(database, one, { ...DEFAULT_PRIVACY, reviews: "friends" });
    await befriend(one, friend);
    await leave(database, other);
    const named = async (viewer: Member | null) =>
      new Map((await list(world.shop, viewer)).items.map(({ text, author }) => [text, author?.name ?? null]));
    expect((await named(null)).get("Eerste, heel goed.")).toBeNull();
    expect((await named(friend)).get("Eerste, heel goed.")).toBe("Person 1");
    expect((await named(friend)).get("Second, not for me.")).toBeNull();
    expect((await list(world.shop, friend)).items.filter(({ isByFriend }) => isByFriend)).toHaveLength(1);
  });

  test("tells what groups gave, without friends of each other and of whoever looks", async () => {
    const [one, other] = people as [Member, Member];
    await befriend(one, other);
    const { honest } = await list(world.shop);
    expect(honest).toMatchObject({ shownCount: 4, countedCount: 4, locals: null, withoutFriends: null });
    expect(honest.lastYear).toEqual({ mean: 3.6, count: 4 });
    for (const overall of [5, 5]) await say(await addTrusted(database), world.shop, { overall });
    expect((await list(world.shop)).honest.withoutFriends).toEqual({ mean: 4.6, count: 4 });
    expect((await list(world.shop, people[2])).honest.withoutFriends).toEqual({ mean: 4.6, count: 4 });
    await befriend(people[3] as Member, await addTrusted(database));
    const friend = await addTrusted(database);
    await befriend(friend, people[2] as Member);
    expect((await list(world.shop, friend)).honest.withoutFriends).toEqual({ mean: 4.7, count: 3 });
  });
});

test("a page past the end is the last one", async () => {
  for (let n = 0; n < 12; n += 1) await say(await addTrusted(database), world.brand, {});
  const last = await list(world.brand, null, { page: 99 });
  expect([last.items.length, last.page, last.pageCount, last.total]).toEqual([2, 2, 2, 12]);
});

test("the figures are of what counts: not of invented people at a real shop, and with every half and aspect", async () => {
  const aspects = [{ staff: 5 }, { staff: 4, price: 2 }, {}];
  for (const [n, overall] of [5, 4.5, 4.5].entries())
    await say(await addTrusted(database), world.shop, {
      overall,
      aspects: aspects[n],
      isLocal: n > 0,
    });
  await say(await addTrusted(database, { isSample: true }), world.shop, { overall: 1, isLocal: true });
  const { items, summary, honest } = await list(world.shop);
  expect(items).toHaveLength(4);
  expect(items.filter(({ isSample }) => isSample)).toHaveLength(1);
  expect(summary).toEqual({
    rating: 3.5,
    reviewCount: 3,
    histogram: [0, 0, 0, 0, 0, 0, 0, 2, 1],
    aspects: [
      { aspect: "staff", mean: 4.5, count: 2 },
      { aspect: "price", mean: 2, count: 1 },
    ],
  });
  expect(honest).toMatchObject({ shownCount: 4, countedCount: 3, locals: null });
});

test("of a target without reviews there is nothing", async () => {
  const empty = await list(world.product);
  expect(empty).toMatchObject({ items: [], total: 0, page: 1, pageCount: 1, mine: null, languages: [] });
  expect(empty.summary).toMatchObject({ rating: null, reviewCount: 0 });
});

test("old reviews are no longer of the last year", async () => {
  for (let n = 0; n < 3; n += 1) {
    const { reviewId } = await say(await addTrusted(database), world.shop, {});
    await age(database, { reviewId, days: n === 0 ? 366 : 1 });
  }
  expect((await list(world.shop)).honest.lastYear).toBeNull();
});
