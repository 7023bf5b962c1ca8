import * as v from "valibot";
import { beforeEach, expect, test } from "vitest";
import { addMember } from "#features/accounts/server/people.test-support.ts";
import type { Member } from "#features/accounts/server/members.ts";
import { settleSmallCatalogue } from "#features/products/server/small-catalogue.test-support.ts";
import { statement } from "#platform/database/statement.ts";
import { testDatabase } from "#tests/support/database.ts";
import { type SuggestedChange, suggestForm, type SuggestForm } from "../change.ts";
import { confirmFact } from "./confirm-fact.ts";
import { addAdmin, addPersona, factOf, menuIn, productIn, shopIn } from "./contributors.test-support.ts";
import { decideChange } from "./decide-change.ts";
import { suggestChange } from "./suggest-change.ts";
import { undoTrials } from "./undo-trials.ts";

const database = testDatabase();
beforeEach(() => settleSmallCatalogue(database));

const now = new Date();

const sampleObservations = statement("trial-prices-in-test", (db) =>
  db
    .selectFrom("price_observation")
    .innerJoin("shop", "shop.id", "price_observation.shop_id")
    .select("price_observation.id")
    .where("price_observation.is_sample", "=", true)
    .where("shop.is_sample", "=", false),
);

/** Suggested, and approved. */
async function say(member: Member, form: SuggestForm) {
  const suggested = v.parse(suggestForm, form) as SuggestedChange;
  const { changes } = await suggestChange(database, member, suggested, { now, isLimited: false });
  const admin = await addAdmin(database);
  for (const { _id } of changes)
    await decideChange(database, admin, { changeId: Number(_id), approve: true, now });
}

async function world() {
  const { updatedAt: _, ...shop } = await shopIn(database, "andersom");
  return {
    shop,
    facts: await Promise.all(
      ["listing", "hours", "amenities"].map((group) => factOf(database, "andersom", group)),
    ),
    menu: await menuIn(database, "andersom"),
  };
}

test("what somebody invented said of a real shop is as it was before, and its prices counted nowhere", async () => {
  const sam = await addPersona(database);
  const { id } = await shopIn(database, "andersom");
  const targetId = String(id);
  await confirmFact(database, await addMember(database), {
    shopId: id,
    fact: "listing",
    holds: true,
    now,
    isLimited: false,
  });
  const before = await world();
  await confirmFact(database, sam, { shopId: id, fact: "listing", holds: true, now, isLimited: false });
  expect(await factOf(database, "andersom", "listing")).toMatchObject({ count: 2 });
  await say(sam, {
    targetType: "shop",
    targetId,
    changes: { name: "Sams Plek", openingHours: "24/7", wifi: "yes" },
  });
  await say(sam, { targetType: "shop", targetId, changes: { openingHours: "Mo 10:00-12:00" } });
  const productId = String(await productIn(database, "morning-fog"));
  const gone = String(await productIn(database, "red-sand"));
  await say(sam, {
    targetType: "menu",
    targetId,
    changes: {
      lines: [
        { productId, ladder: [{ unit: "gram", quantity: 1, cents: 99 }] },
        { productId: gone, isListed: false },
        { rawName: "Verzonnen", ladder: [{ unit: "gram", quantity: 1, cents: 100 }] },
      ],
    },
  });
  expect(await world()).not.toEqual(before);
  expect(await sampleObservations.all(database)).not.toEqual([]);
  await undoTrials(database, { now });
  expect(await world()).toEqual(before);
  expect(await sampleObservations.all(database)).toEqual([]);
});

test("what somebody real said since stays", async () => {
  const { id } = await shopIn(database, "andersom");
  const hours = (openingHours: string): SuggestForm => ({
    targetType: "shop",
    targetId: String(id),
    changes: { openingHours },
  });
  await say(await addPersona(database), hours("24/7"));
  await say(await addMember(database), hours("Mo-Su 10:00-22:00"));
  await undoTrials(database, { now });
  expect(await shopIn(database, "andersom")).toMatchObject({ hours: "Mo-Su 10:00-22:00" });
});
