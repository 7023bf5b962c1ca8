import { sql } from "kysely";
import { revOf } from "#features/dashboard/server/rev-of.ts";
import type { Database } from "#platform/database/database.ts";
import { type Params, statement } from "#platform/database/statement.ts";
import type { PageOf } from "#platform/page-of.ts";
import type { RedirectKind, RedirectRow } from "../redirect.ts";

export const REDIRECTS_PAGE = 50;

interface StoredRedirect {
  id: number;
  from: string;
  to: string;
  kind: RedirectKind;
  since: Date;
}

const columns = sql<StoredRedirect>`
  redirect.id, redirect.from_path as "from", redirect.to_path as "to", redirect.created_at as since,
  case when redirect.is_added then 'added'
    when exists (select from product where product.merged_into_id is not null
      and '/' || product.type || '/' || product.slug = redirect.from_path)
      or exists (select from brand where brand.merged_into_id is not null
        and '/brand/' || brand.slug = redirect.from_path)
      or exists (select from shop where shop.merged_into_id is not null
        and '/coffeeshop/' || shop.slug = redirect.from_path) then 'merged'
    else 'moved' end as kind`;

type Asked = Params<{ q: string }>;

const isAsked = (p: Asked) =>
  sql`(strpos(redirect.from_path, ${p.q}) > 0 or strpos(redirect.to_path, ${p.q}) > 0)`;

const countRedirects = statement(
  "count-redirects",
  (_, p: Asked) => sql<{ total: number }>`
    select count(*)::integer as total from redirect where ${isAsked(p)}`,
  { isRead: true },
);

const redirectsOfPage = statement(
  "redirects-in",
  (_, p: Asked & Params<{ size: number; offset: number }>) => sql<StoredRedirect>`
    select ${columns} from redirect where ${isAsked(p)}
    order by redirect.created_at desc, redirect.id desc limit ${p.size} offset ${p.offset}`,
  { isRead: true },
);

const oneRedirect = statement(
  "redirect-to-remove",
  (_, p: Params<{ id: number }>) => sql<StoredRedirect>`
    select ${columns} from redirect where redirect.id = ${p.id} for update of redirect`,
);

function rowOf({ id, since, ...path }: StoredRedirect): RedirectRow {
  const stored = { _id: String(id), ...path, since: since.toISOString() };
  return { ...stored, rev: revOf(stored) };
}

/** A page of what leads elsewhere, the latest first. */
export async function redirectsIn(
  database: Database,
  { q, page }: { q: string; page: number },
): Promise<PageOf<RedirectRow>> {
  const { total = 0 } = (await countRedirects.first(database, { q })) ?? {};
  const pageCount = Math.max(1, Math.ceil(total / REDIRECTS_PAGE));
  const shown = Math.min(page, pageCount);
  const offset = (shown - 1) * REDIRECTS_PAGE;
  const rows = await redirectsOfPage.all(database, { q, size: REDIRECTS_PAGE, offset });
  return { items: rows.map(rowOf), total, page: shown, pageCount };
}

/** Locks one until the transaction ends. */
export async function redirectOf(tx: Database, { id }: { id: number }): Promise<RedirectRow | undefined> {
  const row = await oneRedirect.first(tx, { id });
  return row && rowOf(row);
}
