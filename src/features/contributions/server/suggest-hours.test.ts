import * as v from "valibot";
import { expect, test } from "vitest";
import { addMember } from "#features/accounts/server/people.test-support.ts";
import type { Member } from "#features/accounts/server/members.ts";
import { settleSmallWorld } from "#features/shops/server/small-world.test-support.ts";
import { testWorld } from "#tests/support/database.ts";
import { type SuggestedChange, suggestForm } from "../change-forms.ts";
import { addAdmin, shopIn } from "./contributors.test-support.ts";
import { decideChange } from "./decide-change.ts";
import { suggestChange } from "./suggest-change.ts";

const database = testWorld(settleSmallWorld);
const now = new Date();
const WEEKEND = "Mo-Th unknown; Fr,Sa 10:00-02:00; Su unknown";

async function suggest(member: Member, openingHours: string) {
  const { id: targetId } = await shopIn(database, "zeelucht");
  const form = v.parse(suggestForm, { targetType: "shop", targetId, changes: { openingHours } });
  const { changes } = await suggestChange(database, member, form as SuggestedChange, {
    now,
    isLimited: false,
  });
  return Number(changes[0]?.["_id"]);
}

const take = async (changeId: number) =>
  decideChange(database, await addAdmin(database), { changeId, approve: true, now });
const hours = async () => (await shopIn(database, "zeelucht")).hours;

test("hours of some days leave the others as they stand when an admin takes them, and say nothing new then", async () => {
  const sam = await addMember(database);
  const weekend = await suggest(sam, WEEKEND);
  await take(await suggest(await addMember(database), "Mo-Su 10:00-23:00"));
  await take(weekend);
  expect(await hours()).toBe("Mo-Th 10:00-23:00; Fr,Sa 10:00-02:00; Su 10:00-23:00");
  await expect(suggest(sam, WEEKEND)).rejects.toMatchObject({
    errors: [{ msg: "Must differ from what is known", param: "changes" }],
  });
});

test("where nothing stands the days that were left out are not known, and not closed", async () => {
  await take(await suggest(await addMember(database), WEEKEND));
  expect(await hours()).toBe(WEEKEND);
});
