import { msg } from "@lingui/core/macro";
import { runningDeals } from "#features/deals/server/running-deals.ts";
import { appContext } from "#app/app-context.ts";
import { orPageError } from "../page-errors.ts";
import type { Route } from "./+types/deals-feed.ts";
import { feedAnswer, MOST_ENTRIES } from "./news-feed.ts";

/** The current deals, the newest first, as a feed, without samples. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const app = context.get(appContext);
  const { database, locale, i18n } = app;
  return orPageError(app, request, async () => {
    const running = await runningDeals(database, { now: app.now(), locale, isForRobots: true });
    const deals = running.toSorted((a, b) => Date.parse(b.validFrom) - Date.parse(a.validFrom));
    return feedAnswer(app, request, {
      title: i18n._(msg({ id: "deals.title", message: "Deals from brands and coffeeshops" })),
      description: i18n._(
        msg({ id: "deals.feed", message: "New deals on accessories, merchandise, food, drink and events" }),
      ),
      path: "/deals",
      entries: deals.slice(0, MOST_ENTRIES).map((deal) => {
        const brandName = deal.brand.name;
        const title = deal.title.text;
        return {
          path: `/deals/${deal.slug}`,
          locale: deal.title.locale,
          title: deal.isSponsored
            ? i18n._(msg({ id: "news.sponsored-title", message: `${title} (sponsored)` }))
            : title,
          summary: i18n._(msg({ id: "deals.of-brand", message: `A deal from ${brandName}` })),
          author: brandName,
          publishedAt: deal.validFrom,
          changedAt: deal.validFrom,
        };
      }),
    });
  });
}
