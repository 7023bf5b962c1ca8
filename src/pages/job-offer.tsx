import { msg } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { jobJsonLd } from "#features/jobs/job-json-ld.ts";
import { jobBySlug } from "#features/jobs/server/job-by-slug.ts";
import { JobSheetAsDrawn } from "#features/jobs/ui/job-parts.ts";
import { breadcrumbs } from "#features/seo/breadcrumbs.ts";
import { StructuredData } from "#features/seo/ui/structured-data.tsx";
import { onlyShown } from "#ui/as-drawn/left-out.ts";
import { Page } from "#ui/layout/page.tsx";
import { Stack } from "#ui/layout/stack.tsx";
import { appContext } from "../app-context.ts";
import type { Route } from "./+types/job-offer.ts";
import { arriving } from "./layouts/arriving.ts";
import { orPageError } from "./page-errors.ts";
import { PageHead } from "./page-head.tsx";
import { PageShare } from "./page-share.tsx";
import { structuredData } from "./structured-data.server.ts";

const JOBS = msg({ id: "jobs.title-short", message: "Jobs" });

export async function loader({ context, request, params }: Route.LoaderArgs) {
  const app = context.get(appContext);
  const { database, recall, locale, site, i18n } = app;
  return orPageError(app, request, async () => {
    const job = await jobBySlug(database, { slug: params.slug, locale, now: app.now(), recall });
    const base = site.canonicalBases[locale];
    const way = breadcrumbs(base, [
      { name: i18n._(JOBS), path: "/jobs" },
      { name: job.title.text, path: `/jobs/${job.slug}` },
    ]);
    const posting = jobJsonLd(job, base);
    return {
      title: job.title.text,
      employerName: job.employer.name,
      isIndexed: job.isOpen && job.isIndexable && !job.isSample,
      shown: onlyShown({ job }),
      about: posting ? structuredData(posting, way) : structuredData(way),
    };
  });
}

export function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  JobSheetAsDrawn.prepare();
  return arriving(serverLoader);
}

export default function JobOfferPage({ loaderData }: Route.ComponentProps) {
  const { t } = useLingui();
  const { title, employerName, isIndexed, shown, about } = loaderData;
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
        <JobSheetAsDrawn {...shown} />
        <PageShare title={title} />
      </Stack>
    </Page>
  );
}
