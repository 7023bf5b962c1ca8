import { sql } from "kysely";
import { beforeEach, expect, test } from "vitest";
import { asMember, type Admin, type Member } from "#features/accounts/server/members.ts";
import { addMember } from "#features/accounts/server/people.test-support.ts";
import { shopId } from "#features/deals/server/small-offers.test-support.ts";
import { ALL_REVIEWS } from "#features/reviews/reviews-query.ts";
import { hiddenReplies } from "#features/reviews/server/hidden-replies.ts";
import { reviewsOf } from "#features/reviews/server/reviews-of.ts";
import { newWord } from "#features/words/server/edit-word.ts";
import { statement } from "#platform/database/statement.ts";
import { testWorld } from "#tests/support/database.ts";
import { editProfileAndLook, renameAndLook } from "./edit-person-and-look.ts";
import { queuedReports } from "./queued-reports.ts";
import { replyAndLook } from "./reply-and-look.ts";
import { decide } from "./reported-parts.test-support.ts";
import { addAdmin, logged, report, settleSmallCase, told } from "./small-case.test-support.ts";

let sam: Member;
let ada: Admin;
let reviewId: number;
const database = testWorld(
  async (database) => void ({ sam, ada, reviewId } = await settleSmallCase(database)),
);

const NOW = new Date("2026-11-29T12:00:00Z");
const CAUGHT = { word: "Cocaïne", why: "hard drugs" };

beforeEach(async () => {
  await newWord(database, await addAdmin(database, "Eva"), { ...CAUGHT, locale: null }, { now: NOW });
});

const decisions = statement(
  "decisions-in-test",
  () => sql<{ outcome: string; source: string }>`select outcome, source from decision order by id`,
);

const open = async () => (await queuedReports(database)).items;

/** The owner of the shop that Sam reviewed answers. */
async function reply(text: string) {
  const id = await shopId(database, "andersom");
  const owner = await addMember(database, { name: "Owner" });
  const permissions = { admin: false, mod: false, shopAdmin: [id], brandAdmin: [] };
  const author = asMember({ ...owner, permissions });
  return { author, ...(await replyAndLook(database, author, { reviewId, text })) };
}

async function shownReply() {
  const target = { type: "shop" as const, id: await shopId(database, "andersom") };
  const { items } = await reviewsOf(database, { target, viewerId: null, query: ALL_REVIEWS });
  return items.find(({ id }) => id === reviewId)?.reply?.text;
}

const toldTypes = async () => (await told(database)).map(({ type, recipientId }) => [type, recipientId]);

test("an answer without a watched word is shown at once, told of, and nobody has to look", async () => {
  expect(await reply("Thank you, come again.")).toMatchObject({ isWaiting: false });
  expect(await shownReply()).toBe("Thank you, come again.");
  expect(await toldTypes()).toEqual([["ownerReply", sam.accountId]]);
  expect(await open()).toEqual([]);
});

test("an answer that says one is not shown or told of, and waits in the queue with the word", async () => {
  const { author, isWaiting } = await reply("We sell no COCAINE here.");
  expect(isWaiting).toBe(true);
  expect(await shownReply()).toBeUndefined();
  // For whoever speaks for the shop it is one that is looked at.
  expect(await hiddenReplies(database, [reviewId])).toEqual([{ reviewId, decisionId: null }]);
  expect(await toldTypes()).toEqual([]);
  expect(await open()).toMatchObject([
    {
      targetType: "reply",
      targetId: String(reviewId),
      user: { id: author.accountId },
      content: "We sell no COCAINE here.",
      caught: [CAUGHT],
      reports: [{ isByRule: true, isByMember: false }],
    },
  ]);
  expect((await logged(database)).at(-1)).toMatchObject({ role: "rule", action: "hideReported" });
});

test("once somebody has looked it is shown and told of; that is no decision about a complaint", async () => {
  await reply("We sell no cocaine here.");
  const [{ id } = { id: "" }] = await open();
  await decide(database, ada, Number(id), { decision: "kept", reason: undefined });
  expect(await shownReply()).toBe("We sell no cocaine here.");
  expect(await toldTypes()).toEqual([["ownerReply", sam.accountId]]);
  expect(await open()).toEqual([]);
  expect(await decisions.all(database)).toEqual([]);
  expect((await logged(database)).at(-1)).toMatchObject({
    actorId: ada.accountId,
    action: "keepReported",
    type: "reply",
  });
});

test("an answer that is taken away is told of to its author with the reasons, as the site’s own initiative", async () => {
  const { author } = await reply("Buy cocaine from us.");
  const [{ id } = { id: "" }] = await open();
  await decide(database, ada, Number(id));
  expect(await shownReply()).toBeUndefined();
  expect(await toldTypes()).toEqual([["reportNotice", author.accountId]]);
  expect(await decisions.all(database)).toEqual([{ outcome: "removed", source: "ownInitiative" }]);
});

const rename = (member: Member, name: string) =>
  renameAndLook(database, member, { name, siteName: "Highstreet", isLimited: false });
const describe = (member: Member, bio: string) => editProfileAndLook(database, member, { changes: { bio } });

test("a name that says one stands at once, and is looked at", async () => {
  expect(await rename(sam, "Cocaine Sam")).toMatchObject({ name: "Cocaine Sam" });
  expect(await open()).toMatchObject([
    { targetType: "user", user: { name: "Cocaine Sam" }, caught: [CAUGHT], isRemovable: true },
  ]);
  await rename(sam, "Quiet Sam");
  expect(await open()).toMatchObject([{ caught: [], reports: [{ isByRule: true }] }]);
});

test("so are words about oneself, once while that is open, and not again until they are others", async () => {
  await describe(sam, "I like cats.");
  expect(await open()).toEqual([]);
  await describe(sam, "I like cocaïne.");
  await describe(sam, "I like cocaïne, really.");
  const [first, ...others] = await open();
  expect(others).toEqual([]);
  expect(first).toMatchObject({ targetType: "user", caught: [CAUGHT] });
  await decide(database, ada, Number(first?.id), { decision: "kept", reason: undefined });
  await describe(sam, "I like cocaïne, really.");
  await editProfileAndLook(database, sam, { changes: { locale: "de" } });
  expect(await open()).toEqual([]);
  await describe(sam, "Cocaïne!");
  expect(await open()).toHaveLength(1);
});

test("where somebody complained too, it is decided for them, and their report is the first", async () => {
  const noor = await addMember(database);
  await report(database, noor, { type: "user", id: sam.accountId });
  await describe(sam, "Cocaïne!");
  const [one, ...others] = await open();
  expect(others).toEqual([]);
  expect(one).toMatchObject({ reason: "fake", reports: [{ isByRule: false }, { isByRule: true }] });
  await decide(database, ada, Number(one?.id), { decision: "kept" });
  expect(await decisions.all(database)).toEqual([{ outcome: "kept", source: "notice" }]);
  expect(await toldTypes()).toEqual([["reportDecided", noor.accountId]]);
});
