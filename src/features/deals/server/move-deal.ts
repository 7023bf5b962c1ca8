import { sql } from "kysely";
import { NOT_IN_THIS_STATE } from "#features/news/call-refusals.ts";
import { refuseTakenAway } from "#features/holds/server/hold.ts";
import type { Database } from "#platform/database/database.ts";
import { type Params, statement } from "#platform/database/statement.ts";
import { Conflict, Invalid, NotFound } from "#platform/errors/errors.ts";
import { FIVE_ARE_LIVE } from "../call-refusals.ts";
import { MOST_LIVE_DEALS } from "../deal.ts";
import { type DealState, type DealStep, stateAfter } from "../deal-state.ts";
import { endDueDeals } from "./end-due-deals.ts";
import { holdBrand } from "#features/brands/server/hold-brand.ts";

const brandOfDeal = statement("brand-of-deal", (db, p: Params<{ dealId: number }>) =>
  db.selectFrom("deal").select("brand_id as brandId").where("id", "=", p.dealId),
);

const stateOfDeal = statement("state-of-deal", (db, p: Params<{ dealId: number }>) =>
  db
    .selectFrom("deal")
    .select(["state", "valid_from as validFrom", "valid_to as validTo"])
    .where("id", "=", p.dealId)
    .$castTo<{ state: DealState; validFrom: Date; validTo: Date }>(),
);

const liveCount = statement(
  "live-deals-of-brand",
  (_, p: Params<{ brandId: number }>) => sql<{ count: number }>`
    select count(*)::integer as count from deal where brand_id = ${p.brandId} and state = 'live'`,
);

const setState = statement(
  "move-deal",
  (_, p: Params<{ dealId: number; to: string; reason: string | null; now: Date }>) => sql`
    update deal set state = ${p.to}, rejected_reason = ${p.reason}, updated_at = ${p.now}::timestamptz
    where id = ${p.dealId}`,
);

/**
 * Changes the state of a deal.
 * @param reason why it is rejected; needed for that step and for no other
 * @returns the state it is in now
 * @throws NotFound; Invalid without a reason; Conflict where the step can't be taken from here or at this time, when a
 *   moderator took it away, or when the brand has five live deals
 */
export async function moveDeal(
  database: Database,
  { dealId, step, now, reason = null }: { dealId: number; step: DealStep; now: Date; reason?: string | null },
): Promise<DealState> {
  if ((step === "reject") !== (reason !== null)) throw new Invalid([{ msg: "Is missing", param: "reason" }]);
  return database.transaction(async (tx) => {
    const { brandId } = (await brandOfDeal.first(tx, { dealId })) ?? {};
    if (brandId === undefined) throw new NotFound("deal");
    await holdBrand(tx, { brandId });
    await endDueDeals(tx, { brandId, now });
    const deal = await stateOfDeal.first(tx, { dealId });
    if (!deal) throw new NotFound("deal");
    const to = stateAfter(step, deal.state, deal, now);
    if (to === null) throw new Conflict("step", NOT_IN_THIS_STATE.msg);
    if (to === "live" || to === "scheduled") await refuseTakenAway(tx, { type: "deal", id: dealId });
    const isCrowded =
      to === "live" && ((await liveCount.first(tx, { brandId }))?.count ?? 0) >= MOST_LIVE_DEALS;
    if (isCrowded) throw new Conflict("brandId", FIVE_ARE_LIVE.msg);
    await setState.run(tx, { dealId, to, reason, now });
    return to;
  });
}
