import { latestDecisions } from "#features/moderation/server/moderation-log.ts";
import { outcomeOf, REASONS, TARGETS } from "#features/moderation/ui/decision-words.ts";
import { appContext } from "#app/app-context.ts";
import { orPageError } from "../page-errors.ts";
import { moderationHead } from "../moderation-head.server.ts";
import type { Route } from "./+types/moderation-feed.ts";
import { feedAnswer, MOST_ENTRIES } from "./news-feed.ts";

/** The latest decisions as a feed, without names and without samples. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const app = context.get(appContext);
  const { database, site, i18n } = app;
  return orPageError(app, request, async () => {
    const decisions = await latestDecisions(database, MOST_ENTRIES);
    const { title, description } = moderationHead(i18n);
    return feedAnswer(app, request, {
      title,
      description,
      path: "/moderation",
      entries: decisions.map((decision) => ({
        path: `/moderation/${decision.id}`,
        title: `${i18n._(TARGETS[decision.targetType])}: ${i18n._(outcomeOf(decision))}`,
        summary: i18n._(REASONS[decision.reason]),
        author: site.name,
        publishedAt: decision.decidedAt,
        changedAt: decision.decidedAt,
      })),
    });
  });
}
