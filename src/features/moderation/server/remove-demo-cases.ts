import { sql } from "kysely";
import { forgetHoldsOfSamples } from "#features/holds/server/forget-holds-of-samples.ts";
import type { Database } from "#platform/database/database.ts";
import { statement } from "#platform/database/statement.ts";

const deleteAppeals = statement(
  "delete-appeals-of-samples",
  () => sql`delete from appeal using decision where decision.id = appeal.decision_id and decision.is_sample`,
);

const deleteReports = statement(
  "delete-reports-of-samples",
  () => sql`
    with sample(type, id) as (
      select 'review', id from review where is_sample
      union all select 'reply', id from review where is_sample
      union all select 'photo', media_id from review_photo join review on review.id = review_id and is_sample
      union all select 'menuImage', menu_image.id from menu_image join shop on shop.id = menu_image.shop_id
        where menu_image.is_sample or shop.is_sample
      union all select 'shop', id from shop where is_sample
      union all select 'product', id from product where is_sample
      union all select 'brand', id from brand where is_sample
      union all select 'deal', id from deal where is_sample
      union all select 'job', id from job_offer where is_sample
      union all select 'post', id from discover_post where is_sample
      union all select 'user', id from account where is_sample
    )
    delete from report
    where decision_id in (select id from decision where is_sample)
      or (target_type, target_id) in (select type, id from sample)
      or reporter_id in (select id from account where is_sample)`,
);

const deleteDecisions = statement(
  "delete-decisions-of-samples",
  () => sql`delete from decision where is_sample`,
);

/**
 * Removes what was reported and decided of invented things, and what invented people reported of real ones. To be called before the
 * reviews and the people go: a case names neither by a key.
 */
export async function removeDemoCases(database: Database): Promise<void> {
  await database.transaction(async (tx) => {
    await deleteAppeals.run(tx);
    await deleteReports.run(tx);
    await forgetHoldsOfSamples(tx);
    await deleteDecisions.run(tx);
  });
}
