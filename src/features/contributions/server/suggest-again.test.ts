import * as v from "valibot";
import { expect, test } from "vitest";
import { addMember } from "#features/accounts/server/people.test-support.ts";
import type { Member } from "#features/accounts/server/members.ts";
import { settleSmallCatalogue } from "#features/products/server/small-catalogue.test-support.ts";
import { freshDatabase } from "#tests/support/fresh-database.ts";
import { type SuggestedChange, suggestForm, type SuggestForm } from "../change-forms.ts";
import { changesOf, changesWaiting } from "./changes-in.ts";
import { shopIn } from "./contributors.test-support.ts";
import { suggestChange } from "./suggest-change.ts";

async function settle() {
  const database = await freshDatabase();
  await database.transaction(settleSmallCatalogue);
  const { id: targetId } = await shopIn(database, "zeelucht");
  const say = async (
    member: Member,
    form: Pick<SuggestForm, "targetType" | "changes"> & { replaces?: string[] },
  ) => {
    const suggested = v.parse(suggestForm, { ...form, targetId }) as SuggestedChange;
    const { changes } = await suggestChange(database, member, suggested, {
      now: new Date(),
      isLimited: false,
    });
    return changes;
  };
  return { database, say };
}

const WEEK = { targetType: "shop", changes: { openingHours: "Mo-Su 10:00-23:00" } } as const;
const ALWAYS = { targetType: "shop", changes: { openingHours: "24/7" } } as const;
const LINE = { targetType: "menu" as const, changes: { lines: [{ rawName: "Huismix" }] } };

test("what one said already waits once, also of ten times at once; others may say the same", async () => {
  const { database, say } = await settle();
  const sam = await addMember(database);
  for (const form of [WEEK, LINE]) {
    const said = await Promise.all(Array.from({ length: 10 }, () => say(sam, form)));
    expect(new Set(said.map(([change]) => change?.["_id"])).size).toBe(1);
  }
  expect((await changesWaiting(database)).menuEdits).toHaveLength(2);
  await say(sam, ALWAYS);
  await say(await addMember(database), WEEK);
  expect((await changesWaiting(database)).menuEdits).toHaveLength(4);
});

test("what somebody says otherwise stands instead of what waited of theirs, and of nothing else", async () => {
  const { database, say } = await settle();
  const [sam, noor] = [await addMember(database), await addMember(database)];
  const idsOf = (changes: { _id: string }[]) => changes.map(({ _id: id }) => id);
  const replaces = [...idsOf(await say(sam, WEEK)), ...idsOf(await say(noor, WEEK))];
  const [line] = idsOf(await say(sam, LINE));
  const [next] = idsOf(await say(sam, { ...ALWAYS, replaces }));
  const waiting = (await changesWaiting(database)).menuEdits;
  expect(idsOf(waiting)).toEqual([replaces[1], line, next]);
  // Their own list tells what they said last, and not beside it that the rest was withdrawn.
  expect(idsOf(await changesOf(database, sam, { most: 9 }))).toEqual([next, line]);
});
