import { toDoCounts } from "#features/moderation/server/to-do-counts.ts";
import { Overview } from "#features/moderation/ui/dashboard/overview.tsx";
import { orPageError } from "../page-errors.ts";
import type { Route } from "./+types/dashboard.ts";
import { AdminFrame } from "./admin-frame.tsx";
import { dashboardHead } from "./dashboard-head.server.ts";
import { openDashboard, orEmpty } from "./open-dashboard.server.ts";

export async function loader({ context, request }: Route.LoaderArgs) {
  const { app, member } = openDashboard(context, "/dashboard");
  return orPageError(app, request, async () => ({
    head: dashboardHead(app.i18n, "overview"),
    counts: member.permissions.admin ? await orEmpty(app, toDoCounts(app.database), null) : null,
  }));
}

/** The way in: what waits. */
export default function Dashboard({ loaderData: { head, counts } }: Route.ComponentProps) {
  return (
    <AdminFrame head={head} counts={counts}>
      <Overview counts={counts} />
    </AdminFrame>
  );
}
