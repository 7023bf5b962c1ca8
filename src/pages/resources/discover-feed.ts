import { msg } from "@lingui/core/macro";
import { readPostFilters } from "#features/discover/post-query.ts";
import { postsIn } from "#features/discover/server/posts-in.ts";
import { appContext } from "#app/app-context.ts";
import { orPageError } from "../page-errors.ts";
import type { Route } from "./+types/discover-feed.ts";
import { feedAnswer } from "./news-feed.ts";

const { filters: NEWEST } = readPostFilters(new URLSearchParams());

/** The newest posts as a feed, without samples. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const app = context.get(appContext);
  const { database, locale, site, i18n } = app;
  return orPageError(app, request, async () => {
    const { items } = await postsIn(database, {
      filters: NEWEST,
      isForRobots: true,
      locale,
      now: app.now(),
    });
    return feedAnswer(app, request, {
      title: i18n._(msg({ id: "discover.title", message: "Discover: news and events" })),
      description: i18n._(msg({ id: "discover.feed", message: "News, guides and events, newest first" })),
      path: "/discover",
      entries: items.map((post) => {
        const title = post.title.text;
        return {
          path: `/discover/${post.slug}`,
          locale: post.title.locale,
          title: post.isSponsored
            ? i18n._(msg({ id: "news.sponsored-title", message: `${title} (sponsored)` }))
            : title,
          summary: post.lead.text,
          author: post.author.kind === "editorial" ? site.name : post.author.name,
          publishedAt: post.publishedAt,
          changedAt: post.publishedAt,
        };
      }),
    });
  });
}
