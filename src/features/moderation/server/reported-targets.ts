import { type RawBuilder, sql } from "kysely";
import { postJoins, isShown as isPostShown } from "#features/discover/server/post-cards.ts";
import { PUBLIC_PRODUCT_STATUSES } from "#features/products/product.ts";
import type { ReviewedType } from "#features/reviews/review.ts";
import { isHidden, isTakenAway } from "#features/holds/server/is-hidden-sql.ts";
import type { NewsType } from "#features/news/news.ts";
import { oneOf } from "#features/shops/server/listing-sql.ts";
import { PUBLIC_STATUSES } from "#features/shops/shop.ts";
import type { Database } from "#platform/database/database.ts";
import { type Params, type Statement, statement } from "#platform/database/statement.ts";
import type { ReportedType, ReportTarget } from "../report.ts";

export interface FoundTarget {
  /** Whose it is; null for what is nobody's, or somebody's who left. */
  authorId: number | null;
  /** The shop, product or brand it belongs to. */
  itemType: ReviewedType | null;
  itemId: number | null;
  isSample: boolean;
}

const id = (p: Params<{ id: number }>) => sql`${p.id}::bigint`;

/** The columns of a row that is its own item, or belongs to one. */
const columns = (
  authorId: string,
  itemType: RawBuilder<unknown>,
  itemId: RawBuilder<unknown>,
  of: string,
) => sql<FoundTarget>`
  ${sql.raw(authorId)} as "authorId", ${itemType} as "itemType", ${itemId} as "itemId",
  ${sql.ref(`${of}.is_sample`)} as "isSample"`;

const reviewColumns = (author: string) =>
  columns(author, sql`review.target_type`, sql`review.target_id`, "review");
const itemColumns = (type: ReviewedType) =>
  columns("null::bigint", sql.lit(type), sql.ref(`${type}.id`), type);

type ById = Statement<{ id: number }, FoundTarget>;

type Part = "reply" | "photo" | "menuImage";

/**
 * What has no state of its own. A row that is taken away is locked by whoever decides, so that no report comes in between: who
 * reports it holds it too, and who comes after the decision finds nothing.
 */
function heldTargets(
  who: "reported" | "decided",
  isGone: (type: Part, id: RawBuilder<unknown>) => RawBuilder<boolean>,
  lock: RawBuilder<unknown>,
): Record<Part, ById> {
  return {
    reply: statement(
      `${who}-reply`,
      (_, p: Params<{ id: number }>) => sql<FoundTarget>`
        select ${reviewColumns("review_reply.author_id")}
        from review_reply join review on review.id = review_reply.review_id and review.state = 'approved'
        where review.id = ${id(p)} and not ${isGone("reply", sql`review.id`)}
        ${lock} of review_reply`,
    ),
    photo: statement(
      `${who}-photo`,
      (_, p: Params<{ id: number }>) => sql<FoundTarget>`
        select ${reviewColumns("review.author_id")}
        from review_photo as photo join review on review.id = photo.review_id and review.state = 'approved'
        where photo.media_id = ${id(p)} and not ${isGone("photo", sql`photo.media_id`)}
        order by review.id limit 1
        ${lock} of photo`,
    ),
    menuImage: statement(
      `${who}-menu-image`,
      (_, p: Params<{ id: number }>) => sql<FoundTarget>`
        select menu_image.author_id as "authorId", 'shop' as "itemType", menu_image.shop_id as "itemId",
          menu_image.is_sample or shop.is_sample as "isSample"
        from menu_image join shop on shop.id = menu_image.shop_id
        where menu_image.id = ${id(p)} and menu_image.state = 'approved'
          and not ${isGone("menuImage", sql`menu_image.id`)}
        ${lock} of menu_image`,
    ),
  };
}

/** What belongs to a shop or brand. */
function newsTargets(
  who: "reported" | "decided",
  isThere: Record<NewsType, RawBuilder<boolean>>,
  lock: RawBuilder<unknown>,
): Record<NewsType, ById> {
  return {
    deal: statement(
      `${who}-deal`,
      (_, p: Params<{ id: number }>) => sql<FoundTarget>`
        select ${columns("null::bigint", sql`'brand'`, sql`deal.brand_id`, "deal")} from deal
        where deal.id = ${id(p)} and ${isThere.deal} and not ${isTakenAway("deal", sql`deal.id`)} ${lock} of deal`,
    ),
    job: statement(
      `${who}-job`,
      (_, p: Params<{ id: number }>) => sql<FoundTarget>`
        select ${columns(
          "null::bigint",
          sql`case when job_offer.shop_id is null then 'brand' else 'shop' end`,
          sql`coalesce(job_offer.shop_id, job_offer.brand_id)`,
          "job_offer",
        )}
        from job_offer
        where job_offer.id = ${id(p)} and ${isThere.job} and not ${isTakenAway("job", sql`job_offer.id`)} ${lock} of job_offer`,
    ),
    post: statement(
      `${who}-post`,
      (_, p: Params<{ id: number }>) => sql<FoundTarget>`
        select ${columns(
          "null::bigint",
          sql`case when discover_post.shop_id is not null then 'shop' when discover_post.brand_id is not null then 'brand' end`,
          sql`coalesce(discover_post.shop_id, discover_post.brand_id)`,
          "discover_post",
        )}
        from ${postJoins}
        where discover_post.id = ${id(p)} and ${isThere.post} and not ${isTakenAway("post", sql`discover_post.id`)}
        ${lock} of discover_post`,
    ),
  };
}

function userTarget(who: "reported" | "decided", lock: RawBuilder<unknown>): ById {
  return statement(
    `${who}-user`,
    (_, p: Params<{ id: number }>) => sql<FoundTarget>`
      select account.id as "authorId", null as "itemType", null::bigint as "itemId", account.is_sample as "isSample"
      from account where account.id = ${id(p)} and account.erase_at is null ${lock}`,
  );
}

/**
 * What everybody can see of each kind, held until the transaction ends: what is decided about it meanwhile is decided before or
 * after, and no report is left behind.
 */
const TARGETS: Record<ReportedType, ById> = {
  ...heldTargets("reported", isHidden, sql`for share`),
  ...newsTargets(
    "reported",
    {
      deal: sql`deal.state in ('live', 'expired')`,
      job: sql`job_offer.state in ('live', 'filled', 'expired')`,
      post: isPostShown(sql`now()`),
    },
    sql`for share`,
  ),
  review: statement(
    "reported-review",
    (_, p: Params<{ id: number }>) => sql<FoundTarget>`
      select ${reviewColumns("review.author_id")} from review
      where review.id = ${id(p)} and review.state = 'approved' and not ${isHidden("review", sql`review.id`)}
      for share of review`,
  ),
  shop: statement(
    "reported-shop",
    (_, p: Params<{ id: number }>) => sql<FoundTarget>`
      select ${itemColumns("shop")} from shop
      where shop.id = ${id(p)} and shop.status in ${oneOf(PUBLIC_STATUSES)} for key share`,
  ),
  product: statement(
    "reported-product",
    (_, p: Params<{ id: number }>) => sql<FoundTarget>`
      select ${itemColumns("product")} from product
      where product.id = ${id(p)} and product.status in ${oneOf(PUBLIC_PRODUCT_STATUSES)} for key share`,
  ),
  brand: statement(
    "reported-brand",
    (_, p: Params<{ id: number }>) => sql<FoundTarget>`
      select ${itemColumns("brand")} from brand where brand.id = ${id(p)} and brand.status = 'active' for key share`,
  ),
  user: userTarget("reported", sql`for key share`),
};

/** What somebody reports; undefined when there is nothing of it for everybody to see. To be called in the transaction of the report. */
export async function holdReportedTarget(
  tx: Database,
  { type, id }: ReportTarget,
): Promise<FoundTarget | undefined> {
  const held = await TARGETS[type].first(tx, { id });
  // Whoever took it away meanwhile wrote that beside the row: a statement that waited for them has not seen it, the next one does.
  return held && TARGETS[type].first(tx, { id });
}

const DECIDED: Record<ReportedType, ById> = {
  ...TARGETS,
  // Reset by whoever decides, one after the other.
  user: userTarget("decided", sql`for no key update`),
  ...heldTargets("decided", isTakenAway, sql`for no key update`),
  // Whoever it belongs to may have paused it since, and would show it again.
  ...newsTargets("decided", { deal: sql`true`, job: sql`true`, post: sql`true` }, sql`for no key update`),
};

/** The same for whoever decides: what is hidden until somebody looks at it is there for them. */
export function holdDecidedTarget(tx: Database, target: ReportTarget): Promise<FoundTarget | undefined> {
  return DECIDED[target.type].first(tx, { id: target.id });
}
