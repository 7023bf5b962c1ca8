import { sql } from "kysely";
import { textOf } from "#features/deals/text-of.ts";
import { isSlug } from "#features/places/slug.ts";
import type { Database } from "#platform/database/database.ts";
import { type Slots, statement } from "#platform/database/statement.ts";
import { NotFound } from "#platform/errors/errors.ts";
import type { LocalizedText } from "#platform/i18n/localized-text.ts";
import type { Locale } from "#platform/i18n/locales.ts";
import { blocksOfText } from "#platform/markdown/blocks-of-text.ts";
import type { Post } from "../post.ts";
import {
  isPostIndexable,
  isShown,
  postCardJson,
  postCardOf,
  type PostCardRow,
  postJoins,
} from "./post-cards.ts";

const postOfSlug = statement(
  "post-by-slug",
  (_, p: Slots<{ slug: string; locale: Locale; now: Date }>) => sql<{
    card: PostCardRow;
    body: LocalizedText;
    changedAt: string;
    isIndexable: boolean;
  }>`
    select ${postCardJson(sql`${p.locale}`)} as card, discover_post.body,
      to_json(greatest(discover_post.updated_at, discover_post.published_at)) as "changedAt",
      ${isPostIndexable} as "isIndexable"
    from ${postJoins}
    where discover_post.slug = ${p.slug} and ${isShown(sql`${p.now}`)}`,
  { isRead: true },
);

/**
 * A post that is out.
 * @throws NotFound
 */
export async function postBySlug(
  database: Database,
  { slug, locale, now }: { slug: string; locale: Locale; now: Date },
): Promise<Post> {
  const row = isSlug(slug) ? await postOfSlug.first(database, { slug, locale, now }) : undefined;
  if (!row) throw new NotFound("post");
  const body = textOf(row.body, locale);
  return {
    ...postCardOf(row.card, locale),
    body: { blocks: blocksOfText(body.text), locale: body.locale },
    changedAt: row.changedAt,
    isIndexable: row.isIndexable,
  };
}
