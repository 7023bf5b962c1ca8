import { type RawBuilder, sql } from "kysely";
import type { SpokenFor } from "#features/accounts/spoken-for.ts";

/** Of which kind it is what a row of claims or of invitations is about. */
export const typeOf = (row: RawBuilder<unknown>) =>
  sql<SpokenFor["type"]>`case when ${row}.brand_id is null then 'shop' else 'brand' end`;

/** The same with its id. */
export const itemOf = (row: RawBuilder<unknown>) => sql<SpokenFor>`json_build_object(
  'type', ${typeOf(row)}, 'id', coalesce(${row}.shop_id, ${row}.brand_id))`;

/** The same by the last part of its address. */
export const slugOf = (row: RawBuilder<unknown>) => sql<string>`coalesce(
  (select shop.slug from shop where shop.id = ${row}.shop_id), (select brand.slug from brand where brand.id = ${row}.brand_id))`;

/** And by its name. */
export const nameOf = (row: RawBuilder<unknown>) => sql<string>`coalesce(
  (select shop.name from shop where shop.id = ${row}.shop_id), (select brand.name from brand where brand.id = ${row}.brand_id))`;
