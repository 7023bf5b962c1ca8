import { msg } from "@lingui/core/macro";
import { latestDecisions } from "#features/moderation/server/moderation-log.ts";
import { appContext } from "#app/app-context.ts";
import { orPageError } from "../page-errors.ts";
import { moderationHead } from "../moderation-head.server.ts";
import type { Route } from "./+types/moderation-feed.ts";
import { feedAnswer, MOST_ENTRIES } from "./news-feed.ts";

const OUTCOMES = {
  removed: msg({ id: "moderation.feed.removed", message: "Removed" }),
  kept: msg({ id: "moderation.feed.kept", message: "Reported, and stays" }),
  restored: msg({ id: "moderation.feed.restored", message: "Put back after an appeal" }),
};

/** The latest decisions as a feed, without names and without samples. Reasons are told by their word of the rules. */
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
      entries: decisions.map(({ id, targetType, outcome, reason, decidedAt }) => ({
        path: `/moderation/${id}`,
        title: `${i18n._(OUTCOMES[outcome])}: ${targetType} (${reason})`,
        summary: i18n._(OUTCOMES[outcome]),
        author: site.name,
        publishedAt: decidedAt,
        changedAt: decidedAt,
      })),
    });
  });
}
