import { expect, test } from "vitest";
import { addAdmin } from "#features/moderation/server/small-case.test-support.ts";
import { bytesOf, settleSmallCountry } from "#features/places/server/small-country.test-support.ts";
import { importStrains } from "#features/products/server/import-strains.ts";
import { testWorld } from "#tests/support/database.ts";
import { merge, standsAs, undo } from "./small-doubles.test-support.ts";

const FILE =
  bytesOf(`name,slug,marketed_as,breeder,parents,effects,flavours,terpenes,thc_percent,cbd_percent,well_known,source
Morning Fog,morning-fog,sativa,Dijkzaden,,happy,citrus,limonene,18.5,0.5,yes,kushy
Morningfog,morningfog,hybrid,,,relaxed,,,,,,kushy
Polder Haze,polder-haze,,Dijkzaden,Morningfog,,,,21,,,kushy
`);

const database = testWorld(async (world) => {
  await settleSmallCountry(world);
  await importStrains(world, FILE);
});

test("a file that knows nothing of a merge takes none of it back, and the merge can still be undone", async () => {
  const ada = await addAdmin(database, "Ada");
  const before = await standsAs(database);
  const id = await merge(database, {
    admin: ada,
    winner: "morning-fog",
    loser: "morningfog",
    taken: ["marketedAs"],
  });
  const merged = await standsAs(database);
  expect(await importStrains(database, FILE)).toMatchObject({ addedCount: 0, changedCount: 0 });
  expect(await standsAs(database)).toEqual(merged);
  await undo(database, ada, id);
  expect(await standsAs(database)).toEqual(before);
});
