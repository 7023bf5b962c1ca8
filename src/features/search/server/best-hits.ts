import { type RawBuilder, sql } from "kysely";
import { weightOfWord } from "../ranking.ts";
import { GROUP_SIZE } from "./shown-items.ts";

/** The points of a whole name in the view search_hit_now (db/migrations/0007_search.sql). */
export const WHOLE_NAME_HIT = weightOfWord(8, 0);

/** A kind as `search_hit` has it. */
export const asHitKind = (kind: RawBuilder<unknown>) => sql`left(${kind}, 1)::"char"`;

/**
 * Rows (item_id, weight): the heaviest items of a kind with a word of this prefix, from an index in this order.
 * @param lightest the least weight; without it any
 */
export function bestHits(
  kind: RawBuilder<unknown>,
  beginning: RawBuilder<unknown>,
  lightest?: RawBuilder<unknown>,
): RawBuilder<unknown> {
  return sql`(
    select hit.item_id, hit.weight from search_hit as hit
    where hit.beginning = ${beginning} and hit.kind = ${asHitKind(kind)}
      ${lightest ? sql`and hit.weight >= ${lightest}` : sql``}
    order by hit.weight desc, hit.item_id limit ${sql.lit(GROUP_SIZE)})`;
}

/** Rows (item_id) of the heaviest items of a kind with this whole name, without spaces. */
export function itemsCalled(kind: RawBuilder<unknown>, name: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`(
    select hit.item_id from search_hit as hit
    where hit.beginning = ${name} and hit.kind = ${asHitKind(kind)} and hit.weight >= ${sql.lit(WHOLE_NAME_HIT)}
    order by hit.weight desc, hit.item_id limit ${sql.lit(GROUP_SIZE)})`;
}
