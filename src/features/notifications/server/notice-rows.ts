import { sql } from "kysely";
import { personAnswer } from "#features/accounts/person.ts";
import { isBlocked } from "#features/accounts/server/is-blocked.ts";
import { isKeptFrom } from "#features/accounts/server/named-author-sql.ts";
import { isHidden } from "#features/holds/server/is-hidden-sql.ts";
import {
  personColumns,
  personJoins,
  personOf,
  type PersonRow,
} from "#features/accounts/server/person-rows.ts";
import {
  ALERTS,
  type ChangedPart,
  EXCERPT_LETTERS,
  type FriendNotice,
  type ItemNotice,
  type NoticeDetails,
  type NoticeItem,
  noticeTimeOf,
  type Notification,
  redirectTo,
  type ReviewSaid,
} from "../notification.ts";

/** A row of `noticeColumns`. Whoever it is about is null where it is about nobody. */
export interface NoticeRow extends Nullable<PersonRow> {
  noticeId: number;
  type: FriendNotice | ItemNotice;
  announcedAt: Date;
  lifetime: number;
  isSeen: boolean;
  item: NoticeItemRow | null;
  /** Of an alert: where the product is sold. */
  soldIn: Pick<NoticeItemRow, "id" | "slug" | "name"> | null;
  details: NoticeDetails;
  /** Whose profile was reported, or what a shop that is not taken was to be called. */
  targetName: string | null;
  /** The suggestion that it tells of, where that is of no page. */
  changeId: number | null;
  /** Why it was refused, in words of whoever decided. */
  explanation: string | null;
  /** The review that it tells of. */
  reviewId: number | null;
  /** What it says, for whoever speaks for what is reviewed. */
  review: ReviewSaid | null;
}

type Nullable<Row> = { [Column in keyof Row]: Row[Column] | null };

interface NoticeItemRow {
  type: "shop" | "product" | "brand";
  id: number;
  slug: string;
  name: string;
  /** Of a product: the first word of its address. */
  productType: string | null;
}

// Read where it stands and not kept with the notice, so that it goes with its owner; nobody is told that theirs was reported.
const reportedName = sql`(
  select reported.name from decision join account as reported on reported.id = decision.target_id
  where notice.type = 'reportDecided' and decision.id = (notice.details ->> 'decisionId')::bigint
    and decision.target_type = 'user' and reported.erase_at is null)`;

const changeId = sql`substring(notice.subject from '^change/(\\d+)$')::bigint`;

// What its author typed is theirs to read, and nobody else’s; kept with the suggestion alone.
const suggestedName = sql`(
  select field ->> 'after'
  from user_change as suggested, jsonb_array_elements(suggested.fields) as field
  where notice.type = 'changeDecided' and suggested.id = ${changeId} and suggested.type = 'newShop'
    and suggested.author_id = notice.recipient_id and field ->> 'field' = 'name'
  limit 1)`;

const idAfter = (what: string) => sql`substring(notice.subject from ${sql.lit(`^${what}/(\\d+)$`)})::bigint`;

/** Of why something was removed; the page of the decision says the whole. */
const EXPLAINED_LETTERS = 500;

// It is about what its reader sent, and goes with it.
const explained = sql`case notice.type
  when 'changeDecided' then coalesce(
    (select explanation from user_change where id = ${changeId} and author_id = notice.recipient_id),
    (select explanation from menu_image where id = ${idAfter("menuImage")} and author_id = notice.recipient_id))
  when 'claimDecided' then
    (select explanation from shop_claim where id = ${idAfter("claim")} and claimant_id = notice.recipient_id)
  when 'reportNotice' then (
    select nullif(case when length(explanation) > ${sql.lit(EXPLAINED_LETTERS)}
      then left(explanation, ${sql.lit(EXPLAINED_LETTERS)}) || '…' else explanation end, '')
    from decision
    where decision.id = (notice.details ->> 'decisionId')::bigint and author_id = notice.recipient_id
      and outcome in ('removed', 'restored')) end`;

const reviewId = sql`substring(notice.subject from '^review/(\\d+)$')::bigint`;

// Read where it stands, so that it says what the list of reviews shows the reader by now, and nothing else.
const reviewSaid = sql`(
  select json_build_object('overall', review.overall_halves / 2.0, 'text', left(review.text, ${sql.lit(EXCERPT_LETTERS)}), 'locale', review.locale)
  from review
  where notice.type = 'newReview' and review.id = ${reviewId} and review.state = 'approved'
    and not ${isKeptFrom(sql`notice.recipient_id`)}
    and not ${isHidden("review", sql`review.id`)})`;

/** Of `notice` with `noticeJoins`. */
export const noticeColumns = sql<NoticeRow>`
  notice.id as "noticeId", notice.type, notice.announced_at as "announcedAt", notice.seen_at is not null as "isSeen",
  extract(epoch from notice.expires_at - notice.announced_at)::integer as lifetime,
  case when item.id is not null then json_build_object('type', item.type, 'id', item.id, 'slug', item.slug,
    'name', item.name, 'productType', item.product_type) end as item,
  case when sold_in.id is not null then json_build_object('id', sold_in.id, 'slug', sold_in.slug, 'name', sold_in.name)
    end as "soldIn",
  notice.details, coalesce(${reportedName}, ${suggestedName}) as "targetName", ${changeId} as "changeId",
  ${explained} as explanation, ${reviewId} as "reviewId", ${reviewSaid} as review, ${personColumns}`;

export const noticeJoins = sql`
  left join account on account.id = notice.actor_id ${personJoins}
  left join lateral (
    select 'shop' as type, shop.id, shop.slug, shop.name, null as product_type
    from shop where shop.id = notice.shop_id and notice.product_id is null
    union all
    select 'product', product.id, product.slug, product.name, product.type
    from product where product.id = notice.product_id
    union all
    select 'brand', brand.id, brand.slug, brand.name, null from brand where brand.id = notice.brand_id
  ) as item on true
  left join shop as sold_in on sold_in.id = notice.shop_id and notice.product_id is not null`;

const isAlert = sql<boolean>`notice.type in (${sql.join(ALERTS.map((type) => sql.lit(type)))})`;

// What the shop shows to everybody (product.md section 6): no alert tells of a menu or a price that its page keeps to itself.
const isStillSo = sql<boolean>`exists (
  select from menu_item as line
  join shop_compliance as compliance on compliance.shop_id = line.shop_id and compliance.is_menu_public
  where line.shop_id = notice.shop_id and line.product_id = notice.product_id and line.available <> 'soldOut'
    and (notice.type <> 'priceAlert' or compliance.are_prices_public
      and coalesce(line.cents_per_gram, line.from_cents) <= (notice.details ->> 'cents')::integer))`;

/** Of `notice`: an alert of what is so. */
export const isStandingAlert = sql<boolean>`(${isAlert} and ${isStillSo})`;

/**
 * Of `notice` and the `account` it is about: nobody hears of somebody who is blocked, or about to be erased, nor of a price that
 * has risen again.
 */
export const isShown = sql<boolean>`(
  notice.withdrawn_at is null and notice.expires_at > now() and account.erase_at is null
  and (not ${isAlert} or ${isStillSo})
  and (notice.actor_id is null or not ${isBlocked(sql`notice.recipient_id`, sql`notice.actor_id`)}))`;

export function notificationOf(row: NoticeRow): Notification {
  const {
    noticeId,
    type,
    announcedAt,
    lifetime,
    isSeen,
    item,
    soldIn,
    details,
    targetName: whose,
    review,
    explanation,
  } = row;
  const person = isAboutPerson(row) ? row : null;
  const { reason, outcome, targetType, changed, changeCount, isAnswer, endsAt, isAskedFor } = details;
  return {
    _id: String(noticeId),
    type,
    title: details.title ?? "",
    description: details.description ?? explanation ?? "",
    redirect: redirectOf(row, person),
    time: noticeTimeOf(announcedAt),
    seen: isSeen,
    lifetime,
    ...(person && { user: personAnswer(personOf(person)) }),
    ...(item && { [item.type]: itemOf(item) }),
    ...(soldIn && { shop: itemOf(soldIn) }),
    ...(reason !== undefined && { reason }),
    ...(outcome !== undefined && { outcome }),
    ...(targetType !== undefined && { targetType }),
    ...(whose !== null && { targetName: whose }),
    ...(changed !== undefined && { changed }),
    ...(changeCount !== undefined && { changeCount }),
    ...(isAnswer && changeCount === 1 && { isAnswer }),
    ...(review && { review }),
    ...(endsAt !== undefined && { endsAt }),
    ...(isAskedFor && { isAskedFor }),
  };
}

function itemOf({ id, slug, name }: Pick<NoticeItemRow, "id" | "slug" | "name">): NoticeItem {
  return { _id: String(id), url: slug, name };
}

function isAboutPerson(row: NoticeRow): row is NoticeRow & PersonRow {
  return row.url !== null;
}

/** Never an address that somebody wrote (security.md A4). */
function redirectOf(row: NoticeRow, person: PersonRow | null): string {
  const { item, soldIn, type, details, changeId } = row;
  if (details.redirect !== undefined) return details.redirect;
  if (details.decisionId !== undefined) return `/moderation/${details.decisionId}`;
  if (details.dealId !== undefined) return `/dashboard/deals/deal?id=${details.dealId}`;
  if (details.jobId !== undefined) return `/dashboard/coffeejobs/joboffer?id=${details.jobId}`;
  if (details.jobSlug !== undefined) return `/jobs/${encodeURIComponent(details.jobSlug)}`;
  if (soldIn) return `${redirectTo("shop", soldIn.slug)}#menu`;
  // What one suggested is listed there.
  if (!item && type === "changeDecided")
    return changeId === null ? "/profile#contributions" : `/profile#contribution-${changeId}`;
  if (!item) return person ? redirectTo("user", person.url) : "/";
  const hash = hashOf(row);
  if (item.productType !== null) return `/${item.productType}/${encodeURIComponent(item.slug)}${hash}`;
  return `${redirectTo(item.type === "shop" ? "shop" : "brand", item.slug)}${hash}`;
}

/** Where on the page of the item it leads: to the review, or to what was suggested. */
function hashOf({ type, item, reviewId, details: { changed = [] } }: NoticeRow): string {
  if (reviewId !== null) return `#review-${reviewId}`;
  const [part, more] = changed;
  const isOfShop = type === "changeDecided" && item?.type === "shop";
  return (isOfShop && part && more === undefined && PLACES[part]) || "";
}

const PLACES: Partial<Record<ChangedPart, string>> = {
  hours: "#hours",
  access: "#can-i-get-in",
  amenities: "#inside",
  consumption: "#inside",
  menu: "#menu",
  menuImage: "#menu-photos",
};
