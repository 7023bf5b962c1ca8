import { expect, test } from "vitest";
import { addMember } from "#features/accounts/server/people.test-support.ts";
import { addAdmin } from "#features/moderation/server/small-case.test-support.ts";
import { likeItem } from "#features/social/server/like-item.ts";
import { freshDatabase } from "#tests/support/fresh-database.ts";
import { idOf, merge, settleDoubles, standsAs } from "./small-doubles.test-support.ts";

test("of two admins who merge two strains into each other at once, one is told that it is done", async () => {
  const database = await freshDatabase();
  await database.transaction(settleDoubles);
  const [ada, eva] = [await addAdmin(database, "Ada"), await addAdmin(database, "Eva")];
  const sam = await addMember(database);
  const id = await idOf(database, "product", "polder-haze");
  const done = await Promise.allSettled([
    merge(database, { admin: ada, winner: "morning-fog", loser: "polder-haze" }),
    merge(database, { admin: eva, winner: "polder-haze", loser: "morning-fog" }),
    likeItem(database, sam, { type: "product", id, like: true, now: new Date() }),
  ]);
  const failures = done
    .slice(0, 2)
    .flatMap((one) => (one.status === "rejected" ? [one.reason as { kind?: string }] : []));
  expect(failures.map(({ kind }) => kind)).toEqual(["conflict"]);
  const { item_merge: merges, redirect: redirects } = await standsAs(database);
  // That of the strains, and that of their weeds.
  expect([merges?.length, redirects?.length]).toEqual([2, 1]);
});
