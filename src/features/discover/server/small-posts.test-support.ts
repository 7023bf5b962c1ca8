import { inDays, NOW } from "#features/deals/server/small-offers.test-support.ts";
import type { Database } from "#platform/database/database.ts";
import type { NewPost } from "../post.ts";
import type { PostStep } from "../post-state.ts";
import { addPost } from "./add-post.ts";
import { movePost } from "./move-post.ts";

export type PostOfTest = Partial<NewPost & { isSample: boolean }>;

/** An article of yesterday: of the site itself, unless it is said whose. It is published, unless it takes other steps. */
export async function addArticle(
  database: Database,
  change: PostOfTest = {},
  { steps = ["publish"], now = NOW }: { steps?: PostStep[]; now?: Date } = {},
): Promise<{ id: number; slug: string }> {
  const { shopId = null, brandId = null } = change;
  const added = await addPost(database, {
    kind: "article",
    title: { nl: "Nieuws", en: "News", source: "nl" },
    lead: { nl: "Kort", source: "nl" },
    body: { nl: "Lang, met [een link](https://example.org/) en <b>niets</b> anders.", source: "nl" },
    coverId: null,
    coverAlt: null,
    author: shopId !== null ? "shop" : brandId !== null ? "brand" : "editorial",
    brandId,
    shopId,
    cityIds: [],
    tags: [],
    isSponsored: false,
    publishedAt: inDays(-1),
    event: null,
    isSample: false,
    ...change,
  });
  for (const step of steps) await movePost(database, { postId: added.id, step, now });
  return added;
}
