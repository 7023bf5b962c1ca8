import { redirect } from "react-router";
import { revisionsOf } from "#features/dashboard/server/revisions.ts";
import { employersOf, jobToEdit } from "#features/jobs/server/jobs-to-edit.ts";
import { JobEditor } from "#features/jobs/ui/job-editing/job-editor.tsx";
import { NotFound } from "#platform/errors/errors.ts";
import { textIn } from "#platform/i18n/localized-text.ts";
import type { BarOfPage } from "../layouts/bar-of-page.ts";
import { orPageError } from "../page-errors.ts";
import type { Route } from "./+types/joboffer.ts";
import { AdminFrame } from "./admin-frame.tsx";
import { dashboardHead } from "./dashboard-head.server.ts";
import { openDashboard, waitingFor } from "./open-dashboard.server.ts";

const PATH = "/dashboard/coffeejobs/joboffer";

export const handle = { bar: (): BarOfPage => ({ hasOwnBars: true }) };

export async function loader({ context, request }: Route.LoaderArgs) {
  const { app, member } = openDashboard(context, PATH);
  const { database, i18n } = app;
  const search = new URL(request.url).searchParams;
  const id = Number(search.get("id"));
  if (!search.has("id") && !search.has("new")) throw redirect("/dashboard/coffeejobs");
  return orPageError(app, request, async () => {
    const [counts, job, revisions, employers] = await Promise.all([
      waitingFor(app, member),
      search.has("id") ? jobToEdit(database, member, { id: Number.isSafeInteger(id) ? id : 0 }) : null,
      search.has("id") && Number.isSafeInteger(id) ? revisionsOf(database, { type: "job", id }) : [],
      employersOf(database, member),
    ]);
    if (job === undefined) throw new NotFound("job");
    const { admin: isAdmin } = member.permissions;
    const name = job && (textIn(job.values.title, app.locale)?.text ?? null);
    const { accountId } = member;
    return { head: dashboardHead(i18n, PATH, name), counts, job, revisions, employers, isAdmin, accountId };
  });
}

/** The editor of a job offer (`?id=`), or of a new one (`?new`). */
export default function DashboardJob({ loaderData }: Route.ComponentProps) {
  const { head, counts, job, ...editor } = loaderData;
  return (
    <AdminFrame head={head} counts={counts}>
      <JobEditor key={job?.id ?? "new"} job={job} {...editor} />
    </AdminFrame>
  );
}
