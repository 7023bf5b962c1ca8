import { type RawBuilder, sql } from "kysely";
import type { Correction } from "../correction.ts";

/** What people have put right of a product and its strain, as a list. */
export const correctionsJson = (
  productId: RawBuilder<unknown>,
  strainId: RawBuilder<unknown>,
): RawBuilder<Correction[]> => sql`(
  select coalesce(json_agg(json_build_object('fact', correction.fact, 'source', correction.source,
    'observedOn', correction.observed_on) order by correction.fact), '[]')
  from product_correction as correction
  where correction.product_id = ${productId} or correction.strain_id = ${strainId})`;
