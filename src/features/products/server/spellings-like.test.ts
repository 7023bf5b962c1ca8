import { sql } from "kysely";
import { expect, test } from "vitest";
import type { Member } from "#features/accounts/server/members.ts";
import { addMember } from "#features/accounts/server/people.test-support.ts";
import { NOW } from "#features/shops/server/small-world.test-support.ts";
import { type Params, statement } from "#platform/database/statement.ts";
import { testWorld } from "#tests/support/database.ts";
import { saveMenus } from "./save-menus.ts";
import { menuItemOf, settleSmallCatalogue } from "./small-catalogue.test-support.ts";
import { spellingsLike } from "./spellings-like.ts";

let eva: Member;
let plain: Member;

const database = testWorld(async (world) => {
  await settleSmallCatalogue(world);
  plain = await addMember(world, { name: "Sam" });
  eva = { ...plain, permissions: { ...plain.permissions, mod: true } };
  const names = ["Even Dyke", "Poldr Haze", "Polder Hazes", "The Old Lady"];
  const lines = names.map((rawName, at) => menuItemOf({ shopSlug: "andersom", rawName, position: 20 + at }));
  await world.transaction((tx) => saveMenus(tx, lines, { seenAt: NOW }));
  await callIt.run(world, { slug: "polder-haze", alias: "Old Lady" });
});

const callIt = statement(
  "call-product-in-test",
  (_, p: Params<{ slug: string; alias: string }>) => sql`
    update product set aliases = array[${p.alias}::text] where slug = ${p.slug}`,
);

const idOf = statement(
  "id-of-product-in-test",
  (_, p: Params<{ slug: string }>) => sql<{ id: number }>`select id from product where slug = ${p.slug}`,
);

async function like(member: Member, slug: string) {
  const { id: productId } = (await idOf.first(database, { slug }))!;
  return spellingsLike(database, member, { productId });
}

test("names that wait and may be a product are the closest first, by each name it has, and no others", async () => {
  const { product, items } = await like(eva, "polder-haze");
  expect(product.name).toBe("Polder Haze");
  expect(items.map(({ name }) => name)).toEqual(["Polder Hazes", "Poldr Haze", "The Old Lady"]);
  // It is the one that a key joins them to.
  expect(new Set(items.map(({ guesses }) => guesses[0]?.name))).toEqual(new Set(["Polder Haze"]));
  for (const { guesses } of items)
    expect(new Set(guesses.map((one) => one["_id"])).size).toBe(guesses.length);
});

test("nobody but a moderator asks, and of no product that is not shown", async () => {
  await expect(like(plain, "polder-haze")).rejects.toMatchObject({ kind: "notAllowed" });
  await expect(spellingsLike(database, eva, { productId: 0 })).rejects.toMatchObject({ kind: "notFound" });
});
