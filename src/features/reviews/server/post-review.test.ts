import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import { addMember } from "#features/accounts/server/people.test-support.ts";
import { type Params, statement } from "#platform/database/statement.ts";
import { testWorld } from "#tests/support/database.ts";
import { newWord } from "#features/words/server/edit-word.ts";
import { editReview } from "./edit-review.ts";
import { setReviewState } from "./set-review-state.ts";
import {
  addOwner,
  addTrusted,
  age,
  ratingOf,
  type ReviewedWorld,
  saidOf,
  settleReviewed,
  write,
} from "./small-reviews.test-support.ts";
import { withdrawReview } from "./withdraw-review.ts";

let world: ReviewedWorld;
const database = testWorld(async (database) => {
  world = await settleReviewed(database);
});

const TEXT = "Rustige zaak met goede thee en een kat.";

const revisions = statement(
  "revisions-in-test",
  (_, p: Params<{ reviewId: number }>) => sql<{ text: string; stars: number }>`
    select stood ->> 'text' as text, (stood ->> 'overall_halves')::int / 2::float8 as stars
    from revision where review_id = ${p.reviewId} order by id`,
);

const votesAndReplies = statement(
  "votes-and-replies-in-test",
  (_, p: Params<{ reviewId: number }>) => sql<{ count: number }>`
    select ((select count(*) from review_vote where review_id = ${p.reviewId})
      + (select count(*) from review_reply where review_id = ${p.reviewId}))::int as count`,
);

const addVote = statement(
  "add-vote-in-test",
  (_, p: Params<{ reviewId: number; accountId: number }>) => sql`
    insert into review_vote (review_id, account_id) values (${p.reviewId}, ${p.accountId})`,
);

describe("newcomers", () => {
  test("wait until an admin has read what they say", async () => {
    const sam = await addMember(database);
    expect(await write(database, sam, { target: world.shop })).toMatchObject({ state: "pending", rev: 1 });
    expect(await ratingOf(database, world.shop)).toBeUndefined();
  });

  test("write two a day, unless limits are off, and set no links", async () => {
    const sam = await addMember(database);
    const first = await write(database, sam, { target: world.shop, isLimited: true });
    await write(database, sam, { target: world.brand, isLimited: true });
    const third = () => write(database, sam, { target: world.farShop, isLimited: true });
    await expect(third()).rejects.toMatchObject({ kind: "tooOften", retryAfterSeconds: 86_400 });
    await age(database, { reviewId: first.reviewId, days: 1 });
    await third();
    await write(database, sam, { target: world.product, isLimited: false });
    const linked = write(database, sam, {
      target: world.neighbour,
      said: { text: "Zie www.example.org voor meer." },
    });
    await expect(linked).rejects.toMatchObject({
      kind: "invalid",
      errors: [{ msg: "Must have no links yet", param: "text" }],
    });
  });
});

test("whoever is trusted is shown at once, links and all", async () => {
  const mo = await addTrusted(database);
  const said = { text: "Zie www.example.org voor meer." };
  for (const target of [world.shop, world.brand, world.product, world.farShop])
    expect(await write(database, mo, { target, said: target === world.shop ? said : {} })).toMatchObject({
      state: "approved",
    });
});

describe("a word that is watched", () => {
  const watch = async () => {
    const member = await addMember(database);
    const admin = { ...member, permissions: { ...member.permissions, admin: true } };
    const given = { word: "speed", locale: null, why: "hard drugs" };
    await newWord(database, admin, given, { now: new Date() });
  };

  test("has a review wait that somebody trusted writes, or changes so", async () => {
    await watch();
    const mo = await addTrusted(database);
    const said = { text: "Ze verkopen hier Spëed onder de toonbank." };
    expect(await write(database, mo, { target: world.shop, said })).toMatchObject({ state: "pending" });
    const other = await write(database, mo, { target: world.brand });
    expect(other).toMatchObject({ state: "approved" });
    const { reviewId, rev } = other;
    const anew = saidOf({ text: "Er gaat speed rond in deze winkel." });
    expect(await editReview(database, mo, { reviewId, rev, said: anew, photoIds: [] })).toMatchObject({
      state: "pending",
    });
  });

  test("changes nothing for those without it", async () => {
    await watch();
    const mo = await addTrusted(database);
    const said = { text: "Een speedboot ligt voor de deur van deze zaak." };
    expect(await write(database, mo, { target: world.shop, said })).toMatchObject({ state: "approved" });
  });
});

test.each([
  ["shop", "shop", false],
  ["shop", "neighbour", false],
  ["shop", "farShop", true],
  ["shop", "brand", true],
  ["brand", "brand", false],
  ["brand", "product", false],
  ["brand", "sampleBrand", true],
  ["brand", "shop", true],
] as const)("who speaks for the %s may review the %s: %s", async (owned, reviewed, isAllowed) => {
  const owner = await addOwner(database, world[owned]);
  const sent = write(database, owner, { target: world[reviewed] });
  if (isAllowed) await expect(sent).resolves.toMatchObject({ rev: 1 });
  else
    await expect(sent).rejects.toMatchObject({
      kind: "notAllowed",
      errors: [{ msg: "Is yours, or of a competitor", param: "targetId" }],
    });
});

describe("words that were said before", () => {
  test("are refused of the same person, however they are written", async () => {
    const sam = await addMember(database);
    await write(database, sam, { target: world.shop, said: { text: TEXT } });
    const again = { text: `  ${TEXT.toUpperCase().replaceAll(" ", "  ")}!!` };
    await expect(write(database, sam, { target: world.farShop, said: again })).rejects.toMatchObject({
      kind: "conflict",
      errors: [{ msg: "Was said of something else already", param: "text" }],
    });
    await write(database, sam, { target: world.farShop, said: { text: `${TEXT} Ook hier.` } });
  });

  test("may be said again of what they were meant for, and wait where they were removed", async () => {
    const mo = await addTrusted(database);
    const { reviewId } = await write(database, mo, { target: world.shop, said: { text: TEXT } });
    await withdrawReview(database, mo, { reviewId });
    const there = await write(database, mo, { target: world.farShop, said: { text: TEXT } });
    expect(there).toMatchObject({ state: "approved" });
    await setReviewState(database, { reviewId: there.reviewId, from: "approved", to: "removed" });
    const again = await write(database, mo, { target: world.neighbour, said: { text: TEXT } });
    expect(again).toMatchObject({ state: "pending" });
  });

  test("of somebody else wait, also of those who are trusted, unless they are few", async () => {
    await write(database, await addMember(database), { target: world.shop, said: { text: TEXT } });
    await write(database, await addMember(database), { target: world.shop, said: { text: "Top zaak! Ja." } });
    const mo = await addTrusted(database);
    const copy = { target: world.shop, said: { text: TEXT.toLowerCase() } };
    expect(await write(database, mo, copy)).toMatchObject({ state: "pending" });
    const few = { target: world.brand, said: { text: "Top zaak, ja!" } };
    expect(await write(database, mo, few)).toMatchObject({ state: "approved" });
  });

  test("in letters of another script are told apart", async () => {
    await write(database, await addMember(database), {
      target: world.shop,
      said: { text: "Очень уютное место, спасибо" },
    });
    const other = { target: world.shop, said: { text: "Совсем другой текст и мысль" } };
    expect(await write(database, await addTrusted(database), other)).toMatchObject({ state: "approved" });
  });
});

test("a withdrawn review is written anew, with what it was, and without the votes of before", async () => {
  const mo = await addTrusted(database);
  const { reviewId } = await write(database, mo, { target: world.shop, said: { text: TEXT } });
  await addVote.run(database, { reviewId, accountId: (await addMember(database)).accountId });
  await withdrawReview(database, mo, { reviewId });
  expect(await ratingOf(database, world.shop)).toEqual({ count: 0, hundredths: null });
  const anew = await write(database, mo, { target: world.shop, said: { overall: 2 } });
  expect(anew).toEqual({ reviewId, rev: 2, state: "approved" });
  expect(await revisions.all(database, { reviewId })).toEqual([{ text: TEXT, stars: 4 }]);
  expect(await votesAndReplies.first(database, { reviewId })).toEqual({ count: 0 });
});

test("a removed one is not: that is decided by an appeal", async () => {
  const mo = await addTrusted(database);
  const { reviewId } = await write(database, mo, { target: world.shop });
  await setReviewState(database, { reviewId, from: "approved", to: "removed" });
  await expect(write(database, mo, { target: world.shop })).rejects.toMatchObject({
    kind: "conflict",
    errors: [{ msg: "Your review of it was removed", param: "targetId" }],
  });
  await expect(withdrawReview(database, mo, { reviewId })).rejects.toMatchObject({ kind: "conflict" });
});

test("of two decisions the first wins, and a review that is not there is in no state", async () => {
  const sam = await addMember(database);
  const { reviewId } = await write(database, sam, { target: world.shop });
  const approve = () => setReviewState(database, { reviewId, from: "pending", to: "approved" });
  expect(await approve()).toEqual({ authorId: sam.accountId, target: world.shop });
  expect(await approve()).toBeNull();
  expect(await setReviewState(database, { reviewId: 987_654, from: "pending", to: "removed" })).toBeNull();
});

describe("a change", () => {
  const edit = (member: Parameters<typeof editReview>[1], reviewId: number, rev: number, said: object) =>
    editReview(database, member, { reviewId, rev, said: saidOf(said), photoIds: [] });

  test("of words waits again, and one of stars does not", async () => {
    const sam = await addMember(database);
    const { reviewId } = await write(database, sam, { target: world.shop, said: { text: TEXT } });
    await setReviewState(database, { reviewId, from: "pending", to: "approved" });
    expect(await edit(sam, reviewId, 1, { text: TEXT, overall: 5 })).toMatchObject({ state: "approved" });
    expect(await edit(sam, reviewId, 2, { text: `${TEXT} Wel druk.` })).toMatchObject({ state: "pending" });
    expect(await ratingOf(database, world.shop)).toEqual({ count: 0, hundredths: null });
    expect(await revisions.all(database, { reviewId })).toEqual([
      { text: TEXT, stars: 4 },
      { text: TEXT, stars: 5 },
    ]);
  });

  test("by somebody trusted is shown at once", async () => {
    const mo = await addTrusted(database);
    const { reviewId } = await write(database, mo, { target: world.shop, said: { text: TEXT } });
    expect(await edit(mo, reviewId, 1, { text: `${TEXT} Wel druk.` })).toMatchObject({ state: "approved" });
  });

  test("that says what one has said elsewhere is refused", async () => {
    const mo = await addTrusted(database);
    await write(database, mo, { target: world.brand, said: { text: TEXT } });
    const { reviewId } = await write(database, mo, { target: world.shop });
    await expect(edit(mo, reviewId, 1, { text: TEXT })).rejects.toMatchObject({ kind: "conflict" });
  });
});
