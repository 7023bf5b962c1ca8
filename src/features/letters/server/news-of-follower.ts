import { sql } from "kysely";
import { runningDeals } from "#features/deals/server/running-deals.ts";
import { isShown as isPostShown, postJoins } from "#features/discover/server/post-cards.ts";
import { textOf } from "#features/news/text-of.ts";
import { menuNoticesOf } from "#features/notifications/server/menu-notices-of.ts";
import type { Database } from "#platform/database/database.ts";
import { type Params, statement } from "#platform/database/statement.ts";
import type { Locale } from "#platform/i18n/locales.ts";
import type { LocalizedText } from "#platform/i18n/localized-text.ts";

/** One thing that a letter tells of: where it leads, what it is called, and where it is. */
export interface LetterItem {
  words: string;
  path: string;
  place?: string | undefined;
}

export interface NewsOfFollower {
  menus: LetterItem[];
  deals: LetterItem[];
  posts: LetterItem[];
}

interface NewsQuery {
  accountId: number;
  locale: Locale;
  since: Date;
  now: Date;
}

const followedSlugs = statement(
  "followed-shop-slugs",
  (_, p: Params<{ accountId: number }>) => sql<{ slug: string }>`
    select shop.slug from shop_follow join shop on shop.id = shop_follow.shop_id
    where shop_follow.account_id = ${p.accountId}`,
  { isRead: true },
);

const postsSince = statement(
  "posts-of-followed-shops",
  (_, p: Params<Omit<NewsQuery, "locale">>) => sql<{ slug: string; title: LocalizedText; place: string }>`
    select discover_post.slug, discover_post.title, shop.name as place
    from ${postJoins}
    join shop_follow on shop_follow.shop_id = discover_post.shop_id and shop_follow.account_id = ${p.accountId}
    where discover_post.author = 'shop' and ${isPostShown(sql`${p.now}`)} and discover_post.published_at > ${p.since}::timestamptz
    order by discover_post.published_at desc, discover_post.id limit 20`,
  { isRead: true },
);

/** What is new of the shops that somebody follows, as far as they may see it: menus, deals that began, and what the shops wrote. */
export async function newsOfFollower(
  database: Database,
  { accountId, locale, since, now }: NewsQuery,
): Promise<NewsOfFollower> {
  const [followed, menus, posts, deals] = await Promise.all([
    followedSlugs.all(database, { accountId }),
    menuNoticesOf(database, accountId),
    postsSince.all(database, { accountId, since, now }),
    runningDeals(database, { locale, now }),
  ]);
  const slugs = new Set(followed.map(({ slug }) => slug));
  return {
    menus: menus.flatMap(({ at, notification: { title, redirect } }) =>
      at > since ? [{ words: title, path: redirect }] : [],
    ),
    deals: deals.flatMap(({ slug, title, validFrom, shops }) => {
      const shop = shops.find((one) => slugs.has(one.slug));
      return shop && new Date(validFrom) > since
        ? [{ words: title.text, path: `/deals/${encodeURIComponent(slug)}`, place: shop.name }]
        : [];
    }),
    posts: posts.map(({ slug, title, place }) => ({
      words: textOf(title, locale).text,
      path: `/discover/${encodeURIComponent(slug)}`,
      place,
    })),
  };
}
