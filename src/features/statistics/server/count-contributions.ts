import { sql } from "kysely";
import type { Database } from "#platform/database/database.ts";
import { statement } from "#platform/database/statement.ts";
import { type Answer, CONTRIBUTIONS, type Contribution, type Counted } from "../statistic.ts";
import { shownCounts } from "../withheld.ts";

/**
 * What was answered, each table read once. A change says that it is a sample when somebody invented made it; what it is about may be
 * invented too.
 */
const answeredContributions = statement(
  "statistics-contributions",
  () => sql<{ contribution: Contribution; answer: Answer | null; count: number }>`
    select 'review' as contribution, case state when 'approved' then 'accepted' else 'refused' end as answer,
      count(*)::integer as count
    from review where not is_sample and state in ('approved', 'removed')
    group by 2
    union all
    select case change.type when 'shop' then 'shopFact' when 'menu' then 'menuLine' when 'product' then 'productFact'
      else 'newShop' end, case change.state when 'approved' then 'accepted' else 'refused' end, count(*)::integer
    from user_change as change
    left join shop on shop.id = change.shop_id
    left join product on product.id = change.about_product_id
    left join city on city.id = change.city_id
    where change.state in ('approved', 'rejected') and not change.is_sample
      and not coalesce(shop.is_sample, product.is_sample, city.is_sample)
    group by 1, 2
    union all
    select 'menuPhoto', case image.state when 'approved' then 'accepted' else 'refused' end, count(*)::integer
    from menu_image as image
    join shop on shop.id = image.shop_id and not shop.is_sample
    where image.state in ('approved', 'rejected') and not image.is_sample
    group by 2
    union all
    select 'confirmedFact', null, count(*)::integer
    from fact_confirmation
    join account on account.id = fact_confirmation.account_id and not account.is_sample
    join shop on shop.id = fact_confirmation.shop_id and not shop.is_sample`,
  { isRead: true },
);

/** Nobody answers a confirmation: it counts at once. */
const BOXES = CONTRIBUTIONS.flatMap((contribution) =>
  (contribution === "confirmedFact" ? [null] : (["accepted", "refused"] as const)).map(
    (answer) => [contribution, answer] as const,
  ),
);

/** What people gave to the directory, by kind and by what became of it. Few ones have no row. */
export async function countContributions(tx: Database): Promise<Counted> {
  const found = await answeredContributions.all(tx);
  const { n, counts } = shownCounts(
    BOXES.map(
      ([contribution, answer]) =>
        found.find((row) => row.contribution === contribution && row.answer === answer)?.count ?? 0,
    ),
  );
  return { n, rows: BOXES.flatMap((box, place) => (counts[place] ? [[...box, counts[place]]] : [])) };
}
