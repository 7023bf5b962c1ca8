import { jobTabIn } from "#features/jobs/job-tab.ts";
import { applicationsOfJob } from "#features/jobs/server/applications-of-job.ts";
import { employersOf, jobToEdit } from "#features/jobs/server/jobs-to-edit.ts";
import { ApplicationList } from "#features/jobs/ui/job-editing/application-list.tsx";
import { JobEditor } from "#features/jobs/ui/job-editing/job-editor.tsx";
import { JobTabs } from "#features/jobs/ui/job-editing/job-tabs.tsx";
import { RemovedPart } from "#features/users/ui/user-managing/removed-part.tsx";
import { textIn } from "#platform/i18n/localized-text.ts";
import type { BarOfPage } from "../layouts/bar-of-page.ts";
import type { Route } from "./+types/joboffer.ts";
import { AdminFrame } from "./admin-frame.tsx";
import { itemData } from "./item-data.server.ts";

export const handle = { bar: (): BarOfPage => ({ hasOwnBars: true }) };

export function loader({ context, request }: Route.LoaderArgs) {
  const tab = jobTabIn(new URL(request.url).searchParams);
  return itemData(context, request, {
    path: "/dashboard/coffeejobs/joboffer",
    type: "job",
    item: ({ database }, member, asked) => jobToEdit(database, member, asked),
    nameOf: ({ values }, { locale }) => textIn(values.title, locale)?.text,
    besideOf: async ({ database }, member, job) => {
      const of = { jobId: job?.id ?? 0 };
      return {
        employers: await employersOf(database, member),
        applications: (tab === "applications" && (await applicationsOfJob(database, member, of))) || null,
        tab,
      };
    },
  });
}

/** The editor of a job offer (`?id=`), or of a new one (`?new`), and what people sent (`&tab=applications`). */
export default function DashboardJob({ loaderData }: Route.ComponentProps) {
  const { head, counts, item, removal, tab, applications, ...editor } = loaderData;
  return (
    <AdminFrame head={head} counts={counts}>
      <RemovedPart removal={removal} what={head.title} isAdmin={editor.isAdmin} />
      {item && <JobTabs job={item} current={tab} />}
      {applications ? (
        <ApplicationList applications={applications} />
      ) : (
        <JobEditor key={item?.id ?? "new"} job={item} isRemoved={removal !== null} {...editor} />
      )}
    </AdminFrame>
  );
}
