import { expect, test } from "vitest";
import { addAdmin } from "#features/moderation/server/small-case.test-support.ts";
import { redirectFor } from "#features/seo/server/redirect-for.ts";
import { testWorld } from "#tests/support/database.ts";
import { forgetOldMerges } from "./forget-old-merges.ts";
import { mergesIn } from "./merges-in.ts";
import { merge, settleDoubles, standsAs, undo } from "./small-doubles.test-support.ts";

const database = testWorld(settleDoubles);

const merged = new Date("2026-10-01T12:00:00Z");
const days = (count: number) => new Date(merged.getTime() + count * 86_400_000);

test("for thirty days a merge can be undone, and then what moved is forgotten while the merge stands", async () => {
  const ada = await addAdmin(database, "Ada");
  const id = await merge(database, { admin: ada, winner: "morning-fog", loser: "polder-haze", now: merged });
  await forgetOldMerges(database, { now: days(29) });
  expect(await mergesIn(database, { now: days(29) })).toMatchObject([
    { winner: { name: "Morning Fog", url: "/weed/morning-fog" }, loser: { name: "Polder Haze" }, by: "Ada" },
  ]);
  await expect(undo(database, ada, id, days(31))).rejects.toThrow("Not found");
  await forgetOldMerges(database, { now: days(31) });
  expect(await standsAs(database)).toMatchObject({ item_merge: [], item_move: [] });
  expect(await redirectFor(database, { path: "/weed/polder-haze" })).toBe("/weed/morning-fog");
});
