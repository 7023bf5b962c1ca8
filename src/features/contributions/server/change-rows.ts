import { sql } from "kysely";
import type { Database } from "#platform/database/database.ts";
import { type Params, statement } from "#platform/database/statement.ts";
import type { ChangedAs, ChangedType, FieldChange } from "../change.ts";

/** A change as its table has it. */
export interface ChangeRow {
  id: number;
  authorId: number;
  type: ChangedType;
  /** Null for a product, and while it is a shop that is missing. */
  shopId: number | null;
  /** Where that is; null for all others. */
  cityId: number | null;
  /** Of an invented shop or product. */
  isOfSample: boolean;
  itemId: number | null;
  /** What it is about, or the line of a menu. */
  productId: number | null;
  /** Who is said to have bred the strain of the product. */
  breederId: number | null;
  fields: FieldChange[];
  answered: string | null;
  as: ChangedAs;
  /** By somebody invented. */
  isSample: boolean;
  /** ISO 8601 in UTC, and the day there. */
  suggestedAt: string;
  suggestedOn: string;
}

/** Of `user_change` with `changeJoins`. */
export const changeColumns = sql<ChangeRow>`
  user_change.id, user_change.author_id as "authorId", user_change.type, user_change.shop_id as "shopId",
  user_change.city_id as "cityId", coalesce(shop.is_sample, about.is_sample, user_change.is_sample) as "isOfSample",
  user_change.menu_item_id as "itemId", coalesce(about.id, user_change.product_id) as "productId", user_change.breeder_id as "breederId",
  user_change.fields, user_change.answered, user_change.suggested_as as "as", user_change.is_sample as "isSample",
  to_json(user_change.suggested_at) #>> '{}' as "suggestedAt",
  to_char(user_change.suggested_at at time zone 'Europe/Amsterdam', 'YYYY-MM-DD') as "suggestedOn"`;

export const changeJoins = sql`
  left join shop on shop.id = user_change.shop_id
  left join product as about on about.id = user_change.about_product_id`;

/** What `changeColumns` reads, for a statement that writes. */
export const writtenColumns = sql`
  id, author_id, type, shop_id, city_id, menu_item_id, product_id, about_product_id, breeder_id, fields, answered, suggested_as, is_sample, suggested_at`;

export type NewChange = Pick<
  ChangeRow,
  | "authorId"
  | "type"
  | "shopId"
  | "cityId"
  | "itemId"
  | "productId"
  | "fields"
  | "answered"
  | "as"
  | "isSample"
> & { breederId?: number | null; remark: string; isAtOnce: boolean; now: Date };

const insert = statement(
  "insert-user-change",
  (_, p: Params<Omit<Required<NewChange>, "fields"> & { fields: string }>) => sql<ChangeRow>`
    with user_change as (
      insert into user_change (author_id, type, shop_id, city_id, menu_item_id, product_id, about_product_id, breeder_id,
        fields, answered, remark, suggested_as, is_sample, suggested_at, state, decided_at)
      values (${p.authorId}, ${p.type}::text, ${p.shopId}, ${p.cityId}, ${p.itemId},
        case when ${p.type}::text <> 'product' then ${p.productId}::bigint end,
        case when ${p.type}::text = 'product' then ${p.productId}::bigint end, ${p.breederId},
        ${p.fields}::jsonb, ${p.answered}, ${p.remark}, ${p.as}, ${p.isSample}, ${p.now}::timestamptz,
        case when ${p.isAtOnce}::boolean then 'approved' else 'pending' end,
        case when ${p.isAtOnce}::boolean then ${p.now}::timestamptz end)
      on conflict (author_id, shop_id, answered) where state = 'pending' and answered is not null do nothing
      returning ${writtenColumns}
    )
    select ${changeColumns} from user_change ${changeJoins}`,
);

type SameParams = Pick<
  NewChange,
  "authorId" | "type" | "shopId" | "cityId" | "itemId" | "productId" | "breederId"
> & { fields: string };

const waitingSame = statement(
  "same-change-waiting",
  (_, p: Params<Required<SameParams>>) => sql<ChangeRow>`
    select ${changeColumns} from user_change ${changeJoins}
    where user_change.author_id = ${p.authorId} and user_change.state = 'pending' and user_change.answered is null
      and user_change.type = ${p.type} and user_change.shop_id is not distinct from ${p.shopId}::bigint
      and user_change.city_id is not distinct from ${p.cityId}::bigint
      and user_change.menu_item_id is not distinct from ${p.itemId}::bigint
      and coalesce(user_change.about_product_id, user_change.product_id) is not distinct from ${p.productId}::bigint
      and user_change.breeder_id is not distinct from ${p.breederId}::bigint and user_change.fields = ${p.fields}::jsonb
    order by user_change.id limit 1`,
);

/**
 * Adds a change, unless the same of the same author waits already: then that one is returned; undefined for a tap that does. To be
 * called in a transaction that holds the author.
 */
export async function addChange(
  tx: Database,
  { fields, breederId = null, ...change }: NewChange,
): Promise<ChangeRow | undefined> {
  const row = { ...change, breederId, fields: JSON.stringify(fields) };
  const waiting = change.isAtOnce || change.answered !== null ? undefined : await waitingSame.first(tx, row);
  return waiting ?? insert.first(tx, row);
}

/** Whose word a change is, as facts and menus name it. */
export function sourceOf({ isOfSample, as }: Pick<ChangeRow, "isOfSample" | "as">): ChangedAs | "sample" {
  return isOfSample ? "sample" : as;
}
