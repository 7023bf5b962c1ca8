import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import { grantRole } from "#features/accounts/server/account-roles.ts";
import type { Admin, Member } from "#features/accounts/server/members.ts";
import { addMember } from "#features/accounts/server/people.test-support.ts";
import { dealIn, paperDeal } from "#features/deals/server/small-offers.test-support.ts";
import { addAdmin } from "#features/moderation/server/small-case.test-support.ts";
import { importStrains } from "#features/products/server/import-strains.ts";
import { bytesOf } from "#features/places/server/small-country.test-support.ts";
import { write } from "#features/reviews/server/small-reviews.test-support.ts";
import { redirectFor } from "#features/seo/server/redirect-for.ts";
import { itemsMatching } from "#features/search/server/items-matching.ts";
import { likeItem } from "#features/social/server/like-item.ts";
import { type Params, statement } from "#platform/database/statement.ts";
import { testWorld } from "#tests/support/database.ts";
import { idOf, merge, settleDoubles, standsAs, undo } from "./small-doubles.test-support.ts";

let ada: Admin;
let sam: Member;
let bob: Member;
let winnerId: number;
let loserId: number;

const now = new Date();

// Sam likes both and reviewed both; Bob speaks for the one that goes.
const database = testWorld(async (world) => {
  await settleDoubles(world);
  ada = await addAdmin(world, "Ada");
  sam = await addMember(world, { name: "Sam" });
  bob = await addMember(world, { name: "Bob" });
  winnerId = await idOf(world, "brand", "dijkzaden");
  loserId = await idOf(world, "brand", "green-thumb-seeds");
  for (const id of [winnerId, loserId]) {
    await likeItem(world, sam, { type: "brand", id, like: true, now });
    await write(world, sam, { target: { type: "brand", id }, said: { overall: 4 } });
  }
  await likeItem(world, bob, { type: "brand", id: loserId, like: true, now });
  await grantRole(world, { accountId: bob.accountId, role: "brandAdmin", item: "green-thumb-seeds" });
});

const seeds = { kind: "brand", winner: "dijkzaden", loser: "green-thumb-seeds" } as const;

const owned = statement(
  "owned-by-brand-in-test",
  (_, p: Params<{ id: number }>) => sql<object>`
    select (select count(*)::integer from liking where brand_id = ${p.id}) as likes,
      (select count(*)::integer from review where brand_id = ${p.id}) as reviews,
      (select count(*)::integer from strain where breeder_id = ${p.id}) as strains,
      (select count(*)::integer from product where brand_id = ${p.id}) as products,
      (select count(*)::integer from deal where brand_id = ${p.id}) as deals,
      (select count(*)::integer from account_role where brand_id = ${p.id}) as people`,
);

const fill = statement(
  "fill-contact-in-test",
  (_, p: Params<{ id: number }>) => sql`
    update brand set website = 'https://greenthumb.example', phone = '+31201234567', source = 'visitor' where id = ${p.id}`,
);

const brandNow = statement(
  "brand-in-test",
  (_, p: Params<{ id: number }>) => sql<object>`
    select name, website, phone, source from brand where id = ${p.id}`,
);

const photograph = statement(
  "photograph-brand-in-test",
  (_, p: Params<{ id: number; first: number; last: number }>) => sql`
    with picture as (
      insert into media (key, content_hash, mime, width, height, byte_count, source, state)
      select lpad(number::text, 32, '0'), rpad(lpad(number::text, 32, '0'), 64, '0'), 'image/jpeg', 60, 40, 900, 'owner', 'shown'
      from generate_series(${p.first}::integer, ${p.last}::integer) as number
      on conflict (key) do update set state = 'shown' returning id, key)
    insert into brand_photo (brand_id, media_id, position) select ${p.id}, id, row_number() over (order by key) from picture`,
);

const pictures = statement(
  "pictures-of-brand-in-test",
  (_, p: Params<{ id: number }>) => sql<{ position: number; number: string }>`
    select position, ltrim(media.key, '0') as number from brand_photo join media on media.id = media_id
    where brand_id = ${p.id} order by position`,
);

const pictured = (number: number) => ({ position: number, number: String(number) });

describe("two brands that are one", () => {
  test("strains, deals, reviews and likes are of the one that stays, and what both had is kept aside", async () => {
    await dealIn(database, "live", paperDeal(loserId));
    await merge(database, { admin: ada, ...seeds });
    expect(await owned.first(database, { id: winnerId })).toEqual({
      likes: 2,
      reviews: 1,
      strains: 3,
      products: 0,
      deals: 1,
      people: 0,
    });
    expect(await owned.first(database, { id: loserId })).toMatchObject({ likes: 1, reviews: 1, strains: 0 });
  });

  test("the old address and the old name lead to it", async () => {
    await merge(database, { admin: ada, ...seeds });
    expect(await redirectFor(database, { path: "/de/brand/green-thumb-seeds" })).toBe("/de/brand/dijkzaden");
    expect(await itemsMatching(database, { kind: "brands", question: "green thumb" })).toEqual([winnerId]);
  });

  test("whoever speaks for the one speaks for the other only where the admin says so", async () => {
    const id = await merge(database, { admin: ada, ...seeds });
    expect(await owned.first(database, { id: winnerId })).toMatchObject({ people: 0 });
    await undo(database, ada, id);
    const again = await merge(database, { admin: ada, ...seeds, people: true });
    expect(await owned.first(database, { id: winnerId })).toMatchObject({ people: 1 });
    await undo(database, ada, again);
    expect(await owned.first(database, { id: loserId })).toMatchObject({ people: 1 });
  });

  test("an address that is taken comes with its source: by it somebody may prove that the brand is theirs", async () => {
    await fill.run(database, { id: loserId });
    await merge(database, { admin: ada, ...seeds, taken: ["contact"] });
    expect(await brandNow.first(database, { id: winnerId })).toEqual({
      name: "Dijkzaden",
      website: "https://greenthumb.example",
      phone: "+31201234567",
      source: "visitor",
    });
  });

  test("pictures of the one that goes come behind those of the one that stays, and go back with it", async () => {
    await photograph.run(database, { id: winnerId, first: 1, last: 2 });
    await photograph.run(database, { id: loserId, first: 2, last: 4 });
    const id = await merge(database, { admin: ada, ...seeds });
    expect(await pictures.all(database, { id: winnerId })).toEqual([1, 2, 3, 4].map(pictured));
    // The picture that both had stays with the one that went.
    expect(await pictures.all(database, { id: loserId })).toEqual([{ position: 1, number: "2" }]);
    await undo(database, ada, id);
    expect(await pictures.all(database, { id: winnerId })).toEqual([1, 2].map(pictured));
    expect(await pictures.all(database, { id: loserId })).toMatchObject([
      { number: "2" },
      { number: "3" },
      { number: "4" },
    ]);
  });

  test("undone, everything stands where it stood", async () => {
    await fill.run(database, { id: loserId });
    await dealIn(database, "live", paperDeal(loserId));
    const before = await standsAs(database);
    const taken = ["name", "contact", "kind"] as const;
    const id = await merge(database, { admin: ada, ...seeds, taken: [...taken], people: true });
    expect(await standsAs(database)).not.toEqual(before);
    await undo(database, ada, id);
    expect(await standsAs(database)).toEqual(before);
  });

  test("six live deals are too many for one, and nothing moves", async () => {
    for (const brandId of [winnerId, winnerId, winnerId, loserId, loserId, loserId])
      await dealIn(database, "live", paperDeal(brandId));
    const before = await standsAs(database);
    await expect(merge(database, { admin: ada, ...seeds })).rejects.toThrow(
      "Together they have more than five live deals",
    );
    expect(await standsAs(database)).toEqual(before);
  });

  test.each([
    ["a licensed grower", "lage-landen", "Are not of one type"],
    ["an invented one", "sample-cloudworks", "A sample and a real one are never the same"],
  ])("a brand is not merged with %s", async (_, loser, why) => {
    await expect(merge(database, { admin: ada, ...seeds, loser })).rejects.toThrow(why);
  });

  test("a draft, which nobody can open, does not stay in the place of what is public", async () => {
    await hide.run(database, { id: winnerId });
    await expect(merge(database, { admin: ada, ...seeds })).rejects.toThrow("Is not public yet");
  });

  test("a file that names the old breeder means the one that it became", async () => {
    const file =
      bytesOf(`name,slug,marketed_as,breeder,parents,effects,flavours,terpenes,thc_percent,cbd_percent,well_known,source
New Dyke,new-dyke,sativa,Green Thumb Seeds,,happy,citrus,limonene,18.5,0.5,yes,kushy
`);
    await merge(database, { admin: ada, ...seeds });
    expect(await importStrains(database, file)).toMatchObject({ addedCount: 1, refused: [] });
    expect(await owned.first(database, { id: winnerId })).toMatchObject({ strains: 4 });
    expect(await owned.first(database, { id: loserId })).toMatchObject({ strains: 0 });
  });
});

const hide = statement(
  "hide-brand-in-test",
  (_, p: Params<{ id: number }>) => sql`update brand set status = 'draft' where id = ${p.id}`,
);
