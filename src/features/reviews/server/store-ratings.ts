import { sql } from "kysely";
import { indexBrands } from "#features/brands/server/index-brands.ts";
import { storeBrandRanks } from "#features/brands/server/store-brand-ranks.ts";
import { indexProducts } from "#features/products/server/index-products.ts";
import { storeProductRanks } from "#features/products/server/store-product-ranks.ts";
import { indexShops } from "#features/shops/server/index-shops.ts";
import { storeRanks } from "#features/shops/server/store-ranks.ts";
import type { Database } from "#platform/database/database.ts";
import { type Params, statement } from "#platform/database/statement.ts";
import type { ReviewedType, ReviewTarget } from "../review.ts";

type Targets = Params<{ types: string[]; ids: number[] }>;

const asked = (p: Targets) => sql`
  unnest(${p.types}::text[] collate "C", ${p.ids}::bigint[]) as asked(target_type, target_id)`;

// In one order, so that two who hold several wait for each other without a deadlock.
const holdRatings = statement(
  "hold-ratings",
  (_, p: Targets) => sql`
    insert into rating (target_type, target_id)
    select asked.target_type, asked.target_id from ${asked(p)}
    where case asked.target_type
      when 'shop' then exists (select from shop where id = asked.target_id)
      when 'product' then exists (select from product where id = asked.target_id)
      when 'brand' then exists (select from brand where id = asked.target_id) end
    order by 1, 2
    on conflict do nothing`,
);

const lockRatings = statement(
  "lock-ratings",
  (_, p: Targets) => sql<{ id: number }>`
    select rating.target_id as id from rating
    join ${asked(p)} on asked.target_type = rating.target_type and asked.target_id = rating.target_id
    order by rating.target_type, rating.target_id
    for no key update of rating`,
);

// One target a statement: with its values PostgreSQL reads its reviews by their index, and joined to many it would read them all.
const judgeRating = statement(
  "judge-rating",
  (_, p: Params<{ type: string; id: number }>) => sql<ReviewTarget>`
    with judged as materialized (
      select review_count, hundredths from judged_rating
      where target_type = ${p.type}::text collate "C" and target_id = ${p.id}::bigint
    ), fresh as (
      select coalesce((select review_count from judged), 0) as review_count, (select hundredths from judged) as hundredths
    )
    update rating set review_count = fresh.review_count, hundredths = fresh.hundredths
    from fresh
    where rating.target_type = ${p.type} and rating.target_id = ${p.id}
      and (rating.review_count, rating.hundredths) is distinct from (fresh.review_count, fresh.hundredths)
    returning rating.target_type as type, rating.target_id as id`,
);

/**
 * Counts the reviews of these targets again and stores what follows: rating, rank, place in the search. To be called in the
 * transaction that changes a review, after the change. Two who change reviews of one target at once count one after the other, and
 * the second counts both. A change that moves no figure, such as a review that waits, writes nothing.
 * @returns of how many the figures moved
 */
export async function storeRatings(tx: Database, targets: readonly ReviewTarget[]): Promise<number> {
  if (targets.length === 0) return 0;
  const unique = new Map(targets.map((target) => [`${target.type} ${target.id}`, target]));
  const types = [...unique.values()].map(({ type }) => type);
  const ids = [...unique.values()].map(({ id }) => id);
  await holdRatings.run(tx, { types, ids });
  await lockRatings.all(tx, { types, ids });
  const changed: ReviewTarget[] = [];
  for (const target of unique.values()) changed.push(...(await judgeRating.all(tx, target)));
  await rankRated(tx, changed);
  return changed.length;
}

/** The ranks of targets whose ratings have changed. */
async function rankRated(tx: Database, changed: readonly ReviewTarget[]): Promise<void> {
  const idsOf = (type: ReviewedType) => changed.filter((target) => target.type === type).map(({ id }) => id);
  const shopIds = idsOf("shop");
  if (shopIds.length > 0) {
    await storeRanks(tx, { shopIds });
    await indexShops(tx, { shopIds });
  }
  const productIds = idsOf("product");
  if (productIds.length > 0) {
    const { movedIds } = await storeProductRanks(tx, { productIds });
    await indexProducts(tx, { productIds: movedIds });
  }
  const brandIds = idsOf("brand");
  if (brandIds.length > 0) {
    const { movedIds } = await storeBrandRanks(tx, { brandIds });
    await indexBrands(tx, { brandIds: movedIds });
  }
}
