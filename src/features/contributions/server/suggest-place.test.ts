import * as v from "valibot";
import { expect, test } from "vitest";
import type { Member } from "#features/accounts/server/members.ts";
import { addMember } from "#features/accounts/server/people.test-support.ts";
import { settleSmallWorld } from "#features/shops/server/small-world.test-support.ts";
import type { Point } from "#platform/geo/geo.ts";
import { testWorld } from "#tests/support/database.ts";
import { type SuggestedChange, suggestForm } from "../change-forms.ts";
import { changesWaiting } from "./changes-in.ts";
import { addAdmin, addOwner, addTrusted, placeIn, shopIn } from "./contributors.test-support.ts";
import { decideChange } from "./decide-change.ts";
import { suggestChange } from "./suggest-change.ts";

const database = testWorld(settleSmallWorld);

const now = new Date();
const DOOR = { latitude: 51.978, longitude: 4.131 };

async function suggest(member: Member, location: Point) {
  const targetId = String((await shopIn(database, "zeelucht")).id);
  const form = v.parse(suggestForm, { targetType: "shop", targetId, changes: { location } });
  return (await suggestChange(database, member, form as SuggestedChange, { now, isLimited: false })).changes;
}

test("where a shop is waits for an admin, whoever says it, and moves the shop once it was taken", async () => {
  const known = await placeIn(database, "zeelucht");
  const { id } = await shopIn(database, "zeelucht");
  for (const member of [await addTrusted(database), await addOwner(database, id)])
    expect(await suggest(member, DOOR)).toMatchObject([{ state: "pending" }]);
  const { menuEdits, adminEdits } = await changesWaiting(database);
  for (const changes of [menuEdits, adminEdits])
    expect(changes).toMatchObject([{ fields: [{ field: "location", before: known, after: DOOR }] }]);
  expect(await placeIn(database, "zeelucht")).toEqual(known);
  const changeId = Number(menuEdits[0]?.["_id"]);
  await decideChange(database, await addAdmin(database), { changeId, approve: true, now });
  expect(await placeIn(database, "zeelucht")).toEqual(DOOR);
});

test("a step beside what is known is nothing new, and outside the country is nowhere", async () => {
  const sam = await addMember(database);
  const { latitude, longitude } = await placeIn(database, "zeelucht");
  await expect(suggest(sam, { latitude: latitude + 0.00001, longitude })).rejects.toMatchObject({
    errors: [{ msg: "Must differ from what is known", param: "changes" }],
  });
  await expect(suggest(sam, { latitude: 48.85, longitude: 2.35 })).rejects.toThrow(
    "Must lie in the Netherlands",
  );
});
