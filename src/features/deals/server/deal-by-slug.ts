import { sql } from "kysely";
import { isSlug } from "#features/places/slug.ts";
import type { Database } from "#platform/database/database.ts";
import { type Slots, statement } from "#platform/database/statement.ts";
import { NotFound } from "#platform/errors/errors.ts";
import type { TextInLanguage } from "#platform/i18n/localized-text.ts";
import type { Locale } from "#platform/i18n/locales.ts";
import { blocksOfText } from "#platform/markdown/blocks-of-text.ts";
import { type Recall, readNow } from "#platform/recall.ts";
import type { Deal } from "../deal.ts";
import { dealCardJson, dealCardOf, type DealCardRow, isDealIndexable } from "./deal-cards.ts";
import type { AskedNow } from "./deals-now.ts";
import { PAGES_READ_TOGETHER, textJson } from "./news-sql.ts";
import { recallDeals } from "./recall-deals.ts";
import { DEAL_TABLES } from "./running-deals.ts";

interface DealRow extends Pick<Deal, "isRunning" | "isIndexable" | "code" | "url" | "products"> {
  card: DealCardRow;
  body: TextInLanguage;
}

interface Moment {
  locale: Locale;
  now: Date;
}

/** The deals that have a page. */
const dealsWithPages = ({ locale, now }: Slots<Moment>) => sql<DealRow>`
  select ${dealCardJson(sql`${locale}`)} as card, ${textJson(sql`deal.body`, sql`${locale}`)} as body,
    deal.code, deal.url, running.deal_id is not null as "isRunning", ${isDealIndexable} as "isIndexable",
    (select coalesce(json_agg(json_build_object('slug', product.slug, 'name', product.name)
        order by product.sort_name), '[]')
      from deal_product
      join product on product.id = deal_product.product_id and product.status = 'active'
      where deal_product.deal_id = deal.id) as products
  from deal
  join brand on brand.id = deal.brand_id and brand.status = 'active' and not brand.is_licensed_grower
  left join running_deals(${now}::timestamptz) as running on running.deal_id = deal.id
  where (running.deal_id is not null
    or (deal.state in ('live', 'expired') and deal.valid_to <= ${now}::timestamptz))`;

const TABLES = [...DEAL_TABLES, "deal_product", "product"];

const dealOfSlug = statement(
  "deal-by-slug",
  (_, p: Slots<Moment & { slug: string }>) => sql<DealRow>`${dealsWithPages(p)} and deal.slug = ${p.slug}`,
  { isRead: true },
);

const newestDeals = statement(
  "newest-deals-with-pages",
  (_, p: Slots<Moment>) =>
    sql<DealRow>`${dealsWithPages(p)} order by deal.id desc limit ${sql.lit(PAGES_READ_TOGETHER)}`,
  { isRead: true },
);

/**
 * A deal that holds, or one that is over: whoever follows an old link is told so. All others have no page.
 * @throws NotFound
 */
export async function dealBySlug(
  database: Database,
  { slug, recall = readNow, locale, now }: AskedNow & { slug: string },
): Promise<Deal> {
  if (!isSlug(slug)) throw new NotFound("deal");
  const newest = recall.remembers() ? await recallNewest(database, { recall, locale, now }) : undefined;
  const row = newest?.get(slug) ?? (await dealOfSlug.first(database, { slug, locale, now }));
  if (!row) throw new NotFound("deal");
  return dealOf(row, { locale, now });
}

function recallNewest(
  database: Database,
  { recall, locale, now }: Moment & { recall: Recall },
): Promise<Map<string, DealRow>> {
  const name = `deals with pages ${locale}`;
  const read = async (at: Date) => {
    const rows = await newestDeals.all(database, { locale, now: at });
    return new Map(rows.map((row) => [row.card.slug, row]));
  };
  return recallDeals(database, { recall, name, tables: TABLES, now, read });
}

/** Of a row that was read before: it may be over by now. */
function dealOf({ card, body, ...row }: DealRow, { locale, now }: Moment): Deal {
  const isRunning = row.isRunning && Date.parse(card.validTo) > now.getTime();
  return {
    ...dealCardOf(card, locale),
    isRunning,
    isIndexable: row.isIndexable,
    products: row.products,
    body: { blocks: blocksOfText(body.text), locale: body.locale },
    code: isRunning ? row.code : null,
    url: isRunning ? row.url : null,
  };
}
