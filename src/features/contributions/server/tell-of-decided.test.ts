import * as v from "valibot";
import { beforeEach, expect, test } from "vitest";
import { addMember } from "#features/accounts/server/people.test-support.ts";
import type { Admin, Member } from "#features/accounts/server/members.ts";
import { notificationsOf } from "#features/notifications/server/notifications-of.ts";
import { readNotification } from "#features/notifications/server/read-notification.ts";
import { settleSmallCatalogue } from "#features/products/server/small-catalogue.test-support.ts";
import { testWorld } from "#tests/support/database.ts";
import type { ChangedField } from "../change.ts";
import { type MissingShop, type SuggestedChange, suggestForm } from "../change-forms.ts";
import type { RefusalReason } from "../refusal.ts";
import { changesOf } from "./changes-in.ts";
import { confirmFact } from "./confirm-fact.ts";
import { addAdmin, shopIn } from "./contributors.test-support.ts";
import { decideChange } from "./decide-change.ts";
import { suggestChange } from "./suggest-change.ts";
import { suggestShop } from "./suggest-shop.ts";

let sam: Member;
let ada: Admin;
const database = testWorld(settleSmallCatalogue);
beforeEach(async () => {
  sam = await addMember(database);
  ada = await addAdmin(database);
});

const now = new Date();

/** Sam suggests it for the shop, and it is decided. */
async function decided(
  suggested: { targetType: "shop" | "menu"; changes: object; targetId?: number },
  more: { approve?: boolean; fields?: ChangedField[]; reason?: RefusalReason; explanation?: string } = {},
) {
  const { id: targetId } = await shopIn(database, "zeelucht");
  const form = v.parse(suggestForm, { targetId, ...suggested }) as SuggestedChange;
  const { changes } = await suggestChange(database, sam, form, { now, isLimited: false });
  for (const { _id } of changes)
    await decideChange(database, ada, { changeId: Number(_id), approve: true, now, ...more });
}

const told = async () =>
  (await notificationsOf(database, sam)).map(({ outcome, changed }) => [outcome, changed]);

const line = (rawName: string) => ({ targetType: "menu", changes: { lines: [{ rawName }] } }) as const;

test("all that was taken of a shop since the last notice was seen is told in one", async () => {
  await decided({ targetType: "shop", changes: { openingHours: "24/7", phone: "0174 38 12 34" } });
  await decided(line("Mist"));
  expect(await told()).toEqual([["approved", ["contact", "hours", "menu"]]]);
  const [{ _id: notificationId } = { _id: "" }] = await notificationsOf(database, sam);
  await readNotification(database, sam, { notificationId });
  await decided(line("Duin"));
  expect(await told()).toEqual([["approved", ["menu"]]]);
});

test("one notice says how many suggestions it tells of, and leads to what they are about", async () => {
  const notices = async () =>
    (await notificationsOf(database, sam)).map(({ changeCount, redirect }) => [changeCount, redirect]);
  await decided(line("Mist"));
  expect(await notices()).toEqual([[1, "/coffeeshop/zeelucht#menu"]]);
  await decided(line("Duin"));
  await decided({ targetType: "shop", changes: { openingHours: "24/7" } });
  expect(await notices()).toEqual([[3, "/coffeeshop/zeelucht"]]);
  await decided({ targetType: "shop", changes: { wifi: "no" } }, { approve: false });
  expect((await notices())[0]).toEqual([1, "/coffeeshop/zeelucht#inside"]);
});

test("only what was taken is told as taken, and what was refused by itself", async () => {
  await decided({ targetType: "shop", changes: { name: "Zeewind", wifi: "yes" } }, { fields: ["wifi"] });
  await decided(
    { targetType: "shop", changes: { name: "Zeewind", phone: "0174 38 12 34" } },
    { approve: false },
  );
  expect(await told()).toEqual([
    ["rejected", ["listing", "contact"]],
    ["approved", ["amenities"]],
  ]);
});

test("a tap that was decided is told as an answer, and several suggestions are not", async () => {
  const { id: shopId } = await shopIn(database, "zeelucht");
  const tap = { shopId, fact: "listing", holds: false, now, isLimited: false } as const;
  await confirmFact(database, sam, tap);
  const [change] = await changesOf(database, sam, { most: 1 });
  const changeId = Number(change?.["_id"]);
  await decideChange(database, ada, { changeId, approve: false, now });
  const [notice] = await notificationsOf(database, sam);
  expect(notice).toMatchObject({ outcome: "rejected", changed: ["listing"], isAnswer: true });
  await decided({ targetType: "shop", changes: { wifi: "no" } }, { approve: false });
  const [both] = await notificationsOf(database, sam);
  expect([both?.changeCount, both?.isAnswer]).toEqual([2, undefined]);
});

test("a missing shop that is refused is told by the name its author gave it, and leads to the entry in their list", async () => {
  const door = { name: "De Vuurtoren", kind: "coffeeshop", street: "Strandweg", houseNumber: "12" };
  const form = { targetType: "shop", changes: { ...door, city: "hoek-van-holland" } };
  const missing = v.parse(suggestForm, form) as MissingShop;
  const { changes } = await suggestShop(database, sam, missing, { now, isLimited: false });
  const changeId = Number(changes[0]?.["_id"]);
  await decideChange(database, ada, { changeId, approve: false, now });
  expect(await notificationsOf(database, sam)).toMatchObject([
    { targetName: "De Vuurtoren", redirect: `/profile#contribution-${changeId}`, changed: ["newShop"] },
  ]);
});

test("what is refused in words of its own is told by itself, with the words, and so is its list", async () => {
  await decided(line("Mist"), { approve: false, reason: "duplicate" });
  await decided(line("Duin"), { approve: false, reason: "duplicate", explanation: "It is Duin nr. 2." });
  const told = (await notificationsOf(database, sam)).map(({ reason, description }) => [reason, description]);
  expect(told).toEqual([
    ["duplicate", "It is Duin nr. 2."],
    ["duplicate", ""],
  ]);
  const own = await changesOf(database, sam, { most: 10 });
  expect(own.map(({ explanation }) => explanation)).toEqual(["It is Duin nr. 2.", null]);
  await expect(decided(line("Klei"), { explanation: "Thank you." })).rejects.toMatchObject({
    errors: [{ msg: "Must be of what is refused", param: "explanation" }],
  });
});

test("what is refused in the same words is told together, until it is seen, and not with another shop’s", async () => {
  const words = { approve: false, reason: "duplicate", explanation: "They are on the menu." } as const;
  const told = async () =>
    (await notificationsOf(database, sam)).map(({ changeCount, description }) => [changeCount, description]);
  await decided(line("Mist"), words);
  await decided(line("Zand"), { ...words, explanation: "It is Zand nr. 2." });
  await decided(line("Duin"), words);
  expect(await told()).toEqual([
    [2, words.explanation],
    [1, "It is Zand nr. 2."],
  ]);
  const { id: targetId } = await shopIn(database, "andersom");
  await decided({ ...line("Duin"), targetId }, words);
  expect((await told())[0]).toEqual([1, words.explanation]);
  const notice = (await notificationsOf(database, sam)).find(({ changeCount }) => changeCount === 2);
  await readNotification(database, sam, { notificationId: String(notice?.["_id"]) });
  await decided(line("Klei"), words);
  expect((await told())[0]).toEqual([1, words.explanation]);
});

test("what was refused says why, and what was refused for another reason is told by itself", async () => {
  await decided(line("Mist"), { approve: false, reason: "unconfirmed" });
  await decided(line("Duin"), { approve: false, reason: "duplicate" });
  await decided(line("Zand"), { approve: false, reason: "unconfirmed" });
  const refused = (await notificationsOf(database, sam)).map(({ reason, changed }) => [reason, changed]);
  expect(refused).toEqual([
    ["unconfirmed", ["menu"]],
    ["duplicate", ["menu"]],
  ]);
  // The list of what one contributed says it too.
  const own = await changesOf(database, sam, { most: 9 });
  expect(own.map(({ state, reason }) => [state, reason])).toEqual([
    ["rejected", "unconfirmed"],
    ["rejected", "duplicate"],
    ["rejected", "unconfirmed"],
  ]);
  await expect(decided(line("Klei"), { reason: "unconfirmed" })).rejects.toMatchObject({
    kind: "invalid",
    errors: [{ msg: "Must be of what is refused", param: "reason" }],
  });
});

test("what was said besides the reason is for its author, who finds it with what they gave", async () => {
  const refusal = {
    approve: false,
    reason: "unconfirmed",
    explanation: "Your link is of another shop.",
  } as const;
  await decided(line("Mist"), refusal);
  expect(await changesOf(database, sam, { most: 9 })).toMatchObject([
    { state: "rejected", reason: "unconfirmed", explanation: "Your link is of another shop." },
  ]);
  expect(await changesOf(database, ada, { most: 9 })).toEqual([]);
});

test("nothing is explained of what is taken", async () => {
  await expect(decided(line("Mist"), { explanation: "Thank you!" })).rejects.toThrow(
    expect.objectContaining({ errors: [{ msg: "Must be of what is refused", param: "explanation" }] }),
  );
  expect(await told()).toEqual([]);
});
