import { sql } from "kysely";
import type { Member } from "#features/accounts/server/members.ts";
import { rightsOf } from "#features/accounts/server/speaks-for.ts";
import type { DecidedRules, MenuVisibility, PriceVisibility } from "#features/compliance/compliance.ts";
import { decidedRulesJson } from "#features/compliance/server/decided-rules-sql.ts";
import type { NamedItem } from "#features/dashboard/field.ts";
import type { ListQuery } from "#features/dashboard/list-query.ts";
import { editedList } from "#features/dashboard/server/edited-list.ts";
import { revOf } from "#features/dashboard/server/rev-of.ts";
import { type KnownShop, knownShopFacts } from "#features/shops/server/known-shop-facts.ts";
import { type Film, videoPageAddress } from "#features/shops/promo-video.ts";
import { PUBLIC_STATUSES, type ShopStatus } from "#features/shops/shop.ts";
import type { Database } from "#platform/database/database.ts";
import { type Params, statement } from "#platform/database/statement.ts";
import type { LocalizedText } from "#platform/i18n/localized-text.ts";
import type { SHOP_LIST } from "../shop-fields.ts";
import type { ShopToEdit, WaitingChange } from "../shop-to-edit.ts";
import { departmentValues } from "./department-hours.ts";
import { valuesOf } from "./shop-values.ts";

type ShopSort = (typeof SHOP_LIST.sorts)[number];
type ShopFilter = keyof typeof SHOP_LIST.filters;

export type ShopListQuery = ListQuery<ShopSort, ShopFilter>;

interface ShopRow {
  id: number;
  slug: string;
  city: NamedItem;
  status: ShopStatus;
  isSample: boolean;
  description: LocalizedText | null;
  menu: MenuVisibility;
  prices: PriceVisibility;
  rules: DecidedRules;
  municipality: string;
  film: (Film & { title: LocalizedText }) | null;
  waiting: WaitingChange[];
  changedAt: Date;
}

const shopRows = statement(
  "shops-to-edit",
  (_, p: Params<{ ids: readonly number[]; accountId: number }>) => sql<ShopRow>`
    select shop.id, shop.slug, json_build_object('_id', city.id::text, 'name', city.name) as city, shop.status,
      shop.is_sample as "isSample", shop.description, shop.updated_at as "changedAt",
      shop_compliance.menu, shop_compliance.prices, ${decidedRulesJson} as rules, municipality.name as municipality,
      (select json_build_object('provider', provider, 'id', video_id, 'title', title)
        from promo_video where promo_video.shop_id = shop.id) as film,
      (select coalesce(json_agg(json_build_object(
          '_id', user_change.id::text, 'isOwn', user_change.author_id = ${p.accountId}, 'fields', user_change.fields)
          order by user_change.id), '[]')
        from user_change
        where user_change.shop_id = shop.id and user_change.state = 'pending' and user_change.type = 'shop'
          and user_change.suggested_as = 'owner') as waiting
    from shop
    join city on city.id = shop.city_id
    join municipality on municipality.id = shop.municipality_id
    join shop_compliance on shop_compliance.shop_id = shop.id
    where shop.id = any(${p.ids}::bigint[])`,
);

/** A shop that somebody may edit; undefined for none, and for one of somebody else. */
export async function shopToEdit(
  database: Database,
  member: Member,
  { id }: { id: number },
): Promise<ShopToEdit | undefined> {
  const own = rightsOf(member).shopIds;
  if (own !== null && !own.includes(id)) return undefined;
  const [shop] = await shopsOfIds(database, member, [id]);
  return shop && PUBLIC_STATUSES.includes(shop.shown.status) ? shop : undefined;
}

async function shopsOfIds(database: Database, member: Member, ids: number[]): Promise<ShopToEdit[]> {
  const { accountId } = member;
  const rows = await shopRows.all(database, { ids, accountId });
  const known = await knownShopFacts(database, ids);
  return rows.flatMap((row) => {
    const facts = known.get(row.id);
    return facts ? editedShop(row, facts) : [];
  });
}

function editedShop(
  { id, description, menu, prices, film, waiting, changedAt, ...row }: ShopRow,
  { columns, departments, facts }: Pick<KnownShop, "columns" | "departments" | "facts">,
): ShopToEdit {
  const values = {
    ...valuesOf(columns),
    ...departmentValues(departments),
    description,
    film: film && videoPageAddress(film),
    filmTitle: film && film.title,
    isTemporarilyClosed: row.status === "temporarilyClosed",
    menu,
    prices,
  };
  const shown = {
    ...row,
    facts,
    waiting: waiting.map(({ fields, ...change }) => ({
      ...change,
      fields: fields.map(({ field, after }) => ({ field, after })),
    })),
    changedAt: changedAt.toISOString(),
  };
  const waitingIds = waiting.map(({ _id: waitingId }) => waitingId);
  return { id, rev: revOf({ ...values, waitingIds }), values, shown };
}

interface Asked {
  shopIds: readonly number[] | null;
  statuses: readonly string[];
  q: string;
  status: string | null;
  kind: string | null;
}

const shopList = editedList<ShopSort, Asked>({
  things: "shops",
  from: sql`shop join city on city.id = shop.city_id`,
  id: sql`shop.id`,
  isTheirs: (p) => sql`
    (${p.shopIds}::bigint[] is null or shop.id = any (${p.shopIds}::bigint[])) and shop.status = any (${p.statuses}::text[])`,
  isAsked: (p) => sql`
    (${p.status}::text is null or shop.status = ${p.status}) and (${p.kind}::text is null or shop.kind = ${p.kind})
    and (${p.q} = '' or strpos(lower(shop.name), lower(${p.q})) > 0 or strpos(lower(city.name), lower(${p.q})) > 0)`,
  orders: {
    name: sql`shop.sort_name`,
    city: sql`city.name`,
    age: sql`(select min(shop_fact.observed_on) from shop_fact where shop_fact.shop_id = shop.id)`,
    changed: sql`shop.updated_at`,
  },
});

/** A page of the shops that somebody may edit: an admin all of them, whoever speaks for one its own. */
export function shopsToEdit(database: Database, member: Member, query: ShopListQuery & { size?: number }) {
  const asked = {
    shopIds: rightsOf(member).shopIds,
    statuses: PUBLIC_STATUSES,
    q: query.q,
    status: query.filters.status ?? null,
    kind: query.filters.kind ?? null,
  };
  return shopList.page(database, asked, query, (ids) => shopsOfIds(database, member, ids));
}
