import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { redirect } from "react-router";
import { isSampleSlug, SAMPLE_TOWN } from "#features/places/sample-town.ts";
import { hasSampleTown } from "#features/places/server/has-sample-town.ts";
import { leaveOutUnknown } from "#features/news/server/leave-out-unknown.ts";
import { jobsAddress, readJobFilters } from "#features/jobs/job-query.ts";
import { jobsIn } from "#features/jobs/server/jobs-in.ts";
import { JobList } from "#features/jobs/ui/job-list.tsx";
import { breadcrumbs } from "#features/seo/breadcrumbs.ts";
import { StructuredData } from "#features/seo/ui/structured-data.tsx";
import { Lead } from "#ui/layout/lead.tsx";
import { Page } from "#ui/layout/page.tsx";
import { Stack } from "#ui/layout/stack.tsx";
import { appContext } from "../app-context.ts";
import type { Route } from "./+types/jobs.ts";
import { atPage } from "./at-page.ts";
import { FeedLink } from "./feed-link.tsx";
import { listFromHistory, useListHistory } from "./layouts/list-history.ts";
import { useSite } from "./layouts/use-site.ts";
import { orPageError } from "./page-errors.ts";
import { PageHead } from "./page-head.tsx";
import { structuredData } from "./structured-data.server.ts";
import styles from "./lists.module.css";
import { Meanwhile } from "./meanwhile.tsx";
import { UnknownValues } from "./unknown-values.tsx";

const SHORT = msg({ id: "jobs.title-short", message: "Jobs" });

export async function loader({ context, request }: Route.LoaderArgs) {
  const app = context.get(appContext);
  const { database, locale, site, i18n } = app;
  const asked = readJobFilters(new URL(request.url).searchParams);
  return orPageError(app, request, async () => {
    const { filters, unknown, names } = await leaveOutUnknown(database, asked, locale);
    const list = await jobsIn(database, { filters, names, locale, now: app.now() });
    if (list.page < filters.page) throw redirect(atPage("/jobs", request, list.page));
    const way = [{ name: i18n._(SHORT), path: "/jobs" }];
    return {
      filters,
      unknown,
      list,
      hasSamples: await hasSampleTown(database),
      about: structuredData(breadcrumbs(site.canonicalBases[locale], way)),
    };
  });
}

export function clientLoader({ request, serverLoader }: Route.ClientLoaderArgs) {
  return listFromHistory(request, serverLoader);
}

export default function Jobs({ loaderData }: Route.ComponentProps) {
  const { t } = useLingui();
  const { rooms } = useSite();
  useListHistory(loaderData);
  const { filters, unknown, list, hasSamples, about } = loaderData;
  const title = t({ id: "jobs.title", message: "Jobs in coffeeshops" });
  return (
    <Page className={styles.plain}>
      <PageHead
        pageNumber={list.page}
        isIndexed={rooms.jobs && !isSampleSlug(filters.city ?? "")}
        title={title}
        description={t({
          id: "jobs.page-description",
          message:
            "Work at the counter, in the kitchen, at the door and behind the scenes of Dutch coffeeshops and brands, with hours, pay and how to apply.",
        })}
      />
      <FeedLink path="/jobs/feed.xml" title={title} />
      <StructuredData things={about} />
      <Stack gap={6}>
        {unknown.length > 0 && <UnknownValues values={unknown} />}
        <JobList
          title={t(SHORT)}
          list={list}
          meanwhile={<Meanwhile samples={hasSamples ? jobsAddress({ city: SAMPLE_TOWN.slug }) : null} />}
          filters={filters}
        />
        <Lead>
          <Trans id="jobs.lead">
            Shops and brands that are hiring. A job is listed for ninety days at most, so what you see is
            open.
          </Trans>
        </Lead>
      </Stack>
    </Page>
  );
}
