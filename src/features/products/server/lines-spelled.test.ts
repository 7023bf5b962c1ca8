import { expect, test } from "vitest";
import type { Member } from "#features/accounts/server/members.ts";
import { addMember } from "#features/accounts/server/people.test-support.ts";
import { setProfile } from "#features/compliance/server/profiles.test-support.ts";
import { NOW } from "#features/shops/server/small-world.test-support.ts";
import { testWorld } from "#tests/support/database.ts";
import { linesSpelled } from "./lines-spelled.ts";
import { saveMenus } from "./save-menus.ts";
import { menuItemOf, settleSmallCatalogue } from "./small-catalogue.test-support.ts";

let ada: Member;
let mod: Member;
let plain: Member;

const LADDER = [
  { unit: "gram" as const, quantity: 1, cents: 1100 },
  { unit: "gram" as const, quantity: 5, cents: 5000 },
];

const database = testWorld(async (world) => {
  await settleSmallCatalogue(world);
  plain = await addMember(world, { name: "Sam" });
  mod = { ...plain, permissions: { ...plain.permissions, mod: true } };
  ada = { ...plain, permissions: { ...plain.permissions, admin: true } };
  const lines = [
    menuItemOf({ shopSlug: "andersom", rawName: "Vloed", heading: "Wiet", position: 20, ladder: LADDER }),
    menuItemOf({ shopSlug: "andersom", rawName: "VLOED", heading: "Hasj", position: 21 }),
    menuItemOf({ shopSlug: "andersom", rawName: "Vloedlijn", position: 22 }),
  ];
  await world.transaction((tx) => saveMenus(tx, lines, { seenAt: NOW }));
});

const VLOED = { spelling: "vloed", isSample: false };

test("of a name it is told on whose menus it stands, under what and for how much, in each of its lines", async () => {
  const shop = { slug: "andersom", name: "Andersom", city: "Utrecht" };
  expect(await linesSpelled(database, mod, VLOED)).toMatchObject([
    { shop, heading: "Wiet", ladder: LADDER, arePricesKept: false },
    { shop, heading: "Hasj", ladder: [] },
  ]);
  expect(await linesSpelled(database, mod, { ...VLOED, isSample: true })).toEqual([]);
});

test("prices that a rule hides are told to an admin, and kept from a moderator", async () => {
  await setProfile(database, { shop: "andersom" }, { prices: "hidden" });
  const ofMod = await linesSpelled(database, mod, VLOED);
  expect(ofMod.map(({ ladder, arePricesKept }) => [ladder, arePricesKept])).toEqual([
    [[], true],
    [[], true],
  ]);
  expect((await linesSpelled(database, ada, VLOED))[0]).toMatchObject({ ladder: LADDER });
});

test("nobody but a moderator asks", async () => {
  await expect(linesSpelled(database, plain, VLOED)).rejects.toMatchObject({ kind: "notAllowed" });
});
