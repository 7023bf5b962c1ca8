import { systemState } from "#features/system/server/system-state.ts";
import { SystemRoom } from "#features/system/ui/system-room.tsx";
import { orPageError } from "../page-errors.ts";
import type { Route } from "./+types/system.ts";
import { AdminFrame } from "./admin-frame.tsx";
import { dashboardHead } from "./dashboard-head.server.ts";
import { openForAdmin, waitingFor } from "./open-dashboard.server.ts";

const PATH = "/dashboard/system";

export function loader({ context, request }: Route.LoaderArgs) {
  const { app, admin } = openForAdmin(context, PATH);
  const { operation } = app;
  return orPageError(app, request, async () => ({
    head: dashboardHead(app.i18n, PATH),
    counts: await waitingFor(app, admin),
    state: await systemState(app.database, { operation, now: app.now() }),
  }));
}

/** How the site runs (contract.md, "Task health"), for admins. */
export default function DashboardSystem({ loaderData: { head, counts, state } }: Route.ComponentProps) {
  return (
    <AdminFrame head={head} counts={counts}>
      <SystemRoom {...state} />
    </AdminFrame>
  );
}
