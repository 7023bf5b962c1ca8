import { expect, test } from "vitest";
import type { Member } from "#features/accounts/server/members.ts";
import { addMember } from "#features/accounts/server/people.test-support.ts";
import { NOW, shopId } from "#features/deals/server/small-offers.test-support.ts";
import { testWorld } from "#tests/support/database.ts";
import { editMenu } from "./edit-menu.ts";
import { menuToEdit } from "./menu-to-edit.ts";
import { menuVersion, menuVersions } from "./menu-versions.ts";
import { settleSmallCatalogue } from "./small-catalogue.test-support.ts";

const database = testWorld(settleSmallCatalogue);

async function owner(shop: number, name: string): Promise<Member> {
  const member = await addMember(database, { name });
  return { ...member, permissions: { ...member.permissions, shopAdmin: [shop] } } as Member;
}

test("each menu that was replaced is kept, the last one first, for whoever edits that shop and nobody else", async () => {
  const [shop, other] = [await shopId(database, "zeelucht"), await shopId(database, "mosa")];
  const [mies, stranger] = [await owner(shop, "Mies"), await owner(other, "Lies")];
  const save = async (...names: string[]) => {
    const { rev = "" } = (await menuToEdit(database, mies, { shopId: shop })) ?? {};
    const lines = names.map((name) => ({ name, availability: "yes" as const, ladder: [] }));
    await editMenu(
      database,
      mies,
      { shop, rev, headings: [{ title: null, lines }], isConfirmed: false },
      { now: NOW },
    );
  };
  await save("Aap", "Noot");
  await save("Mies");
  await save("Wim", "Zus", "Jet");
  const versions = await menuVersions(database, mies, { shopId: shop });
  expect(versions.map(({ by, lineCount }) => [by, lineCount])).toEqual([
    ["Mies", 1],
    ["Mies", 2],
    ["Mies", expect.any(Number)],
  ]);
  const id = versions[1]?.id ?? 0;
  const stood = await menuVersion(database, mies, { shopId: shop, id });
  expect(stood?.flatMap(({ lines }) => lines.map(({ name }) => name))).toEqual(["Aap", "Noot"]);
  expect(await menuVersions(database, stranger, { shopId: shop })).toEqual([]);
  expect(await menuVersion(database, stranger, { shopId: shop, id })).toBeUndefined();
  // Nor as a version of their own.
  expect(await menuVersion(database, stranger, { shopId: other, id })).toBeUndefined();
});
