import { type RawBuilder, sql } from "kysely";
import type { Member } from "#features/accounts/server/members.ts";
import { LIST_PAGE, type ListQuery } from "#features/dashboard/list-query.ts";
import { revOf } from "#features/dashboard/server/rev-of.ts";
import type { PageOf } from "#features/news/page-of.ts";
import type { Database } from "#platform/database/database.ts";
import { type Params, type Statement, statement } from "#platform/database/statement.ts";
import type { DEAL_LIST } from "../deal-fields.ts";
import type { DealState } from "../deal-state.ts";
import type { DealToEdit, DealValues } from "../deal-to-edit.ts";

type DealSort = (typeof DEAL_LIST.sorts)[number];
type DealFilter = keyof typeof DEAL_LIST.filters;

export type DealListQuery = ListQuery<DealSort, DealFilter>;

interface DealRow {
  id: number;
  values: Omit<DealValues, "validFrom" | "validTo">;
  validFrom: Date;
  validTo: Date;
  state: DealState;
  rejectedReason: string | null;
  slug: string;
  isSample: boolean;
  changedAt: Date;
}

const named = sql`json_build_object('_id', named.id::text, 'name', named.name)`;

const columns = sql`
  deal.id, deal.valid_from as "validFrom", deal.valid_to as "validTo", deal.state,
  deal.rejected_reason as "rejectedReason", deal.slug, deal.is_sample as "isSample", deal.updated_at as "changedAt",
  json_build_object(
    'brand', json_build_object('_id', brand.id::text, 'name', brand.name),
    'title', deal.title, 'body', deal.body, 'category', deal.category, 'kind', deal.kind, 'code', deal.code,
    'wasCents', deal.was_cents, 'nowCents', deal.now_cents, 'url', deal.url,
    'shops', (
      select coalesce(json_agg(${named} order by named.name, named.id), '[]')
      from deal_shop join shop as named on named.id = deal_shop.shop_id where deal_shop.deal_id = deal.id),
    'products', (
      select coalesce(json_agg(${named} order by named.name, named.id), '[]')
      from deal_product join product as named on named.id = deal_product.product_id where deal_product.deal_id = deal.id),
    'isSponsored', deal.is_sponsored) as values`;

const dealOfId = statement(
  "deal-to-edit",
  (_, p: Params<{ id: number; brandIds: readonly number[] | null }>) => sql<DealRow>`
    select ${columns} from deal join brand on brand.id = deal.brand_id
    where deal.id = ${p.id} and (${p.brandIds}::bigint[] is null or deal.brand_id = any (${p.brandIds}::bigint[]))`,
  { isRead: true },
);

/** A deal that somebody may edit; undefined for none, and for one of another brand. */
export async function dealToEdit(
  database: Database,
  member: Member,
  { id }: { id: number },
): Promise<DealToEdit | undefined> {
  const row = await dealOfId.first(database, { id, brandIds: editedBrands(member) });
  return row && editedDeal(row);
}

/** Null for an admin, who edits those of all. */
function editedBrands({ permissions }: Member): readonly number[] | null {
  return permissions.admin ? null : permissions.brandAdmin;
}

function editedDeal({ id, values, validFrom, validTo, changedAt, ...shown }: DealRow): DealToEdit {
  const { shops, products, isSponsored, ...written } = values;
  const all = {
    ...written,
    validFrom: validFrom.toISOString(),
    validTo: validTo.toISOString(),
    shops,
    products,
    isSponsored,
  };
  const rev = revOf({ ...all, ...shown });
  return { id, rev, values: all, shown: { ...shown, changedAt: changedAt.toISOString() } };
}

interface Asked {
  brandIds: readonly number[] | null;
  q: string;
  state: string | null;
  isDescending: boolean;
  size: number;
  offset: number;
}

const isAsked = (p: Params<Asked>) => sql`
  (${p.brandIds}::bigint[] is null or deal.brand_id = any (${p.brandIds}::bigint[]))
  and (${p.state}::text is null or deal.state = ${p.state})
  and (strpos(lower(brand.name), lower(${p.q})) > 0 or exists (
    select from jsonb_each_text(deal.title) as part
    where part.key <> 'source' and strpos(lower(part.value), lower(${p.q})) > 0))`;

const ORDERS: Record<DealSort, RawBuilder<unknown>> = {
  changed: sql`deal.updated_at`,
  title: sql`lower(deal.title ->> (deal.title ->> 'source'))`,
  brand: sql`lower(brand.name)`,
  begins: sql`deal.valid_from`,
  ends: sql`deal.valid_to`,
};

const pagesByOrder = Object.fromEntries(
  Object.entries(ORDERS).map(([sort, order]) => [
    sort,
    statement(
      `deals-to-edit-by-${sort}`,
      (_, p: Params<Asked>) => sql<DealRow>`
        select ${columns} from (
          select deal.id, row_number() over (order by ${order}, deal.id) as place
          from deal join brand on brand.id = deal.brand_id where ${isAsked(p)}
        ) as asked
        join deal on deal.id = asked.id join brand on brand.id = deal.brand_id
        order by case when ${p.isDescending}::boolean then -place else place end
        limit ${p.size} offset ${p.offset}`,
      { isRead: true },
    ),
  ]),
) as Record<DealSort, Statement<Asked, DealRow>>;

const countOfDeals = statement(
  "count-deals-to-edit",
  (_, p: Params<Pick<Asked, "brandIds" | "q" | "state">>) => sql<{ total: number; all: number }>`
    select (count(*) filter (where ${isAsked(p as Params<Asked>)}))::integer as total, count(*)::integer as all
    from deal join brand on brand.id = deal.brand_id
    where ${p.brandIds}::bigint[] is null or deal.brand_id = any (${p.brandIds}::bigint[])`,
  { isRead: true },
);

/** A page of the deals that somebody may edit: an admin all of them, whoever speaks for a brand its own. */
export async function dealsToEdit(
  database: Database,
  member: Member,
  { q, sort, isDescending, filters, page, size = LIST_PAGE }: DealListQuery & { size?: number },
): Promise<PageOf<DealToEdit> & { all: number }> {
  const asked = {
    brandIds: editedBrands(member),
    q,
    state: filters.state ?? null,
  };
  const { total = 0, all = 0 } = (await countOfDeals.first(database, asked)) ?? {};
  const pageCount = Math.max(1, Math.ceil(total / size));
  const shown = Math.min(page, pageCount);
  const rows = await pagesByOrder[sort].all(database, {
    ...asked,
    isDescending,
    size,
    offset: (shown - 1) * size,
  });
  return { items: rows.map(editedDeal), total, all, page: shown, pageCount };
}
