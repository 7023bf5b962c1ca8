import { sql } from "kysely";
import type { Member } from "#features/accounts/server/members.ts";
import type { Params } from "#platform/database/statement.ts";

/** Both null for an admin, who edits those of all. */
export interface Rights {
  shopIds: readonly number[] | null;
  brandIds: readonly number[] | null;
}

/** For whose job offers somebody speaks. */
export function rightsOf({ permissions }: Member): Rights {
  return permissions.admin
    ? { shopIds: null, brandIds: null }
    : { shopIds: permissions.shopAdmin, brandIds: permissions.brandAdmin };
}

/** Of `job_offer`. */
export const isTheirs = (p: Params<Rights>) => sql`
  (${p.shopIds}::bigint[] is null
    or job_offer.shop_id = any (${p.shopIds}::bigint[]) or job_offer.brand_id = any (${p.brandIds}::bigint[]))`;
