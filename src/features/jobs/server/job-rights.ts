import { sql } from "kysely";
import type { Rights } from "#features/accounts/server/speaks-for.ts";
import type { Params } from "#platform/database/statement.ts";

/** Of `job_offer`. */
export const isTheirs = (p: Params<Rights>) => sql`
  (${p.shopIds}::bigint[] is null
    or job_offer.shop_id = any (${p.shopIds}::bigint[]) or job_offer.brand_id = any (${p.brandIds}::bigint[]))`;
