import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import { grantRole } from "#features/accounts/server/account-roles.ts";
import type { Admin, Member } from "#features/accounts/server/members.ts";
import { addMember } from "#features/accounts/server/people.test-support.ts";
import { dealIn, paperDeal } from "#features/deals/server/small-offers.test-support.ts";
import { addAdmin } from "#features/moderation/server/small-case.test-support.ts";
import { watchProduct } from "#features/products/server/watch-product.ts";
import { write } from "#features/reviews/server/small-reviews.test-support.ts";
import { addRedirect } from "#features/seo/server/add-redirect.ts";
import { redirectFor } from "#features/seo/server/redirect-for.ts";
import { followShop } from "#features/social/server/follow-shop.ts";
import { likeItem } from "#features/social/server/like-item.ts";
import { type Params, statement } from "#platform/database/statement.ts";
import { testWorld } from "#tests/support/database.ts";
import type { DoubleKind } from "../double.ts";
import { mergesIn } from "./merges-in.ts";
import { MOVED, nameOf } from "./references.ts";
import { idOf, merge, settleDoubles } from "./small-doubles.test-support.ts";
import { whatGoes } from "./what-goes.ts";

let ada: Admin;
let sam: Member;
let mies: Member;

const now = new Date();

const PAIRS = {
  strain: { winner: "morning-fog", loser: "polder-haze", path: "/weed/polder-haze" },
  product: { winner: "morning-fog", loser: "polder-haze", path: "/weed/polder-haze" },
  brand: { winner: "dijkzaden", loser: "green-thumb-seeds", path: "/brand/green-thumb-seeds" },
  shop: { winner: "mosa", loser: "andersom", path: "/coffeeshop/andersom" },
} as const;

// Pictures of which the winner has one too, and more than there is room for.
const photograph = statement(
  "photograph-both-in-test",
  (_, p: Params<{ winnerId: number; loserId: number }>) => sql`
    with picture as (
      insert into media (key, content_hash, mime, width, height, byte_count, source, state)
      select lpad(n::text, 32, '0'), rpad(lpad(n::text, 32, '0'), 64, '0'), 'image/jpeg', 60, 40, 900, 'owner', 'shown'
      from generate_series(1, 25) as n returning id, ltrim(key, '0')::integer as n)
    insert into brand_photo (brand_id, media_id, position)
    select ${p.loserId}::bigint, id, n from picture where n <= 19
    union all select ${p.winnerId}::bigint, id, row_number() over (order by n) from picture where n >= 19`,
);

// Sam has everything with both of each kind, Mies only with the one that goes.
const database = testWorld(async (world) => {
  await settleDoubles(world);
  ada = await addAdmin(world, "Ada");
  sam = await addMember(world, { name: "Sam" });
  mies = await addMember(world, { name: "Mies" });
  for (const type of ["product", "brand", "shop"] as const) {
    const [winnerId, loserId] = [
      await idOf(world, type, PAIRS[type].winner),
      await idOf(world, type, PAIRS[type].loser),
    ];
    for (const [by, id] of [
      [sam, winnerId],
      [sam, loserId],
      [mies, loserId],
    ] as const) {
      await likeItem(world, by, { type, id, like: true, now });
      await write(world, by, { target: { type, id }, said: { overall: 4 } });
      if (type === "shop") await followShop(world, by, { shopId: id, follow: true });
      if (type === "product") await watchProduct(world, by, { productId: id, city: "utrecht", watch: true });
    }
    if (type !== "brand") continue;
    await photograph.run(world, { winnerId, loserId });
    await dealIn(world, "live", paperDeal(loserId));
  }
  await grantRole(world, { accountId: mies.accountId, role: "brandAdmin", item: "green-thumb-seeds" });
  await grantRole(world, { accountId: mies.accountId, role: "shopAdmin", item: "andersom" });
  for (const { path } of Object.values(PAIRS)) await addRedirect(world, { from: `${path}-of-old`, to: path });
});

const left = (kind: DoubleKind) =>
  statement(
    `left-with-${kind}-in-test`,
    (_, p: Params<{ id: number }>) => sql<{ reference: string; count: number }>`
      ${sql.join(
        MOVED[kind].map(
          (reference) => sql`select ${sql.lit(nameOf(reference))} as reference, count(*)::integer as count
            from ${sql.table(reference.table)} where ${sql.ref(reference.column)} = ${p.id}`,
        ),
        sql` union all `,
      )}`,
  );

describe("before two are merged, it is told what goes along", () => {
  test.each(["strain", "product", "brand", "shop"] as const)(
    "of a %s just what the merge then moves, what it keeps aside, and which addresses lead on",
    async (kind) => {
      const { winner, loser, path } = PAIRS[kind];
      const [winnerId, loserId] = [await idOf(database, kind, winner), await idOf(database, kind, loser)];
      const [goes] = await whatGoes(database, kind, [{ loserId, winnerId }]);
      expect(goes?.moves).toMatchObject({ likes: 1, reviews: 1 });
      expect(goes?.aside).toMatchObject({ likes: 1, reviews: 1 });
      const id = await merge(database, { admin: ada, kind, winner, loser, people: kind !== "strain" });
      const [done] = await mergesIn(database, { id, now });
      expect(done?.moved).toEqual(goes?.moves);
      expect(done?.addresses).toEqual(goes?.addresses);
      expect(goes?.addresses).toEqual([path, `${path}-of-old`]);
      const to = await redirectFor(database, { path });
      for (const address of goes?.addresses ?? [])
        expect(await redirectFor(database, { path: address })).toBe(to);
      if (kind === "strain") return;
      const names = new Map(MOVED[kind].map((reference) => [nameOf(reference), reference.counted]));
      const aside: Record<string, number> = {};
      for (const { reference, count } of await left(kind).all(database, { id: loserId })) {
        const name = names.get(reference);
        if (name && count > 0) aside[name] = (aside[name] ?? 0) + count;
      }
      expect(aside).toEqual(goes?.aside);
    },
  );
});
