import { sql } from "kysely";
import type { Member } from "#features/accounts/server/members.ts";
import { rightsOf } from "#features/accounts/server/speaks-for.ts";
import type { ListQuery } from "#features/dashboard/list-query.ts";
import { editedList } from "#features/dashboard/server/edited-list.ts";
import { revOf } from "#features/dashboard/server/rev-of.ts";
import type { Database } from "#platform/database/database.ts";
import { type Params, statement } from "#platform/database/statement.ts";
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

const deals = sql`deal join brand on brand.id = deal.brand_id`;

const isTheirs = (p: Params<{ brandIds: readonly number[] | null }>) => sql`
  (${p.brandIds}::bigint[] is null or deal.brand_id = any (${p.brandIds}::bigint[]))`;

const dealsOfIds = statement(
  "deals-to-edit",
  (_, p: Params<{ ids: readonly number[]; brandIds: readonly number[] | null }>) => sql<DealRow>`
    select ${columns} from ${deals} where deal.id = any (${p.ids}::bigint[]) and ${isTheirs(p)}`,
  { isRead: true },
);

/** A deal that somebody may edit; undefined for none, and for one of another brand. */
export async function dealToEdit(
  database: Database,
  member: Member,
  { id }: { id: number },
): Promise<DealToEdit | undefined> {
  const row = await dealsOfIds.first(database, { ids: [id], brandIds: rightsOf(member).brandIds });
  return row && editedDeal(row);
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
}

const dealList = editedList<DealSort, Asked>({
  things: "deals",
  from: deals,
  id: sql`deal.id`,
  isTheirs,
  isAsked: (p) => sql`
    (${p.state}::text is null or deal.state = ${p.state})
    and (strpos(lower(brand.name), lower(${p.q})) > 0 or exists (
      select from jsonb_each_text(deal.title) as part
      where part.key <> 'source' and strpos(lower(part.value), lower(${p.q})) > 0))`,
  orders: {
    changed: sql`deal.updated_at`,
    title: sql`lower(deal.title ->> (deal.title ->> 'source'))`,
    brand: sql`lower(brand.name)`,
    begins: sql`deal.valid_from`,
    ends: sql`deal.valid_to`,
  },
});

/** A page of the deals that somebody may edit: an admin all of them, whoever speaks for a brand its own. */
export function dealsToEdit(database: Database, member: Member, query: DealListQuery & { size?: number }) {
  const { brandIds } = rightsOf(member);
  const asked = { brandIds, q: query.q, state: query.filters.state ?? null };
  return dealList.page(database, asked, query, async (ids) =>
    (await dealsOfIds.all(database, { ids, brandIds })).map(editedDeal),
  );
}
