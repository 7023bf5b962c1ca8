import { sql } from "kysely";

/** The beginning of a statement that knows what is invented as `sample`: the type and the id of everything that can be reported or hidden. */
export const withSamples = sql`with sample(type, id) as (
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
  )`;
