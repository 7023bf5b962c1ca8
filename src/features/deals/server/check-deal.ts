import { sql } from "kysely";
import { DEAL_TYPES, type DealType } from "#features/compliance/compliance.ts";
import type { Database } from "#platform/database/database.ts";
import { codeOf } from "#platform/database/error-codes.ts";
import { type Params, statement } from "#platform/database/statement.ts";
import { Invalid, NotCompliant } from "#platform/errors/errors.ts";
import type { NewDeal } from "../deal.ts";
import { MAY_NOT_ADVERTISE, NO_CANNABIS_DEALS } from "../call-refusals.ts";
import { AGAINST_THE_LAW, troublesOfDeal } from "../deal-troubles.ts";

/** The allowed subjects of deals in all of these shops; without any, in the country. */
const allowedTypes = statement(
  "allowed-deal-types",
  (_, p: Params<{ shopIds: number[] }>) => sql<{ dealType: DealType }>`
    select deal_type as "dealType"
    from unnest(${[...DEAL_TYPES]}::text[]) as deal_type
    where case when cardinality(${p.shopIds}::bigint[]) > 0 then not exists (
        select from unnest(${p.shopIds}::bigint[]) as asked(shop_id)
        left join shop_compliance on shop_compliance.shop_id = asked.shop_id
        where deal_type = any (shop_compliance.deal_types) is not true)
      else deal_type = any (coalesce(
        (select deal_types from compliance_profile where country = 'NL'),
        (select deal_types from compliance_profile where scope = 'default')))
    end`,
  { isRead: true },
);

/**
 * @throws NotCompliant with the validation errors by field, when a law is among them: cannabis first of all
 * @throws Invalid likewise, where it is not
 */
export async function checkDeal(
  tx: Database,
  deal: Omit<NewDeal, "title" | "body" | "pictureId" | "brandId">,
): Promise<void> {
  const allowed = (await allowedTypes.all(tx, { shopIds: deal.shopIds })).map(({ dealType }) => dealType);
  const troubles = troublesOfDeal(deal, { allowed });
  const isForbidden = troubles.some(({ msg }) => AGAINST_THE_LAW.includes(msg));
  if (troubles.length > 0) throw isForbidden ? new NotCompliant(troubles) : new Invalid(troubles);
}

const CHECK_VIOLATION = "23514";
const FOREIGN_KEY_VIOLATION = "23503";
const MSG_OF_CONSTRAINT: Record<string, { msg: string; param: string }> = {
  deal_of_supplies: { msg: NO_CANNABIS_DEALS.msg, param: "products" },
  deal_of_brand_that_may: { msg: MAY_NOT_ADVERTISE.msg, param: "brand" },
};

/** The database's refusal in the reader's terms; undefined for unexpected errors. */
export function refusalOfDeal(error: unknown): Invalid | NotCompliant | undefined {
  if (codeOf(error) === FOREIGN_KEY_VIOLATION) {
    const { constraint = "" } = error as { constraint?: string };
    return new Invalid([{ msg: "Is unknown", param: constraint.includes("shop") ? "shops" : "products" }]);
  }
  if (codeOf(error) !== CHECK_VIOLATION) return undefined;
  const { constraint = "" } = error as { constraint?: string };
  const refusal = MSG_OF_CONSTRAINT[constraint];
  return refusal ? new NotCompliant([refusal]) : new Invalid([{ msg: "Not valid", param: "deal" }]);
}
