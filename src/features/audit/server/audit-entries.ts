import { sql } from "kysely";
import type { Database } from "#platform/database/database.ts";
import { type Params, statement } from "#platform/database/statement.ts";
import type { PageOf } from "#platform/page-of.ts";
import type { AuditRole } from "../audit.ts";
import type { AuditQuery, ToldEntry } from "../audit-query.ts";

export const AUDIT_PAGE = 50;

type Asked = Params<Omit<AuditQuery, "page"> & { accountId: number | null }>;

// The day ends where the next one begins, also on those of 23 and 25 hours.
const isAsked = (p: Asked) => sql`
  (${p.who} = '' or entry.actor_id = ${p.accountId}::bigint
    or exists (select from account where account.id = entry.actor_id and strpos(lower(account.name), lower(${p.who})) > 0))
  and (${p.what}::text is null or entry.action = ${p.what})
  and (${p.type}::text is null or entry.target_type = ${p.type})
  and (${p.id}::bigint is null or entry.target_id = ${p.id}::bigint)
  and (${p.from}::text is null or entry.at >= ${p.from}::date::timestamp at time zone 'Europe/Amsterdam')
  and (${p.to}::text is null or entry.at < (${p.to}::date + 1)::timestamp at time zone 'Europe/Amsterdam')`;

const countEntries = statement(
  "count-audit-entries",
  (_, p: Asked) => sql<{ total: number }>`
    select count(*)::integer as total from audit_entry as entry where ${isAsked(p)}`,
  { isRead: true },
);

interface EntryRow {
  seq: number;
  at: Date;
  role: AuditRole;
  actorId: number | null;
  actorName: string | null;
  action: string;
  type: string;
  id: number;
  targetName: string | null;
  isThere: boolean;
  reason: string | null;
  details: Record<string, unknown>;
}

const entriesOfPage = statement(
  "audit-entries",
  (_, p: Asked & Params<{ size: number; offset: number }>) => sql<EntryRow>`
    select entry.seq, entry.at, entry.actor_role as role, entry.actor_id as "actorId", actor.name as "actorName",
      entry.action, entry.target_type as type, entry.target_id as id, target.name as "targetName",
      target.id is not null as "isThere", entry.reason, entry.details
    from (
      select seq, at, actor_id, actor_role, action, target_type, target_id, reason, details
      from audit_entry as entry where ${isAsked(p)} order by seq desc limit ${p.size} offset ${p.offset}
    ) as entry
    left join account as actor on actor.id = entry.actor_id
    left join lateral (
      select id, name from shop where entry.target_type in ('shop', 'menu', 'photos') and id = entry.target_id
      union all
      select id, name from brand where entry.target_type in ('brand', 'brandPhotos') and id = entry.target_id
      union all
      select id, name from city where entry.target_type = 'city' and id = entry.target_id
      union all
      select id, name from product where entry.target_type in ('product', 'productPhotos') and id = entry.target_id
      union all
      select id, name from strain where entry.target_type = 'strain' and id = entry.target_id
      union all
      select id, name from account
      where entry.target_type in ('account', 'user') and id = entry.target_id and erase_at is null
      union all
      select id, null from deal where entry.target_type = 'deal' and id = entry.target_id
      union all
      select id, null from job_offer where entry.target_type = 'job' and id = entry.target_id
      union all
      select id, null from discover_post where entry.target_type = 'post' and id = entry.target_id
      union all
      select id, null from newsletter_issue where entry.target_type = 'issue' and id = entry.target_id
      union all
      select id, null from standard_answer where entry.target_type = 'answer' and id = entry.target_id
      union all
      select id, null from watched_word where entry.target_type = 'word' and id = entry.target_id
      union all
      select id, null from ticket where entry.target_type = 'ticket' and id = entry.target_id
    ) as target on true
    order by entry.seq desc`,
  { isRead: true },
);

/** Where an admin opens a thing; the others have no page of their own. */
const PAGES: Readonly<Record<string, string>> = {
  account: "/dashboard/users/user",
  answer: "/dashboard/answers/answer",
  brand: "/dashboard/brands/brand",
  city: "/dashboard/cities",
  deal: "/dashboard/deals/deal",
  issue: "/dashboard/newsletter/issue",
  job: "/dashboard/coffeejobs/joboffer",
  menu: "/dashboard/shops/shop",
  photos: "/dashboard/shops/shop",
  post: "/dashboard/discover/post",
  product: "/dashboard/products/product",
  shop: "/dashboard/shops/shop",
  ticket: "/dashboard/support",
  user: "/dashboard/users/user",
  word: "/dashboard/words/word",
};

/** Ids, states and words. What is longer, such as the name of a file, is told nobody. */
const TOLD = /^[A-Za-z0-9-]{1,40}$/;

function detailsOf(details: Record<string, unknown>): ToldEntry["details"] {
  return Object.entries(details).flatMap(([word, value]) => {
    const values = (Array.isArray(value) ? value : [value]).map(String);
    return value !== null && values.length > 0 && values.every((one) => TOLD.test(one))
      ? [{ word, value: values.join(", ") }]
      : [];
  });
}

function entryOf(row: EntryRow): ToldEntry {
  const page = row.isThere ? PAGES[row.type] : undefined;
  return {
    _id: String(row.seq),
    at: row.at.toISOString(),
    role: row.role,
    actor: row.actorId === null ? null : { _id: String(row.actorId), name: row.actorName },
    action: row.action,
    target: {
      type: row.type,
      _id: String(row.id),
      name: row.targetName,
      path: page === undefined ? null : `${page}?id=${row.id}`,
    },
    reason: row.reason,
    details: detailsOf(row.details),
  };
}

/** A page of the log, the newest entry first. That it was read is not logged: security.md asks for what was done. */
export async function auditEntries(
  database: Database,
  { page, ...query }: AuditQuery,
): Promise<PageOf<ToldEntry>> {
  const accountId = /^[1-9]\d{0,14}$/.test(query.who) ? Number(query.who) : null;
  const asked = { ...query, accountId };
  const { total = 0 } = (await countEntries.first(database, asked)) ?? {};
  const pageCount = Math.max(1, Math.ceil(total / AUDIT_PAGE));
  const shown = Math.min(page, pageCount);
  const offset = (shown - 1) * AUDIT_PAGE;
  const rows = await entriesOfPage.all(database, { ...asked, size: AUDIT_PAGE, offset });
  return { items: rows.map(entryOf), total, page: shown, pageCount };
}
