import { msg } from "@lingui/core/macro";
import { openJobs } from "#features/jobs/server/open-jobs.ts";
import { appContext } from "#app/app-context.ts";
import { orPageError } from "../page-errors.ts";
import type { Route } from "./+types/jobs-feed.ts";
import { feedAnswer, MOST_ENTRIES } from "./news-feed.ts";

/** The open jobs, the newest first, as a feed, without samples. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const app = context.get(appContext);
  const { database, locale, i18n } = app;
  return orPageError(app, request, async () => {
    const jobs = await openJobs(database, { now: app.now(), locale, isForRobots: true });
    return feedAnswer(app, request, {
      title: i18n._(msg({ id: "jobs.title", message: "Jobs in coffeeshops" })),
      description: i18n._(msg({ id: "jobs.feed", message: "Shops and brands that are hiring" })),
      path: "/jobs",
      entries: jobs.slice(0, MOST_ENTRIES).map((job) => ({
        path: `/jobs/${job.slug}`,
        locale: job.title.locale,
        title: job.title.text,
        summary: [job.employer.name, job.city?.name].filter(Boolean).join(", "),
        author: job.employer.name,
        publishedAt: job.postedAt,
        changedAt: job.postedAt,
      })),
    });
  });
}
