import { type RawBuilder, sql } from "kysely";

/** Prices of what so many shops sell change all the time, and one of them moves no month. */
const MANY_SHOPS = 200;

/**
 * Another one whenever the public prices of a product may be others: a shop hides its prices or shows them again, or a
 * price was noted. The latter is not looked at for what many shops sell.
 */
export const priceStamp = (product: string): RawBuilder<string> => {
  const column = (name: string) => sql.ref(`${product}.${name}`);
  return sql`concat_ws(' ',
    (select concat(count(*), ':', bit_xor(hashint8extended(hidden.shop_id, 0)))
      from shop_compliance as hidden where not hidden.are_prices_public),
    case when ${column("shop_count")} < ${sql.lit(MANY_SHOPS)} then concat_ws(' ',
      ${column("shop_count")}, ${column("low_cents_per_gram")}, ${column("median_cents_per_gram")},
      ${column("high_cents_per_gram")}, ${column("from_cents")},
      (select observed.id from price_observation as observed
        where observed.product_id = ${column("id")}
        order by observed.observed_at desc, observed.id desc limit 1)) end)`;
};
