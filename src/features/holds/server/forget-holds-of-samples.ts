import { sql } from "kysely";
import type { Database } from "#platform/database/database.ts";
import { statement } from "#platform/database/statement.ts";

const deleteHolds = statement(
  "delete-holds-of-samples",
  () => sql`
    with sample(type, id) as (
      select 'review', id from review where is_sample
      union all select 'reply', id from review where is_sample
      union all select 'photo', media_id from review_photo join review on review.id = review_id and is_sample
      union all select 'menuImage', menu_image.id from menu_image join shop on shop.id = menu_image.shop_id
        where menu_image.is_sample or shop.is_sample
      union all select 'deal', id from deal where is_sample
      union all select 'job', id from job_offer where is_sample
      union all select 'post', id from discover_post where is_sample
    )
    delete from content_hold where (target_type, target_id) in (select type, id from sample)`,
);

/** To be called before what is invented goes. */
export async function forgetHoldsOfSamples(tx: Database): Promise<void> {
  await deleteHolds.run(tx);
}
