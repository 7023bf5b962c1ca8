import { sql } from "kysely";
import {
  addBrand,
  dealIn,
  inDays,
  NOW as now,
  paperDeal,
  shopId,
} from "#features/deals/server/small-offers.test-support.ts";
import { addPost } from "#features/discover/server/add-post.ts";
import { movePost } from "#features/discover/server/move-post.ts";
import { addJobOffer } from "#features/jobs/server/add-job-offer.ts";
import { moveJobOffer } from "#features/jobs/server/move-job-offer.ts";
import type { NewsType } from "#features/news/news.ts";
import type { Database } from "#platform/database/database.ts";
import { type Params, statement } from "#platform/database/statement.ts";

/** Of a brand of its own, unless it is said of which. */
export async function addLiveDeal(database: Database, brandId?: number): Promise<number> {
  return (await dealIn(database, "live", paperDeal(brandId ?? (await addBrand(database))))).id;
}

/** Of the shop Andersom. */
export async function addLiveJob(database: Database): Promise<number> {
  const { id: jobId } = await addJobOffer(
    database,
    {
      shopId: await shopId(database, "andersom"),
      brandId: null,
      cityId: null,
      title: { nl: "Barista", source: "nl" },
      role: "bar",
      employment: "partTime",
      hours: { low: 12, high: 20 },
      salary: null,
      description: { nl: "Koffie, veel koffie.", source: "nl" },
      requirements: null,
      languages: ["nl"],
      apply: { way: "email", to: "werk@example.org" },
      validThrough: inDays(30),
      isSample: false,
    },
    { now },
  );
  for (const step of ["submit", "approve"] as const) await moveJobOffer(database, { jobId, step, now });
  return jobId;
}

/** Of the site itself, unless it is said of which shop. */
export async function addPublishedPost(database: Database, ofShopId: number | null = null): Promise<number> {
  const { id: postId } = await addPost(database, {
    kind: "article",
    title: { nl: "Nieuws", source: "nl" },
    lead: { nl: "Kort", source: "nl" },
    body: { nl: "Lang", source: "nl" },
    coverId: null,
    author: ofShopId === null ? "editorial" : "shop",
    brandId: null,
    shopId: ofShopId,
    cityIds: [],
    tags: [],
    isSponsored: false,
    publishedAt: inDays(-1),
    event: null,
    isSample: false,
  });
  await movePost(database, { postId, step: "publish", now });
  return postId;
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
