import { sql } from "kysely";
import { DEMO_POSTS, type DemoPost } from "#db/demo/discover.ts";
import { cityIdsOf } from "#features/news/server/city-ids-of.ts";
import { sampleDay } from "#features/news/server/sample-day.ts";
import { sampleIds } from "#features/news/server/sample-ids.ts";
import { saveRows } from "#platform/database/save-rows.ts";
import type { Database } from "#platform/database/database.ts";
import { type Params, statement } from "#platform/database/statement.ts";

/** Those that people have changed since stay as they are; after a month the others get a new date. */
const samplesInTime = statement(
  "sample-posts-in-time",
  (_, p: Params<{ since: string }>) => sql<{ slug: string }>`
    select slug from discover_post where is_sample and published_at > ${p.since}::timestamptz`,
  { isRead: true },
);

const FRESH_DAYS = 30;

const savePosts = saveRows("save-sample-posts", {
  table: "discover_post",
  key: ["slug"],
  once: ["is_sample"],
  columns: [
    "kind",
    "title",
    "lead",
    "body",
    "author",
    "brand_id",
    "shop_id",
    "tags",
    "is_sponsored",
    "published_at",
    "starts_at",
    "ends_at",
    "place",
    "state",
  ],
  changedAt: "updated_at",
});

const saveCities = statement(
  "save-cities-of-sample-posts",
  (_, p: Params<{ rows: string }>) => sql`
    insert into discover_post_city (post_id, city_id)
    select discover_post.id, link.city_id from jsonb_to_recordset(${p.rows}::jsonb) as link(slug text, city_id bigint)
    join discover_post on discover_post.slug = link.slug
    on conflict do nothing`,
);

/**
 * Adds the invented posts of db/demo, each in its state, of us and of the invented shops and brands that are there.
 * Loading again on the same day changes nothing.
 */
export async function saveSamplePosts(
  database: Database,
  { now }: { now: Date },
): Promise<{ postCount: number }> {
  return database.transaction(async (tx) => {
    const ids = await sampleIds(tx);
    const inTime = new Set(
      (await samplesInTime.all(tx, { since: sampleDay(now, -FRESH_DAYS) })).map(({ slug }) => slug),
    );
    const authored = DEMO_POSTS.flatMap((post) => {
      const by = authorOf(post, ids);
      return by ? [{ post, by }] : [];
    });
    const fresh = authored.filter(({ post }) => !inTime.has(post.slug));
    await savePosts.run(tx, {
      rows: JSON.stringify(fresh.map(({ post, by }) => ({ ...recordOf(post, now), ...by }))),
    });
    const cities = await cityIdsOf(tx, { names: fresh.flatMap(({ post }) => post.cities) });
    const links = fresh.flatMap(({ post }) =>
      post.cities.flatMap((name) =>
        cities.has(name) ? [{ slug: post.slug, city_id: cities.get(name) }] : [],
      ),
    );
    await saveCities.run(tx, { rows: JSON.stringify(links) });
    return { postCount: authored.length };
  });
}

function authorOf({ author }: DemoPost, ids: Awaited<ReturnType<typeof sampleIds>>) {
  if (author === "editorial") return { author, brand_id: null, shop_id: null };
  const brandId = "brand" in author ? ids.brand.get(author.brand) : undefined;
  if (brandId !== undefined) return { author: "brand", brand_id: brandId, shop_id: null };
  const shopId = "shop" in author ? ids.shop.get(author.shop) : undefined;
  return shopId === undefined ? null : { author: "shop", brand_id: null, shop_id: shopId };
}

function recordOf(post: DemoPost, now: Date) {
  const { event } = post;
  return {
    slug: post.slug,
    is_sample: true,
    kind: post.kind,
    title: post.title,
    lead: post.lead,
    body: post.body,
    tags: post.tags,
    is_sponsored: post.isSponsored,
    published_at: sampleDay(now, post.publishedDay),
    starts_at: event && sampleDay(now, 0, event.fromHour),
    ends_at: typeof event?.toHour === "number" ? sampleDay(now, 0, event.toHour) : null,
    place: event?.place ?? null,
    state: post.state,
  };
}
