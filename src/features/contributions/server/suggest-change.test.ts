import * as v from "valibot";
import { describe, expect, test } from "vitest";
import { addMember } from "#features/accounts/server/people.test-support.ts";
import type { Member } from "#features/accounts/server/members.ts";
import { setProfile } from "#features/compliance/server/profiles.test-support.ts";
import { notificationsOf } from "#features/notifications/server/notifications-of.ts";
import { settleSmallCatalogue } from "#features/products/server/small-catalogue.test-support.ts";
import { setStatus } from "#features/shops/server/small-world.test-support.ts";
import { newWord } from "#features/words/server/edit-word.ts";
import { testWorld } from "#tests/support/database.ts";
import { type SuggestedChange, suggestForm, type SuggestForm } from "../change-forms.ts";
import type { ShopChangesForm } from "../shop-changes.ts";
import { changesOf, changesWaiting } from "./changes-in.ts";
import {
  addAdmin,
  addOwner,
  addTrusted,
  factOf,
  menuIn,
  productIn,
  shopIn,
} from "./contributors.test-support.ts";
import { decideChange } from "./decide-change.ts";
import { standingOf } from "./standing-of.ts";
import { suggestChange } from "./suggest-change.ts";
import { takeChangeBack } from "./take-change-back.ts";

const database = testWorld(settleSmallCatalogue);

const now = new Date();
const today = new Intl.DateTimeFormat("sv", { timeZone: "Europe/Amsterdam" }).format(now);
const WEEK = "Mo-Su 10:00-23:00";

type Changes = ShopChangesForm;
type Lines = Extract<SuggestForm, { targetType: "menu" }>["changes"]["lines"];

const suggest = (member: Member, form: SuggestForm, isLimited = false) =>
  suggestChange(database, member, v.parse(suggestForm, form) as SuggestedChange, { now, isLimited });

async function suggestFacts(member: Member, changes: Changes, slug = "zeelucht") {
  const { id } = await shopIn(database, slug);
  return (await suggest(member, { targetType: "shop", targetId: id, changes })).changes;
}

async function suggestLines(member: Member, lines: Lines, slug = "zeelucht") {
  const { id } = await shopIn(database, slug);
  return (await suggest(member, { targetType: "menu", targetId: id, changes: { lines } })).changes;
}

async function decide(changes: readonly { _id: string }[], more: object = {}) {
  const admin = await addAdmin(database);
  for (const { _id } of changes)
    await decideChange(database, admin, { changeId: Number(_id), approve: true, now, ...more });
}

describe("facts of a shop", () => {
  test("wait for an admin, with what was known before, and are so once they were approved", async () => {
    const sam = await addMember(database);
    const changes = await suggestFacts(sam, { openingHours: WEEK, phone: "0174 38 12 34", wifi: "yes" });
    expect(changes).toEqual([{ _id: expect.any(String), state: "pending" }]);
    expect(await shopIn(database, "zeelucht")).toMatchObject({ hours: null, phone: null, present: [] });
    const { menuEdits, adminEdits } = await changesWaiting(database);
    expect(adminEdits).toEqual([]);
    expect(menuEdits).toMatchObject([
      {
        _id: changes[0]?.["_id"],
        productId: null,
        author: { url: sam.url },
        shop: { url: "zeelucht" },
        fields: [
          { field: "phone", before: null, after: "+31174381234" },
          { field: "openingHours", before: null, after: WEEK },
          { field: "wifi", before: "unknown", after: "yes" },
        ],
      },
    ]);
    await decide(changes);
    expect(await shopIn(database, "zeelucht")).toMatchObject({
      hours: WEEK,
      phone: "+31174381234",
      present: ["wifi"],
    });
    for (const group of ["contact", "hours", "amenities"])
      expect(await factOf(database, "zeelucht", group)).toMatchObject({
        source: "visitor",
        observedOn: today,
        count: 0,
      });
    expect(await standingOf(database, sam.accountId)).toMatchObject({ points: 3 });
    expect(await changesWaiting(database)).toEqual({ menuEdits: [], adminEdits: [] });
  });

  test("are taken by field, and stand in place of a map's word", async () => {
    const changes = await suggestFacts(await addMember(database), { name: "Zeewind", street: "Duinweg" });
    await decide(changes, { fields: ["name"] });
    expect(await shopIn(database, "zeelucht")).toMatchObject({ name: "Zeewind", formerNames: ["Zeelucht"] });
    expect(await factOf(database, "zeelucht", "listing")).toMatchObject({ source: "visitor" });
  });

  test("that fill a gap are so at once for whoever is trusted; corrections and access wait", async () => {
    const noor = await addTrusted(database);
    expect(await suggestFacts(noor, { openingHours: WEEK, residents: "anyone" })).toMatchObject([
      { state: "approved" },
      { state: "pending" },
    ]);
    expect(await shopIn(database, "zeelucht")).toMatchObject({ hours: WEEK, residents: "unknown" });
    expect(await suggestFacts(noor, { openingHours: "24/7" })).toMatchObject([{ state: "pending" }]);
  });

  test("wait with a word that is watched, also for whoever is trusted", async () => {
    const noor = await addTrusted(database);
    const given = { word: "anyone", locale: null, why: "To see it work" };
    await newWord(database, await addAdmin(database), given, { now });
    expect(await suggestFacts(noor, { openingHours: WEEK, residents: "anyone" })).toMatchObject([
      { state: "pending" },
    ]);
  });

  test("of an owner are so at once, but for name, address and who gets in", async () => {
    const { id } = await shopIn(database, "zeelucht");
    const owner = await addOwner(database, id);
    await expect(
      suggestFacts({ ...owner, hasSecondFactor: false }, { openingHours: WEEK }),
    ).rejects.toMatchObject({ kind: "notAllowed", errors: [{ param: "session" }] });
    await suggestFacts(owner, { openingHours: WEEK, wifi: "no", name: "Zeewind", residents: "anyone" });
    expect(await shopIn(database, "zeelucht")).toMatchObject({
      hours: WEEK,
      absent: ["wifi"],
      name: "Zeelucht",
    });
    expect(await factOf(database, "zeelucht", "hours")).toMatchObject({
      source: "owner",
      confidence: "high",
    });
    const { menuEdits, adminEdits } = await changesWaiting(database);
    expect(menuEdits).toEqual([]);
    expect(adminEdits.map(({ fields }) => fields.map(({ field }) => field))).toEqual([["name", "residents"]]);
    expect(await suggestFacts(owner, { openingHours: WEEK }, "andersom")).toMatchObject([
      { state: "pending" },
    ]);
  });

  test("that differ in nothing, hours that nobody understands, and shops without a page are refused", async () => {
    const sam = await addMember(database);
    await expect(suggestFacts(sam, { name: "Zeelucht" })).rejects.toMatchObject({ kind: "invalid" });
    await expect(suggestFacts(sam, { openingHours: "when we feel like it" })).rejects.toMatchObject({
      errors: [{ param: "changes.openingHours" }],
    });
    await setStatus(database, { slug: "zeelucht", status: "draft" });
    await expect(suggestFacts(sam, { openingHours: WEEK })).rejects.toMatchObject({ kind: "notFound" });
  });

  test.each([
    { owner: "me" },
    {},
    { name: "x" },
    { phone: "call me" },
    { website: "javascript:alert(1)" },
    { wifi: "maybe" },
    { minimumAge: 12 },
    { openingHours: "Mo\u202e" },
    { name: "x".repeat(100_000) },
    { city_id: 3 },
  ])("are refused by their form: %j", (changes) => {
    expect(v.safeParse(suggestForm, { targetType: "shop", targetId: 1, changes }).success).toBe(false);
  });
});

describe("lines of a menu", () => {
  const ladder = [{ unit: "gram" as const, quantity: 1, cents: 1200 }];

  test("wait one by one, and a raw one is joined to its product by the admin", async () => {
    const sam = await addMember(database);
    const productId = await productIn(database, "morning-fog");
    const changes = await suggestLines(sam, [
      { productId, ladder },
      { rawName: "Huismix", ladder },
      { rawName: "Rood" },
    ]);
    expect(changes).toHaveLength(3);
    expect(await menuIn(database, "zeelucht")).toEqual([]);
    await decide(changes.slice(0, 2));
    await decide(changes.slice(2), { productId: await productIn(database, "red-sand") });
    expect(await menuIn(database, "zeelucht")).toEqual([
      { name: "morning-fog", product: "morning-fog", available: "yes", ladder, source: "visitor" },
      { name: "Huismix", product: null, available: "yes", ladder, source: "visitor" },
      { name: "Rood", product: "red-sand", available: "yes", ladder: [], source: "visitor" },
    ]);
  });

  test("earn as one edit, those of a shop and a day, and as what the first of a known product is", async () => {
    const sam = await addMember(database);
    const standing = () => standingOf(database, sam.accountId);
    const [name, product] = await suggestLines(sam, [
      { rawName: "Huismix" },
      { productId: await productIn(database, "red-sand"), ladder },
    ]);
    await decide([name as { _id: string }]);
    expect(await standing()).toEqual({ points: 3, level: 1, productType: null });
    await decide([product as { _id: string }]);
    expect(await standing()).toEqual({ points: 3, level: 1, productType: "hash" });
    // Told later that day, it is the same menu; another shop's is another one, and so are other people's.
    await decide(await suggestLines(sam, [{ rawName: "Later" }]));
    expect(await standing()).toMatchObject({ points: 3 });
    await decide(await suggestLines(sam, [{ rawName: "Huismix" }], "andersom"));
    expect(await standing()).toMatchObject({ points: 6 });
    const noor = await addMember(database);
    await decide(await suggestLines(noor, [{ rawName: "Van Noor" }]));
    expect(await standingOf(database, noor.accountId)).toMatchObject({ points: 3 });
  });

  test("are told of in one notice a shop, and those that were refused in another", async () => {
    const sam = await addMember(database);
    const names = ["Mist", "Duin", "Zand", "Klei"];
    const changes = await suggestLines(
      sam,
      names.map((rawName) => ({ rawName })),
    );
    await decide(changes.slice(0, 2));
    await decide(changes.slice(2), { approve: false });
    const told = await notificationsOf(database, sam);
    expect(told.map(({ type, outcome, shop, changed }) => [type, outcome, shop?.url, changed])).toEqual([
      ["changeDecided", "rejected", "zeelucht", ["menu"]],
      ["changeDecided", "approved", "zeelucht", ["menu"]],
    ]);
  });

  test("are changed and removed, whoever had the last word", async () => {
    const owner = await addOwner(database, (await shopIn(database, "zeelucht")).id);
    const productId = await productIn(database, "morning-fog");
    await suggestLines(owner, [{ productId, ladder }, { rawName: "Huismix" }]);
    const sam = await addMember(database);
    await decide(
      await suggestLines(sam, [
        { productId, available: "soldOut" },
        { rawName: "Huismix", isListed: false },
      ]),
    );
    expect(await menuIn(database, "zeelucht")).toMatchObject([
      { product: "morning-fog", available: "soldOut", ladder, source: "visitor" },
    ]);
  });

  test("name only products that the shop can have, and lines that are there", async () => {
    const sam = await addMember(database);
    const invented = await productIn(database, "sample-pillow-fort");
    for (const line of [{ productId: invented }, { productId: 987_654 }])
      await expect(suggestLines(sam, [line])).rejects.toMatchObject({ kind: "notFound" });
    await expect(suggestLines(sam, [{ rawName: "Nergens", isListed: false }])).rejects.toMatchObject({
      kind: "invalid",
    });
  });

  test("are taken only where they may be shown", async () => {
    const sam = await addMember(database);
    await setProfile(database, { shop: "zeelucht" }, { menu: "names" });
    await expect(suggestLines(sam, [{ rawName: "Huismix", ladder }])).rejects.toMatchObject({
      kind: "notCompliant",
    });
    // Nor taken away where they may not: what stood would be told with it.
    await expect(suggestLines(sam, [{ rawName: "Huismix", ladder: [] }])).rejects.toMatchObject({
      kind: "notCompliant",
    });
    expect(await suggestLines(sam, [{ rawName: "Huismix" }])).toHaveLength(1);
    await setProfile(database, { shop: "zeelucht" }, { menu: "hidden" });
    await expect(suggestLines(sam, [{ rawName: "Ander" }])).rejects.toMatchObject({ kind: "notCompliant" });
  });
});

test("what one suggested is taken back while it waits, by nobody else and not later", async () => {
  const [sam, noor] = [await addMember(database), await addMember(database)];
  const [change] = await suggestFacts(sam, { openingHours: WEEK });
  const changeId = Number(change?.["_id"]);
  await expect(takeChangeBack(database, noor, { changeId })).rejects.toMatchObject({ kind: "notFound" });
  for (const _ of [1, 2]) await takeChangeBack(database, sam, { changeId });
  expect(await changesOf(database, sam, { most: 10 })).toEqual([]);
  await expect(decide([{ _id: String(changeId) }])).rejects.toMatchObject({ kind: "conflict" });
  expect(await shopIn(database, "zeelucht")).toMatchObject({ hours: null });
  const [other] = await suggestFacts(sam, { openingHours: WEEK });
  await decide([other as { _id: string }], { approve: false });
  await expect(takeChangeBack(database, sam, { changeId: Number(other?.["_id"]) })).rejects.toMatchObject({
    kind: "conflict",
  });
});

test("somebody new suggests fifty changes a day, where quotas are on", async () => {
  const sam = await addMember(database);
  const { id } = await shopIn(database, "zeelucht");
  const lines = (from: number) =>
    Array.from({ length: 30 }, (_, place) => ({ rawName: `Soort ${from + place}` }));
  const form = (from: number): SuggestForm => ({
    targetType: "menu",
    targetId: id,
    changes: { lines: lines(from) },
  });
  await suggest(sam, form(0), true);
  await expect(suggest(sam, form(30), true)).rejects.toMatchObject({ kind: "tooOften" });
  expect((await suggest(sam, form(30))).changes).toHaveLength(30);
});
