import { addJobOffer } from "#features/jobs/server/add-job-offer.ts";
import { moveJobOffer } from "#features/jobs/server/move-job-offer.ts";
import { DAY_MS } from "#features/deals/server/small-offers.test-support.ts";
import { addPost } from "#features/discover/server/add-post.ts";
import { movePost } from "#features/discover/server/move-post.ts";
import type { Database } from "#platform/database/database.ts";

type Post = Parameters<typeof addPost>[1];

interface Author {
  shopId?: number | null;
  brandId?: number | null;
}

/** An open job of a shop or a brand: its path. */
export async function openJob(
  database: Database,
  { shopId = null, brandId = null }: Author,
  now: Date,
): Promise<string> {
  const { id, slug } = await addJobOffer(
    database,
    {
      shopId,
      brandId,
      cityId: null,
      title: { nl: "Werk", source: "nl" },
      role: "bar",
      employment: "partTime",
      hours: null,
      salary: null,
      description: { nl: "Koffie.", source: "nl" },
      requirements: null,
      languages: ["nl"],
      apply: { way: "email", to: "werk@example.org" },
      validThrough: new Date(now.getTime() + 30 * DAY_MS),
      isSample: false,
    },
    { now },
  );
  for (const step of ["submit", "approve"] as const) await moveJobOffer(database, { jobId: id, step, now });
  return `/jobs/${slug}`;
}

/** A post of a shop or a brand, published a day ago: its path. */
export async function publishedPost(
  database: Database,
  { shopId = null, brandId = null, ...post }: Author & Partial<Post>,
  now: Date,
): Promise<string> {
  const { id, slug } = await addPost(database, {
    kind: "article",
    title: { nl: "Nieuws", source: "nl" },
    lead: { nl: "Kort", source: "nl" },
    body: { nl: "Lang", source: "nl" },
    coverId: null,
    author: shopId === null ? "brand" : "shop",
    brandId,
    shopId,
    cityIds: [],
    tags: [],
    isSponsored: false,
    publishedAt: new Date(now.getTime() - DAY_MS),
    event: null,
    isSample: false,
    ...post,
  });
  await movePost(database, { postId: id, step: "publish", now });
  return `/discover/${slug}`;
}
