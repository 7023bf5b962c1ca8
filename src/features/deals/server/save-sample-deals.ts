import { sql } from "kysely";
import { DEMO_DEALS, type DemoDeal } from "#db/demo/deals.ts";
import { saveRows } from "#platform/database/save-rows.ts";
import type { Database } from "#platform/database/database.ts";
import { type Params, statement } from "#platform/database/statement.ts";
import { sampleDay } from "#features/news/server/sample-day.ts";
import { sampleIds } from "#features/news/server/sample-ids.ts";

/** Those that people have changed since stay as they are; the others start again. */
const samplesInTime = statement(
  "sample-deals-in-time",
  (_, p: Params<{ now: Date }>) => sql<{ slug: string }>`
    select slug from deal where is_sample and valid_to > ${p.now}::timestamptz`,
  { isRead: true },
);

const saveDeals = saveRows("save-sample-deals", {
  table: "deal",
  key: ["slug"],
  once: ["is_sample"],
  columns: [
    "brand_id",
    "title",
    "body",
    "kind",
    "category",
    "code",
    "was_cents",
    "now_cents",
    "url",
    "valid_from",
    "valid_to",
    "is_sponsored",
    "state",
    "rejected_reason",
  ],
  changedAt: "updated_at",
});

const saveLinks = statement(
  "save-links-of-sample-deals",
  (_, p: Params<{ shops: string; products: string }>) => sql`
    with places as (
      insert into deal_shop (deal_id, shop_id)
      select deal.id, link.shop_id from jsonb_to_recordset(${p.shops}::jsonb) as link(slug text, shop_id bigint)
      join deal on deal.slug = link.slug
      on conflict do nothing
    )
    insert into deal_product (deal_id, product_id)
    select deal.id, link.product_id from jsonb_to_recordset(${p.products}::jsonb) as link(slug text, product_id bigint)
    join deal on deal.slug = link.slug
    on conflict do nothing`,
);

/**
 * Adds the invented deals of db/demo, each in its state, of the invented brands that are there. Loading again on the same day
 * changes nothing; later it starts those again that have ended.
 */
export async function saveSampleDeals(
  database: Database,
  { now }: { now: Date },
): Promise<{ dealCount: number }> {
  return database.transaction(async (tx) => {
    const ids = await sampleIds(tx);
    const inTime = new Set((await samplesInTime.all(tx, { now })).map(({ slug }) => slug));
    const deals = DEMO_DEALS.filter(({ slug, brand }) => ids.brand.has(brand) && !inTime.has(slug));
    await saveDeals.run(tx, { rows: JSON.stringify(deals.map((deal) => recordOf(deal, ids.brand, now))) });
    const links = (
      keysOf: (deal: DemoDeal) => readonly string[],
      known: Map<string, number>,
      column: string,
    ) =>
      JSON.stringify(
        deals.flatMap((deal) =>
          keysOf(deal).flatMap((key) =>
            known.has(key) ? [{ slug: deal.slug, [column]: known.get(key) }] : [],
          ),
        ),
      );
    await saveLinks.run(tx, {
      shops: links(({ shops }) => shops, ids.shop, "shop_id"),
      products: links(({ products }) => products, ids.product, "product_id"),
    });
    return { dealCount: DEMO_DEALS.filter(({ brand }) => ids.brand.has(brand)).length };
  });
}

function recordOf(deal: DemoDeal, brandIds: Map<string, number>, now: Date) {
  return {
    slug: deal.slug,
    is_sample: true,
    brand_id: brandIds.get(deal.brand),
    title: deal.title,
    body: deal.body,
    kind: deal.kind,
    category: deal.category,
    code: deal.code,
    was_cents: deal.wasCents,
    now_cents: deal.nowCents,
    url: deal.url,
    valid_from: sampleDay(now, deal.fromDay),
    valid_to: sampleDay(now, deal.toDay),
    is_sponsored: deal.isSponsored,
    state: deal.state,
    rejected_reason: deal.rejectedReason,
  };
}
