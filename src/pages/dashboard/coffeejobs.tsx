import { JOB_LIST } from "#features/jobs/job-fields.ts";
import { JobRoom } from "#features/jobs/ui/job-editing/job-room.tsx";
import { jobsToEdit } from "#features/jobs/server/jobs-to-edit.ts";
import { readListQuery } from "#features/dashboard/list-query.ts";
import { ListButtons } from "#features/dashboard/ui/list/list-buttons.tsx";
import { ListCount } from "#features/dashboard/ui/list/list-count.tsx";
import { orPageError } from "../page-errors.ts";
import type { Route } from "./+types/coffeejobs.ts";
import { AdminFrame } from "./admin-frame.tsx";
import { dashboardHead } from "./dashboard-head.server.ts";
import { openDashboard, waitingFor } from "./open-dashboard.server.ts";

const PATH = "/dashboard/coffeejobs";

export async function loader({ context, request }: Route.LoaderArgs) {
  const { app, member } = openDashboard(context, PATH);
  const query = readListQuery(JOB_LIST, new URL(request.url).searchParams);
  return orPageError(app, request, async () => ({
    head: dashboardHead(app.i18n, PATH),
    counts: await waitingFor(app, member),
    query,
    page: await jobsToEdit(app.database, member, query),
    isAdmin: member.permissions.admin,
  }));
}

/** The job offers that somebody may edit: an admin all, whoever speaks for shops or brands theirs. */
export default function DashboardJobs({ loaderData }: Route.ComponentProps) {
  const { head, counts, query, page, isAdmin } = loaderData;
  return (
    <AdminFrame
      head={head}
      counts={counts}
      subtitle={<ListCount total={page.total} all={page.all} />}
      aside={
        <ListButtons
          list="coffeejobs"
          path={PATH}
          itemPath={`${PATH}/joboffer`}
          spec={JOB_LIST}
          query={query}
        />
      }
    >
      <JobRoom path={PATH} title={head.title} query={query} page={page} isAdmin={isAdmin} />
    </AdminFrame>
  );
}
