import { sql } from "kysely";
import { personAnswer } from "#features/accounts/person.ts";
import { isBlocked } from "#features/accounts/server/is-blocked.ts";
import {
  personColumns,
  personJoins,
  personOf,
  type PersonRow,
} from "#features/accounts/server/person-rows.ts";
import {
  type FriendNotice,
  type ItemNotice,
  type NoticeDetails,
  noticeTimeOf,
  type Notification,
  redirectTo,
} from "../notification.ts";

/** A row of `noticeColumns`. Whoever it is about is null where it is about nobody. */
export interface NoticeRow extends Nullable<PersonRow> {
  noticeId: number;
  type: FriendNotice | ItemNotice;
  announcedAt: Date;
  isSeen: boolean;
  item: NoticeItemRow | null;
  details: NoticeDetails;
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

/** Of `notice` with `noticeJoins`. */
export const noticeColumns = sql<NoticeRow>`
  notice.id as "noticeId", notice.type, notice.announced_at as "announcedAt", notice.seen_at is not null as "isSeen",
  case when item.id is not null then json_build_object('type', item.type, 'id', item.id, 'slug', item.slug,
    'name', item.name, 'productType', item.product_type) end as item,
  notice.details, ${personColumns}`;

export const noticeJoins = sql`
  left join account on account.id = notice.actor_id ${personJoins}
  left join lateral (
    select 'shop' as type, shop.id, shop.slug, shop.name, null as product_type
    from shop where shop.id = notice.shop_id
    union all
    select 'product', product.id, product.slug, product.name, product.type
    from product where product.id = notice.product_id
    union all
    select 'brand', brand.id, brand.slug, brand.name, null from brand where brand.id = notice.brand_id
  ) as item on true`;

/** Of `notice` and the `account` it is about: nobody hears of somebody who is blocked, or about to be erased. */
export const isShown = sql<boolean>`(
  notice.withdrawn_at is null and notice.expires_at > now() and account.erase_at is null
  and (notice.actor_id is null or not ${isBlocked(sql`notice.recipient_id`, sql`notice.actor_id`)}))`;

export function notificationOf(row: NoticeRow): Notification {
  const { noticeId, type, announcedAt, isSeen, item, details } = row;
  const person = isAboutPerson(row) ? row : null;
  const { reason, outcome } = details;
  return {
    _id: String(noticeId),
    type,
    title: "",
    description: "",
    redirect: redirectOf(row, person),
    time: noticeTimeOf(announcedAt),
    seen: isSeen,
    ...(person && { user: personAnswer(personOf(person)) }),
    ...(item && { [item.type]: { _id: String(item.id), url: item.slug, name: item.name } }),
    ...(reason !== undefined && { reason }),
    ...(outcome !== undefined && { outcome }),
  };
}

function isAboutPerson(row: NoticeRow): row is NoticeRow & PersonRow {
  return row.url !== null;
}

/** Never an address that somebody wrote (security.md A4). */
function redirectOf({ item, type, details }: NoticeRow, person: PersonRow | null): string {
  if (details.decisionId !== undefined) return `/moderation/${details.decisionId}`;
  if (!item) return person ? redirectTo("user", person.url) : "/";
  const hash = HASHES[type] ?? "";
  if (item.productType !== null) return `/${item.productType}/${encodeURIComponent(item.slug)}${hash}`;
  return `${redirectTo(item.type === "shop" ? "shop" : "brand", item.slug)}${hash}`;
}

const REVIEWS = "#reviews";

/** Where on the page of the item it leads. */
const HASHES: Partial<Record<NoticeRow["type"], string>> = {
  newReview: REVIEWS,
  friendReview: REVIEWS,
  reviewApproved: REVIEWS,
  ownerReply: REVIEWS,
};
