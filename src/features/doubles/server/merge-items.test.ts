import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import type { Admin, Member } from "#features/accounts/server/members.ts";
import { addMember } from "#features/accounts/server/people.test-support.ts";
import { addAdmin } from "#features/moderation/server/small-case.test-support.ts";
import { watchProduct } from "#features/products/server/watch-product.ts";
import { write } from "#features/reviews/server/small-reviews.test-support.ts";
import { redirectFor } from "#features/seo/server/redirect-for.ts";
import { likeItem } from "#features/social/server/like-item.ts";
import { type Params, statement } from "#platform/database/statement.ts";
import { testWorld } from "#tests/support/database.ts";
import { idOf, merge, settleDoubles, standsAs, undo } from "./small-doubles.test-support.ts";

let ada: Admin;
let sam: Member;
let mies: Member;
let winnerId: number;
let loserId: number;

const now = new Date();

// Sam likes both weeds, Mies only the one that goes; each reviewed it, and Sam the other too.
const database = testWorld(async (world) => {
  await settleDoubles(world);
  ada = await addAdmin(world, "Ada");
  sam = await addMember(world, { name: "Sam" });
  mies = await addMember(world, { name: "Mies" });
  winnerId = await idOf(world, "product", "morning-fog");
  loserId = await idOf(world, "product", "polder-haze");
  for (const id of [winnerId, loserId]) await likeItem(world, sam, { type: "product", id, like: true, now });
  await likeItem(world, mies, { type: "product", id: loserId, like: true, now });
  for (const [by, id] of [
    [sam, winnerId],
    [sam, loserId],
    [mies, loserId],
  ] as const)
    await write(world, by, { target: { type: "product", id }, said: { overall: 4 } });
  await watchProduct(world, mies, { productId: loserId, city: "utrecht", watch: true });
});

const fogs = { winner: "morning-fog", loser: "polder-haze" };

const owned = statement(
  "owned-in-test",
  (_, p: Params<{ id: number }>) => sql<{ likes: number; reviews: number; watches: number; lines: number }>`
    select (select count(*)::integer from liking where product_id = ${p.id}) as likes,
      (select count(*)::integer from review where product_id = ${p.id}) as reviews,
      (select count(*)::integer from product_watch where product_id = ${p.id}) as watches,
      (select count(*)::integer from menu_item where product_id = ${p.id}) as lines`,
);

const strainNow = statement(
  "strain-in-test",
  (_, p: Params<{ slug: string }>) => sql<{
    name: string;
    aliases: string[];
    flavours: string[];
    mergedIntoId: number | null;
  }>`
    select name, aliases, flavours, merged_into_id as "mergedIntoId" from strain where slug = ${p.slug}`,
);

const rename = statement(
  "rename-strain-in-test",
  (_, p: Params<{ slug: string; name: string }>) =>
    sql`update strain set name = ${p.name} where slug = ${p.slug}`,
);

const laterLike = statement(
  "later-like-in-test",
  (_, p: Params<{ accountId: number }>) => sql`
    update liking set liked_at = liked_at + interval '1 second' where account_id = ${p.accountId}`,
);

describe("two strains that are one", () => {
  test("what is about the one that goes is about the other, and what both had is kept aside", async () => {
    expect(await owned.first(database, { id: winnerId })).toEqual({
      likes: 1,
      reviews: 1,
      watches: 0,
      lines: 2,
    });
    await merge(database, { admin: ada, ...fogs });
    expect(await owned.first(database, { id: winnerId })).toEqual({
      likes: 2,
      reviews: 2,
      watches: 1,
      lines: 2,
    });
    // Andersom sells both, and Sam likes both and reviewed both.
    expect(await owned.first(database, { id: loserId })).toEqual({
      likes: 1,
      reviews: 1,
      watches: 0,
      lines: 1,
    });
  });

  test("the old address leads to the new one in one hop, also when that goes on", async () => {
    await merge(database, { admin: ada, ...fogs });
    expect(await redirectFor(database, { path: "/weed/polder-haze" })).toBe("/weed/morning-fog");
    await merge(database, { admin: ada, winner: "blank", loser: "morning-fog" });
    for (const old of ["polder-haze", "morning-fog"])
      expect(await redirectFor(database, { path: `/weed/${old}` })).toBe("/weed/blank");
  });

  test("the winner goes by the names of both, and takes the fields that were chosen", async () => {
    await merge(database, { admin: ada, ...fogs, taken: ["name", "flavours"] });
    expect(await strainNow.first(database, { slug: "morning-fog" })).toEqual({
      name: "Polder Haze",
      aliases: ["Morning Fog", "Ochtendmist"],
      flavours: ["citrus"],
      mergedIntoId: null,
    });
  });

  test("undone, everything stands where it stood", async () => {
    const before = await standsAs(database);
    const id = await merge(database, { admin: ada, ...fogs, taken: ["name", "potency", "flavours"] });
    expect(await standsAs(database)).not.toEqual(before);
    await undo(database, ada, id);
    expect(await standsAs(database)).toEqual(before);
  });

  test("of two merges into one the last is undone first", async () => {
    const before = await standsAs(database);
    const first = await merge(database, { admin: ada, ...fogs });
    const second = await merge(database, {
      admin: ada,
      winner: "blank",
      loser: "morning-fog",
      taken: ["name"],
    });
    await expect(undo(database, ada, first)).rejects.toThrow("Undo the later merge first");
    await undo(database, ada, second);
    expect(await redirectFor(database, { path: "/weed/polder-haze" })).toBe("/weed/morning-fog");
    await undo(database, ada, first);
    expect(await standsAs(database)).toEqual(before);
  });

  test("what came after stays with the winner, and so does what was edited", async () => {
    const id = await merge(database, { admin: ada, ...fogs, taken: ["name"] });
    const zoe = await addMember(database);
    await likeItem(database, zoe, { type: "product", id: winnerId, like: true, now });
    await rename.run(database, { slug: "morning-fog", name: "Fog of the Polder" });
    await undo(database, ada, id);
    expect((await owned.first(database, { id: winnerId }))?.likes).toBe(2);
    expect((await owned.first(database, { id: loserId }))?.likes).toBe(2);
    expect((await strainNow.first(database, { slug: "morning-fog" }))?.name).toBe("Fog of the Polder");
  });

  test("who unlikes it and likes it once more has done something new, which stays", async () => {
    const id = await merge(database, { admin: ada, ...fogs });
    for (const like of [false, true])
      await likeItem(database, mies, { type: "product", id: winnerId, like, now });
    await laterLike.run(database, { accountId: mies.accountId });
    await undo(database, ada, id);
    expect((await owned.first(database, { id: winnerId }))?.likes).toBe(2);
    expect((await owned.first(database, { id: loserId }))?.likes).toBe(1);
  });

  test.each([
    ["with itself", "morning-fog", "Is the same thing"],
    ["with an invented one", "sample-pillow-fort", "A sample and a real one are never the same"],
  ])("a strain is not merged %s, and nothing moves", async (_, loser, why) => {
    const before = await standsAs(database);
    await expect(merge(database, { admin: ada, winner: "morning-fog", loser })).rejects.toThrow(why);
    expect(await standsAs(database)).toEqual(before);
  });

  test("three do not go round in a circle", async () => {
    await merge(database, { admin: ada, ...fogs });
    await merge(database, { admin: ada, winner: "blank", loser: "morning-fog" });
    const before = await standsAs(database);
    await expect(merge(database, { admin: ada, winner: "polder-haze", loser: "blank" })).rejects.toThrow(
      "Is merged already",
    );
    expect(await standsAs(database)).toEqual(before);
  });
});
