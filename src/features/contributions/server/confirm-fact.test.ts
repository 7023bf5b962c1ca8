import { expect, test } from "vitest";
import { addMember } from "#features/accounts/server/people.test-support.ts";
import type { Member } from "#features/accounts/server/members.ts";
import { settleSmallWorld } from "#features/shops/server/small-world.test-support.ts";
import type { Database } from "#platform/database/database.ts";
import { testWorld } from "#tests/support/database.ts";
import { freshDatabase } from "#tests/support/fresh-database.ts";
import type { ConfirmedFact } from "../fact.ts";
import { changesWaiting } from "./changes-in.ts";
import { confirmFact } from "./confirm-fact.ts";
import { addAdmin, addTrusted, factOf, shopIn } from "./contributors.test-support.ts";
import { decideChange } from "./decide-change.ts";
import { standingOf } from "./standing-of.ts";

const database = testWorld(settleSmallWorld);

const NOW = new Date();
const later = (days: number) => new Date(NOW.getTime() + days * 86_400_000);

async function tap(
  member: Member,
  fact: ConfirmedFact,
  holds: boolean,
  { now = NOW, isLimited = false } = {},
) {
  const { id } = await shopIn(database, "andersom");
  return (await confirmFact(database, member, { shopId: id, fact, holds, now, isLimited })).outcome;
}

const points = async ({ accountId }: Member) => (await standingOf(database, accountId)).points;

test("a group that is still so is confirmed at once, once in thirty days by each", async () => {
  const [sam, noor] = [await addMember(database), await addMember(database)];
  expect(await tap(sam, "listing", true)).toBe("counted");
  expect(await tap(sam, "listing", true)).toBe("known");
  expect(await tap(sam, "listing", true, { now: later(29) })).toBe("known");
  expect(await tap(noor, "listing", true)).toBe("counted");
  expect(await factOf(database, "andersom", "listing")).toMatchObject({ source: "openStreetMap", count: 2 });
  expect(await tap(sam, "listing", true, { now: later(31) })).toBe("counted");
  expect(await factOf(database, "andersom", "listing")).toMatchObject({ count: 3 });
  expect([await points(sam), await points(noor)]).toEqual([2, 1]);
});

test("nothing is confirmed of which nothing is known", async () => {
  const sam = await addMember(database);
  for (const holds of [true, false])
    await expect(tap(sam, "hours", holds)).rejects.toMatchObject({
      kind: "notFound",
      errors: [{ param: "fact" }],
    });
});

test("fifty taps at once of one person count once, and those of fifty people fifty times", async () => {
  const fresh: Database = await freshDatabase();
  await settleSmallWorld(fresh);
  const { id } = await shopIn(fresh, "andersom");
  const press = (member: Member) =>
    confirmFact(fresh, member, { shopId: id, fact: "listing", holds: true, now: NOW, isLimited: true });
  const sam = await addMember(fresh);
  await Promise.all(Array.from({ length: 30 }, () => press(sam)));
  expect(await factOf(fresh, "andersom", "listing")).toMatchObject({ count: 1 });
  expect(await standingOf(fresh, sam.accountId)).toMatchObject({ points: 1 });
  const others = await Promise.all(Array.from({ length: 50 }, () => addMember(fresh)));
  await Promise.all(others.map(press));
  expect(await factOf(fresh, "andersom", "listing")).toMatchObject({ count: 51 });
});

test("what nobody had told us waits, or is so at once where somebody is trusted", async () => {
  const [sam, noor] = [await addMember(database), await addTrusted(database)];
  expect(await tap(sam, "wifi", true)).toBe("waiting");
  expect(await tap(sam, "wifi", true)).toBe("known");
  expect(await shopIn(database, "andersom")).toMatchObject({ present: [] });
  const before = await points(noor);
  expect(await tap(noor, "wifi", false)).toBe("counted");
  expect(await tap(noor, "residents", true)).toBe("waiting");
  expect(await shopIn(database, "andersom")).toMatchObject({ absent: ["wifi"], residents: "unknown" });
  expect(await factOf(database, "andersom", "amenities")).toMatchObject({
    source: "visitor",
    confidence: "medium",
  });
  expect(await points(noor)).toBe(before + 1);
  // Whoever told it does not confirm it.
  expect(await tap(noor, "amenities", true)).toBe("known");
  expect(await tap(sam, "amenities", true)).toBe("counted");
});

test("an approved answer earns what a fact earns", async () => {
  const sam = await addMember(database);
  await tap(sam, "residents", true);
  const [change] = (await changesWaiting(database)).menuEdits;
  expect(change).toMatchObject({
    answered: "residents",
    fields: [{ field: "residents", before: "unknown", after: "residentsOnly" }],
  });
  await decideChange(database, await addAdmin(database), {
    changeId: Number(change?.["_id"]),
    approve: true,
    now: NOW,
  });
  expect(await shopIn(database, "andersom")).toMatchObject({ residents: "residentsOnly" });
  expect(await points(sam)).toBe(1);
});

test("what is no longer so waits, and then nobody relies on it", async () => {
  const [sam, noor] = [await addMember(database), await addTrusted(database)];
  await tap(noor, "wifi", true);
  await tap(sam, "amenities", true);
  expect(await tap(sam, "amenities", false)).toBe("waiting");
  expect(await tap(sam, "listing", false)).toBe("waiting");
  expect(await tap(sam, "listing", false)).toBe("known");
  const { menuEdits } = await changesWaiting(database);
  expect(menuEdits.map(({ answered, fields }) => [answered, fields])).toEqual([
    ["amenities", [{ field: "wifi", before: "yes", after: "unknown" }]],
    ["listing", []],
  ]);
  const admin = await addAdmin(database);
  for (const { _id } of menuEdits)
    await decideChange(database, admin, { changeId: Number(_id), approve: true, now: NOW });
  expect(await shopIn(database, "andersom")).toMatchObject({ present: [], name: "Andersom" });
  expect(await factOf(database, "andersom", "amenities")).toBeUndefined();
  expect(await factOf(database, "andersom", "listing")).toMatchObject({ confidence: "low", count: 0 });
});

test("somebody new taps thirty times a day, where quotas are on", async () => {
  const sam = await addMember(database);
  const facts = ["wifi", "food", "coffee", "games", "atm", "dogs", "seats"] as const;
  for (const slug of ["andersom", "cafe-zwart", "zeelucht", "mosa", "eclair"]) {
    const { id } = await shopIn(database, slug);
    for (const fact of facts) {
      const told = { shopId: id, fact, holds: true, now: NOW, isLimited: true };
      if (slug === "eclair" && fact === "coffee")
        return expect(confirmFact(database, sam, told)).rejects.toMatchObject({ kind: "tooOften" });
      await confirmFact(database, sam, told);
    }
  }
});
