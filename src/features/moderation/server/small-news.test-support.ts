import { sql } from "kysely";
import { addBrand, dealIn, paperDeal, shopId } from "#features/deals/server/small-offers.test-support.ts";
import { addArticle } from "#features/discover/server/small-posts.test-support.ts";
import { addJob } from "#features/jobs/server/small-jobs.test-support.ts";
import type { NewsType } from "#features/news/news.ts";
import type { Database } from "#platform/database/database.ts";
import { type Params, statement } from "#platform/database/statement.ts";

/** Of a brand of its own, unless it is said of which. */
export async function addLiveDeal(database: Database, brandId?: number): Promise<number> {
  return (await dealIn(database, "live", paperDeal(brandId ?? (await addBrand(database))))).id;
}

/** Of the shop Andersom. */
export async function addLiveJob(database: Database): Promise<number> {
  return (await addJob(database, { shopId: await shopId(database, "andersom") })).id;
}

/** Of the site itself, unless it is said of which shop. */
export async function addPublishedPost(database: Database, ofShopId: number | null = null): Promise<number> {
  return (await addArticle(database, { shopId: ofShopId })).id;
}

const states = statement(
  "state-of-news-in-test",
  (_, p: Params<{ type: NewsType; id: number }>) => sql<{ state: string }>`
    select case ${p.type}
      when 'deal' then (select state from deal where id = ${p.id}::bigint)
      when 'job' then (select state from job_offer where id = ${p.id}::bigint)
      else (select state from discover_post where id = ${p.id}::bigint)
    end as state`,
);

export async function newsState(database: Database, news: { type: NewsType; id: number }): Promise<string> {
  return (await states.first(database, news))?.state ?? "gone";
}
