import { slugsLike } from "#features/news/server/slugs-like.ts";
import { freeSlug, slugOf } from "#platform/text/slug.ts";
import type { Database } from "#platform/database/database.ts";
import { type Params, statement } from "#platform/database/statement.ts";
import { Invalid } from "#platform/errors/errors.ts";
import type { NewPost } from "../post.ts";
import { troublesOfPost } from "../post-troubles.ts";
import { insertCitiesOfPost, refusalOfPost } from "./cities-of-post.ts";

interface PostValues {
  slug: string;
  kind: string;
  title: string;
  lead: string;
  body: string;
  coverId: number | null;
  coverAlt: string | null;
  author: string;
  brandId: number | null;
  shopId: number | null;
  tags: string[];
  isSponsored: boolean;
  publishedAt: Date | null;
  startsAt: Date | null;
  endsAt: Date | null;
  place: string | null;
  isSample: boolean;
}

const insertPost = statement("insert-post", (db, p: Params<PostValues>) =>
  db
    .insertInto("discover_post")
    .values({
      slug: p.slug,
      kind: p.kind,
      title: p.title,
      lead: p.lead,
      body: p.body,
      cover_id: p.coverId,
      cover_alt: p.coverAlt,
      author: p.author,
      brand_id: p.brandId,
      shop_id: p.shopId,
      tags: p.tags,
      is_sponsored: p.isSponsored,
      published_at: p.publishedAt,
      starts_at: p.startsAt,
      ends_at: p.endsAt,
      place: p.place,
      is_sample: p.isSample,
    })
    .returning("id"),
);

/**
 * Saves a post as a draft.
 * @throws Invalid with the validation errors by field
 */
export async function addPost(
  database: Database,
  post: NewPost & { isSample: boolean },
): Promise<{ id: number; slug: string }> {
  const troubles = troublesOfPost(post);
  if (troubles.length > 0) throw new Invalid(troubles);
  const { title, lead, body, coverAlt, cityIds, event, ...values } = post;
  return database.transaction(async (tx) => {
    const wish = `${post.isSample ? "sample-" : ""}${slugOf(title[title.source] ?? "") || "post"}`;
    const slug = freeSlug([wish], await slugsLike(tx, "discover_post", wish));
    try {
      const row = await insertPost.first(tx, {
        ...values,
        slug,
        title: JSON.stringify(title),
        lead: JSON.stringify(lead),
        body: JSON.stringify(body),
        coverAlt: coverAlt && JSON.stringify(coverAlt),
        startsAt: event?.startsAt ?? null,
        endsAt: event?.endsAt ?? null,
        place: event?.place ?? null,
      });
      const { id } = row as { id: number };
      await insertCitiesOfPost.run(tx, { postId: id, cityIds });
      return { id, slug };
    } catch (error) {
      throw refusalOfPost(error) ?? error;
    }
  });
}
