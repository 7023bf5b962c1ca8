import { sql } from "kysely";
import { isSlug } from "#features/places/slug.ts";
import type { Database } from "#platform/database/database.ts";
import { type Slots, statement } from "#platform/database/statement.ts";
import { NotFound } from "#platform/errors/errors.ts";
import type { LocalizedText } from "#platform/i18n/localized-text.ts";
import type { Locale } from "#platform/i18n/locales.ts";
import { blocksOfText } from "#platform/markdown/blocks-of-text.ts";
import { type Recall, readNow } from "#platform/recall.ts";
import type { Deal } from "../deal.ts";
import { textOf } from "../text-of.ts";
import { dealCardJson, dealCardOf, type DealCardRow, isDealIndexable } from "./deal-cards.ts";

interface DealRow extends Pick<Deal, "isRunning" | "isIndexable" | "code" | "url" | "products"> {
  card: DealCardRow;
  body: LocalizedText;
}

const dealOfSlug = statement(
  "deal-by-slug",
  (_, p: Slots<{ slug: string; locale: Locale; now: Date }>) => sql<DealRow>`
    select ${dealCardJson(sql`${p.locale}`)} as card, deal.body, deal.code, deal.url,
      running.deal_id is not null as "isRunning", ${isDealIndexable} as "isIndexable",
      (select coalesce(json_agg(json_build_object('slug', product.slug, 'name', product.name)
          order by product.sort_name), '[]')
        from deal_product
        join product on product.id = deal_product.product_id and product.status = 'active'
        where deal_product.deal_id = deal.id) as products
    from deal
    join brand on brand.id = deal.brand_id and brand.status = 'active' and not brand.is_licensed_grower
    left join running_deals(${p.now}::timestamptz) as running on running.deal_id = deal.id
    where deal.slug = ${p.slug}
      and (running.deal_id is not null
        or (deal.state in ('live', 'expired') and deal.valid_to <= ${p.now}::timestamptz))`,
  { isRead: true },
);

interface Asked {
  slug: string;
  locale: Locale;
  now: Date;
}

/**
 * A deal that holds, or one that is over: whoever follows an old link is told so. All others have no page.
 * @throws NotFound
 */
export async function dealBySlug(
  database: Database,
  { recall = readNow, ...asked }: Asked & { recall?: Recall },
): Promise<Deal> {
  const { slug, locale, now } = asked;
  const deal = await recall(`deal ${slug} ${locale}`, () => readDeal(database, asked), { isClocked: true });
  const isOver = Date.parse(deal.validTo) <= now.getTime();
  return isOver ? { ...deal, isRunning: false, code: null, url: null } : deal;
}

async function readDeal(database: Database, { slug, locale, now }: Asked): Promise<Deal> {
  const row = isSlug(slug) ? await dealOfSlug.first(database, { slug, locale, now }) : undefined;
  if (!row) throw new NotFound("deal");
  const { card, isRunning, isIndexable, products } = row;
  const body = textOf(row.body, locale);
  return {
    ...dealCardOf(card, locale),
    isRunning,
    isIndexable,
    products,
    body: { blocks: blocksOfText(body.text), locale: body.locale },
    code: isRunning ? row.code : null,
    url: isRunning ? row.url : null,
  };
}
