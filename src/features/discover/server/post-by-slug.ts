import { sql } from "kysely";
import { textJson } from "#features/news/server/news-sql.ts";
import { isSlug } from "#platform/text/slug.ts";
import type { Database } from "#platform/database/database.ts";
import { type Params, statement } from "#platform/database/statement.ts";
import { NotFound } from "#platform/errors/errors.ts";
import type { TextInLanguage } from "#platform/i18n/localized-text.ts";
import type { Locale } from "#platform/i18n/locales.ts";
import { blocksOfText } from "#platform/markdown/blocks-of-text.ts";
import type { Picture } from "#features/media/media.ts";
import type { Post } from "../post.ts";
import { shownParts } from "../post-body.ts";
import {
  isOutOrToCome,
  isPostIndexable,
  postCardJson,
  postCardOf,
  type PostCardRow,
  postJoins,
} from "./post-cards.ts";

interface PostRow extends Pick<Post, "changedAt" | "isIndexable"> {
  card: PostCardRow;
  body: TextInLanguage;
  pictures: Picture[];
}

const postOfSlug = statement(
  "post-by-slug",
  (_, p: Params<{ slug: string; locale: Locale }>) => sql<PostRow>`
    select ${postCardJson(sql`${p.locale}`)} as card, ${textJson(sql`discover_post.body`, sql`${p.locale}`)} as body,
      to_json(greatest(discover_post.updated_at, discover_post.published_at)) as "changedAt",
      ${isPostIndexable} as "isIndexable",
      (select coalesce(json_agg(json_build_object('key', media.key, 'width', media.width, 'height', media.height)), '[]')
        from discover_post_picture join media on media.id = discover_post_picture.media_id and media.state = 'shown'
        where discover_post_picture.post_id = discover_post.id) as pictures
    from ${postJoins}
    where ${isOutOrToCome} and discover_post.slug = ${p.slug}`,
  { isRead: true },
);

interface PostBySlugQuery {
  slug: string;
  locale: Locale;
  now: Date;
}

/**
 * A published post.
 * @throws NotFound
 */
export async function postBySlug(database: Database, { slug, locale, now }: PostBySlugQuery): Promise<Post> {
  if (!isSlug(slug)) throw new NotFound("post");
  const row = await postOfSlug.first(database, { slug, locale });
  if (!row || Date.parse(row.card.publishedAt) > now.getTime()) throw new NotFound("post");
  return postOf(row, locale);
}

function postOf({ card, body, pictures, changedAt, isIndexable }: PostRow, locale: Locale): Post {
  return {
    ...postCardOf(card, locale),
    body: { parts: shownParts(body.text, { pictures, blocksOf: blocksOfText }), locale: body.locale },
    changedAt,
    isIndexable,
  };
}
