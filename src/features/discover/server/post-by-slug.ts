import { sql } from "kysely";
import type { AskedNow } from "#features/deals/server/deals-now.ts";
import { PAGES_READ_TOGETHER, textJson } from "#features/deals/server/news-sql.ts";
import { isSlug } from "#features/places/slug.ts";
import type { Database } from "#platform/database/database.ts";
import { type Slots, statement } from "#platform/database/statement.ts";
import { NotFound } from "#platform/errors/errors.ts";
import type { TextInLanguage } from "#platform/i18n/localized-text.ts";
import type { Locale } from "#platform/i18n/locales.ts";
import { blocksOfText } from "#platform/markdown/blocks-of-text.ts";
import { type Recall, readNow } from "#platform/recall.ts";
import type { Post } from "../post.ts";
import {
  isOutOrToCome,
  isPostIndexable,
  POST_TABLES,
  postCardJson,
  postCardOf,
  type PostCardRow,
  postJoins,
} from "./post-cards.ts";

interface PostRow extends Pick<Post, "changedAt" | "isIndexable"> {
  card: PostCardRow;
  body: TextInLanguage;
}

/** The posts that have a page, now or once they are out. */
const postsWithPages = ({ locale }: Slots<{ locale: Locale }>) => sql<PostRow>`
  select ${postCardJson(sql`${locale}`)} as card, ${textJson(sql`discover_post.body`, sql`${locale}`)} as body,
    to_json(greatest(discover_post.updated_at, discover_post.published_at)) as "changedAt",
    ${isPostIndexable} as "isIndexable"
  from ${postJoins}
  where ${isOutOrToCome}`;

const TABLES = [...POST_TABLES, "compliance_profile", "shop_compliance"];

const postOfSlug = statement(
  "post-by-slug",
  (_, p: Slots<{ slug: string; locale: Locale }>) =>
    sql<PostRow>`${postsWithPages(p)} and discover_post.slug = ${p.slug}`,
  { isRead: true },
);

const newestPosts = statement(
  "newest-posts-with-pages",
  (_, p: Slots<{ locale: Locale }>) => sql<PostRow>`
    ${postsWithPages(p)}
    order by discover_post.published_at desc, discover_post.id desc limit ${sql.lit(PAGES_READ_TOGETHER)}`,
  { isRead: true },
);

/**
 * A post that is out.
 * @throws NotFound
 */
export async function postBySlug(
  database: Database,
  { slug, recall = readNow, locale, now }: AskedNow & { slug: string },
): Promise<Post> {
  if (!isSlug(slug)) throw new NotFound("post");
  const newest = recall.remembers() ? await recallNewest(database, { recall, locale }) : undefined;
  const row = newest?.get(slug) ?? (await postOfSlug.first(database, { slug, locale }));
  if (!row || Date.parse(row.card.publishedAt) > now.getTime()) throw new NotFound("post");
  return postOf(row, locale);
}

function recallNewest(
  database: Database,
  { recall, locale }: { recall: Recall; locale: Locale },
): Promise<Map<string, PostRow>> {
  const read = async () => {
    const rows = await newestPosts.all(database, { locale });
    return new Map(rows.map((row) => [row.card.slug, row]));
  };
  return recall(`posts with pages ${locale}`, { tables: TABLES, read });
}

function postOf({ card, body, changedAt, isIndexable }: PostRow, locale: Locale): Post {
  return {
    ...postCardOf(card, locale),
    body: { blocks: blocksOfText(body.text), locale: body.locale },
    changedAt,
    isIndexable,
  };
}
