import { msg } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { jobJsonLd } from "#features/jobs/job-json-ld.ts";
import { jobBySlug } from "#features/jobs/server/job-by-slug.ts";
import { JobSheet } from "#features/jobs/ui/job-sheet.tsx";
import { breadcrumbs } from "#features/seo/breadcrumbs.ts";
import { StructuredData } from "#features/seo/ui/structured-data.tsx";
import { Cluster } from "#ui/layout/cluster.tsx";
import { Page } from "#ui/layout/page.tsx";
import { Stack } from "#ui/layout/stack.tsx";
import { appContext } from "../app-context.ts";
import type { Route } from "./+types/job-offer.ts";
import { arriving } from "./layouts/arriving.ts";
import { useSite } from "./layouts/use-site.ts";
import { orPageError } from "./page-errors.ts";
import { PageHead } from "./page-head.tsx";
import { PageReport } from "./page-report.tsx";
import { PageShare } from "./page-share.tsx";
import { structuredData } from "./structured-data.server.ts";

const JOBS = msg({ id: "jobs.title-short", message: "Jobs" });

export async function loader({ context, request, params }: Route.LoaderArgs) {
  const app = context.get(appContext);
  const { database, locale, site, i18n } = app;
  return orPageError(app, request, async () => {
    const job = await jobBySlug(database, { slug: params.slug, locale, now: app.now() });
    const base = site.canonicalBases[locale];
    const way = breadcrumbs(base, [
      { name: i18n._(JOBS), path: "/jobs" },
      { name: job.title.text, path: `/jobs/${job.slug}` },
    ]);
    const posting = jobJsonLd(job, base);
    return {
      job,
      isIndexed: job.isOpen && job.isIndexable && !job.isSample,
      about: posting ? structuredData(posting, way) : structuredData(way),
    };
  });
}

export function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  return arriving(serverLoader);
}

export default function JobOfferPage({ loaderData }: Route.ComponentProps) {
  const { t } = useLingui();
  const { viewer } = useSite();
  const { job, isIndexed, about } = loaderData;
  const title = job.title.text;
  const employerName = job.employer.name;
  return (
    <Page isNarrow>
      <PageHead
        title={t({ id: "jobs.job-title", message: `${title} at ${employerName}` })}
        description={t({
          id: "jobs.job-description",
          message: `${title} at ${employerName}: the work, hours, pay and how to apply.`,
        })}
        isIndexed={isIndexed}
      />
      <StructuredData things={about} />
      <Stack gap={6}>
        <JobSheet job={job} isGuest={viewer === null} />
        <Cluster gap={2}>
          <PageShare title={title} />
          <PageReport target={{ type: "job", id: job.id }} />
        </Cluster>
      </Stack>
    </Page>
  );
}
