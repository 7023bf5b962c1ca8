import { sql } from "kysely";
import type { Database } from "#platform/database/database.ts";
import { type Params, statement } from "#platform/database/statement.ts";
import type { ChangedAs, ChangedType, FieldChange } from "../change.ts";

/** A change as its table has it. */
export interface ChangeRow {
  id: number;
  authorId: number;
  type: ChangedType;
  /** Null while it is a shop that is missing. */
  shopId: number | null;
  /** Where that is; null for all others. */
  cityId: number | null;
  isSampleShop: boolean;
  itemId: number | null;
  productId: number | null;
  fields: FieldChange[];
  answered: string | null;
  as: ChangedAs;
  /** By somebody invented. */
  isSample: boolean;
  /** ISO 8601 in UTC, and the day there. */
  suggestedAt: string;
  suggestedOn: string;
}

/** Of `user_change`, left joined with `shop`. */
export const changeColumns = sql<ChangeRow>`
  user_change.id, user_change.author_id as "authorId", user_change.type, user_change.shop_id as "shopId",
  user_change.city_id as "cityId", coalesce(shop.is_sample, user_change.is_sample) as "isSampleShop", user_change.menu_item_id as "itemId", user_change.product_id as "productId",
  user_change.fields, user_change.answered, user_change.suggested_as as "as", user_change.is_sample as "isSample",
  to_json(user_change.suggested_at) #>> '{}' as "suggestedAt",
  to_char(user_change.suggested_at at time zone 'Europe/Amsterdam', 'YYYY-MM-DD') as "suggestedOn"`;

/** What `changeColumns` reads, for a statement that writes. */
export const writtenColumns = sql`
  id, author_id, type, shop_id, city_id, menu_item_id, product_id, fields, answered, suggested_as, is_sample, suggested_at`;

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
> & { remark: string; isAtOnce: boolean; now: Date };

const insert = statement(
  "insert-user-change",
  (_, p: Params<Omit<NewChange, "fields"> & { fields: string }>) => sql<ChangeRow>`
    with user_change as (
      insert into user_change (author_id, type, shop_id, city_id, menu_item_id, product_id, fields, answered, remark, suggested_as,
        is_sample, suggested_at, state, decided_at)
      values (${p.authorId}, ${p.type}, ${p.shopId}, ${p.cityId}, ${p.itemId}, ${p.productId}, ${p.fields}::jsonb, ${p.answered},
        ${p.remark}, ${p.as}, ${p.isSample}, ${p.now}::timestamptz,
        case when ${p.isAtOnce}::boolean then 'approved' else 'pending' end,
        case when ${p.isAtOnce}::boolean then ${p.now}::timestamptz end)
      on conflict (author_id, shop_id, answered) where state = 'pending' and answered is not null do nothing
      returning ${writtenColumns}
    )
    select ${changeColumns} from user_change left join shop on shop.id = user_change.shop_id`,
);

/** Adds a change; undefined where the same tap waits already. */
export function addChange(tx: Database, { fields, ...change }: NewChange): Promise<ChangeRow | undefined> {
  return insert.first(tx, { ...change, fields: JSON.stringify(fields) });
}

/** Whose word a change is, as facts and menus name it. */
export function sourceOf({ isSampleShop, as }: Pick<ChangeRow, "isSampleShop" | "as">): ChangedAs | "sample" {
  return isSampleShop ? "sample" : as;
}
