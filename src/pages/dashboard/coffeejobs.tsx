import { JOB_LIST } from "#features/jobs/job-fields.ts";
import { jobsToEdit } from "#features/jobs/server/jobs-to-edit.ts";
import { JobRoom } from "#features/jobs/ui/job-editing/job-room.tsx";
import type { Route } from "./+types/coffeejobs.ts";
import { listData } from "./list-data.server.ts";
import { ListFrame } from "./list-frame.tsx";

const PATH = "/dashboard/coffeejobs";
const ITEM_PATH = `${PATH}/joboffer`;

export function loader({ context, request }: Route.LoaderArgs) {
  return listData(context, request, { path: PATH, spec: JOB_LIST, page: jobsToEdit });
}

/** The job offers that somebody may edit: an admin all, whoever speaks for shops or brands theirs. */
export default function DashboardJobs({ loaderData }: Route.ComponentProps) {
  const { head, query, page, isAdmin } = loaderData;
  return (
    <ListFrame list="coffeejobs" path={PATH} itemPath={ITEM_PATH} spec={JOB_LIST} loaded={loaderData}>
      <JobRoom path={PATH} title={head.title} query={query} page={page} isAdmin={isAdmin} />
    </ListFrame>
  );
}
