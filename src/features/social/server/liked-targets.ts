import { type RawBuilder, sql } from "kysely";
import { isShown, postJoins } from "#features/discover/server/post-cards.ts";
import { PUBLIC_PRODUCT_STATUSES } from "#features/products/product.ts";
import { oneOf } from "#features/shops/server/listing-sql.ts";
import { PUBLIC_STATUSES } from "#features/shops/shop.ts";
import type { LikedType } from "../like.ts";

interface LikedTarget {
  table: string;
  /** The row, when it has a page that everybody may open. */
  publicRow: RawBuilder<{ id: number }>;
}

const isMaker = sql`brand.status = 'active' and not brand.is_licensed_grower`;

/** What can be liked, by its type and id, as the pages of each kind show it. */
export function likedTargets(
  id: RawBuilder<unknown>,
  now: RawBuilder<unknown>,
): Record<LikedType, LikedTarget> {
  return {
    product: {
      table: "product",
      publicRow: sql`
        select product.id from product
        where product.id = ${id} and product.status in ${oneOf(PUBLIC_PRODUCT_STATUSES)}`,
    },
    brand: {
      table: "brand",
      publicRow: sql`select brand.id from brand where brand.id = ${id} and ${isMaker}`,
    },
    shop: {
      table: "shop",
      publicRow: sql`
        select shop.id from shop where shop.id = ${id} and shop.status in ${oneOf(PUBLIC_STATUSES)}`,
    },
    deal: {
      table: "deal",
      publicRow: sql`
        select deal.id from deal join brand on brand.id = deal.brand_id and ${isMaker}
        where deal.id = ${id} and (
          deal.state in ('live', 'expired') and deal.valid_to <= ${now}::timestamptz
          or deal.id in (select deal_id from running_deals(${now}::timestamptz)))`,
    },
    post: {
      table: "discover_post",
      publicRow: sql`select discover_post.id from ${postJoins} where discover_post.id = ${id} and ${isShown(now)}`,
    },
  };
}
