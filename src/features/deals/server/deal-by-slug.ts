import { sql } from "kysely";
import { isSlug } from "#platform/text/slug.ts";
import type { Database } from "#platform/database/database.ts";
import { type Params, statement } from "#platform/database/statement.ts";
import { NotFound } from "#platform/errors/errors.ts";
import type { TextInLanguage } from "#platform/i18n/localized-text.ts";
import type { Locale } from "#platform/i18n/locales.ts";
import { blocksOfText } from "#platform/markdown/blocks-of-text.ts";
import type { Deal } from "../deal.ts";
import { dealCardJson, dealCardOf, type DealCardRow, isDealIndexable } from "./deal-cards.ts";
import { isTakenAway } from "#features/holds/server/is-hidden-sql.ts";
import { textJson } from "#features/news/server/news-sql.ts";

interface DealRow extends Pick<Deal, "isRunning" | "isIndexable" | "code" | "url" | "products"> {
  card: DealCardRow;
  body: TextInLanguage;
}

interface DealBySlugQuery {
  slug: string;
  locale: Locale;
  now: Date;
}

const dealOfSlug = statement(
  "deal-by-slug",
  (_, p: Params<DealBySlugQuery>) => sql<DealRow>`
    select ${dealCardJson(sql`${p.locale}`)} as card, ${textJson(sql`deal.body`, sql`${p.locale}`)} as body,
      deal.code, deal.url, running.deal_id is not null as "isRunning", ${isDealIndexable} as "isIndexable",
      (select coalesce(json_agg(json_build_object('slug', product.slug, 'name', product.name)
          order by product.sort_name), '[]')
        from deal_product
        -- A file may have listed it as something else since.
        join product on product.id = deal_product.product_id and product.status = 'active' and product.type = 'supplies'
        where deal_product.deal_id = deal.id) as products
    from deal
    join brand on brand.id = deal.brand_id and brand.status = 'active' and not brand.is_licensed_grower
    left join running_deals(${p.now}::timestamptz) as running on running.deal_id = deal.id
    where (running.deal_id is not null
      or (deal.state in ('live', 'expired') and deal.valid_to <= ${p.now}::timestamptz)) and deal.slug = ${p.slug}
      and not ${isTakenAway("deal", sql`deal.id`)}`,
  { isRead: true },
);

/**
 * A current deal, or an ended one, whose page says so to readers of old links. All others have no page.
 * @throws NotFound
 */
export async function dealBySlug(database: Database, { slug, locale, now }: DealBySlugQuery): Promise<Deal> {
  if (!isSlug(slug)) throw new NotFound("deal");
  const row = await dealOfSlug.first(database, { slug, locale, now });
  if (!row) throw new NotFound("deal");
  const { card, body, isRunning, code, url, ...deal } = row;
  return {
    ...deal,
    ...dealCardOf(card, locale),
    isRunning,
    body: { blocks: blocksOfText(body.text), locale: body.locale },
    code: isRunning ? code : null,
    url: isRunning ? url : null,
  };
}
