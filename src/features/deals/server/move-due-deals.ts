import { sql } from "kysely";
import type { Database } from "#platform/database/database.ts";
import { type Params, statement } from "#platform/database/statement.ts";
import { MOST_LIVE_DEALS } from "../deal.ts";
import { endDueDeals } from "./end-due-deals.ts";
import { holdBrand } from "#features/brands/server/hold-brand.ts";

/** The task that starts and ends deals on time (src/boot/site-tasks.ts). */
export const MOVE_DUE_DEALS = "move-due-deals";

const brandsWithDueDeals = statement(
  "brands-with-due-deals",
  (_, p: Params<{ now: Date }>) => sql<{ brandId: number }>`
    select distinct brand_id as "brandId" from deal
    where (state in ('scheduled', 'live', 'paused') and valid_to <= ${p.now}::timestamptz)
      or (state = 'scheduled' and valid_from <= ${p.now}::timestamptz)
    order by brand_id`,
  { isRead: true },
);

/** As many as the brand's limit allows, in the order in which pages show them already (`running_deals`). */
const beginDue = statement(
  "begin-due-deals",
  (_, p: Params<{ brandId: number; now: Date; most: number }>) => sql`
    update deal set state = 'live', updated_at = ${p.now}::timestamptz
    where id in (
      select id from deal
      where brand_id = ${p.brandId} and state = 'scheduled'
        and valid_from <= ${p.now}::timestamptz and valid_to > ${p.now}::timestamptz
      order by valid_from, id
      limit greatest(0, ${p.most}::integer - (
        select count(*) from deal as other where other.brand_id = ${p.brandId} and other.state = 'live')))`,
);

/**
 * Ends the deals that have expired and starts those that are due, brand by brand. Those above the brand's limit wait. Idempotent.
 */
export async function moveDueDeals(
  database: Database,
  { now }: { now: Date },
): Promise<{ endedCount: number; begunCount: number }> {
  const moved = { endedCount: 0, begunCount: 0 };
  for (const { brandId } of await brandsWithDueDeals.all(database, { now })) {
    const { ended, begun } = await database.transaction(async (tx) => {
      await holdBrand(tx, { brandId });
      return {
        ended: await endDueDeals(tx, { brandId, now }),
        begun: await beginDue.run(tx, { brandId, now, most: MOST_LIVE_DEALS }),
      };
    });
    moved.endedCount += ended;
    moved.begunCount += begun;
  }
  return moved;
}
