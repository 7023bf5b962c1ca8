import type { Database } from "#platform/database/database.ts";
import { type Params, statement } from "#platform/database/statement.ts";
import { Invalid } from "#platform/errors/errors.ts";
import type { NewPost } from "../post.ts";
import { troublesOfPost } from "../post-troubles.ts";
import { deleteCitiesOfPost, insertCitiesOfPost, refusalOfPost } from "./cities-of-post.ts";

interface PostColumns {
  id: number;
  kind: string;
  title: string;
  lead: string;
  body: string;
  coverId: number | null;
  coverAlt: string | null;
  tags: string[];
  isSponsored: boolean;
  publishedAt: Date | null;
  startsAt: Date | null;
  endsAt: Date | null;
  place: string | null;
  state: string;
  now: Date;
}

const updatePost = statement("save-post", (db, p: Params<PostColumns>) =>
  db
    .updateTable("discover_post")
    .set({
      kind: p.kind,
      title: p.title,
      lead: p.lead,
      body: p.body,
      cover_id: p.coverId,
      cover_alt: p.coverAlt,
      tags: p.tags,
      is_sponsored: p.isSponsored,
      published_at: p.publishedAt,
      starts_at: p.startsAt,
      ends_at: p.endsAt,
      place: p.place,
      state: p.state,
      updated_at: p.now,
    })
    .where("id", "=", p.id),
);

/**
 * Writes the fields of a post, inside of the caller's transaction. Its author and address stay.
 * @throws Invalid with the validation errors by field
 */
export async function savePost(
  tx: Database,
  { id, state, ...post }: NewPost & { id: number; state: string },
  { now }: { now: Date },
): Promise<void> {
  const troubles = troublesOfPost(post);
  if (troubles.length > 0) throw new Invalid(troubles);
  const {
    title,
    lead,
    body,
    coverAlt,
    cityIds,
    event,
    author: _,
    brandId: _brand,
    shopId: _shop,
    ...columns
  } = post;
  try {
    await updatePost.run(tx, {
      ...columns,
      id,
      state,
      title: JSON.stringify(title),
      lead: JSON.stringify(lead),
      body: JSON.stringify(body),
      coverAlt: coverAlt && JSON.stringify(coverAlt),
      startsAt: event?.startsAt ?? null,
      endsAt: event?.endsAt ?? null,
      place: event?.place ?? null,
      now,
    });
    await deleteCitiesOfPost.run(tx, { postId: id });
    await insertCitiesOfPost.run(tx, { postId: id, cityIds });
  } catch (error) {
    throw refusalOfPost(error) ?? error;
  }
}
