import { sql } from "kysely";
import type { ProductType } from "#features/products/product-types.ts";
import type { Database } from "#platform/database/database.ts";
import { type Params, statement } from "#platform/database/statement.ts";
import { type LocalizedText, type TextInLanguage, textIn } from "#platform/i18n/localized-text.ts";
import type { Locale } from "#platform/i18n/locales.ts";
import { LIKED_TYPES, type LikedType } from "../like.ts";
import type { ShownLike } from "../shown-like.ts";
import { likedTargets } from "./liked-targets.ts";

interface LikesOfQuery {
  accountId: number;
  locale: Locale;
  now: Date;
}

interface LikedRow {
  type: LikedType;
  slug: string;
  productType: ProductType | null;
  /** Names are the same in all languages. */
  title: string | LocalizedText;
}

/** Longer lists tell more of somebody than of what is good. */
const MOST = 60;

const liked = statement("likes-of", (_, p: Params<{ accountId: number; now: Date }>) => {
  const targets = likedTargets(sql`liking.target_id`, sql`${p.now}`);
  const isPublic = LIKED_TYPES.map(
    (type) => sql`when ${sql.lit(type)} then exists (${targets[type].publicRow})`,
  );
  return sql<LikedRow>`
    select liking.type, product.type as "productType",
      coalesce(product.slug, brand.slug, shop.slug, deal.slug, post.slug) as slug,
      coalesce(to_jsonb(product.name), to_jsonb(brand.name), to_jsonb(shop.name), deal.title, post.title) as title
    from liking
    left join product on product.id = liking.product_id
    left join brand on brand.id = liking.brand_id
    left join shop on shop.id = liking.shop_id
    left join deal on deal.id = liking.deal_id
    left join discover_post as post on post.id = liking.post_id
    where liking.account_id = ${p.accountId} and case liking.type ${sql.join(isPublic, sql` `)} end
    order by liking.liked_at desc, liking.type, liking.target_id
    limit ${sql.lit(MOST)}`;
});

/** What an account likes and what has a page, the latest first. Whether the viewer may see it is the caller's question (`canSee`). */
export async function likesOf(
  database: Database,
  { accountId, locale, now }: LikesOfQuery,
): Promise<ShownLike[]> {
  const rows = await liked.all(database, { accountId, now });
  return rows.map((row) => ({ type: row.type, path: pathOf(row), title: titleOf(row, locale) }));
}

function pathOf({ type, slug, productType }: LikedRow): string {
  const lists = { product: productType, brand: "brand", shop: "coffeeshop", deal: "deals", post: "discover" };
  return `/${lists[type]}/${slug}`;
}

function titleOf({ title }: LikedRow, locale: Locale): TextInLanguage {
  if (typeof title === "string") return { text: title, locale };
  return textIn(title, locale) ?? { text: "", locale };
}
