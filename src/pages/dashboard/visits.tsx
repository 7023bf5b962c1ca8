import { visitsOfSite } from "#features/analytics/server/visits-of-site.ts";
import { VisitsRoom } from "#features/analytics/ui/visits/visits-room.tsx";
import { countryDay } from "#features/hours/country-clock.ts";
import { orPageError } from "../page-errors.ts";
import type { Route } from "./+types/visits.ts";
import { AdminFrame } from "./admin-frame.tsx";
import { dashboardHead } from "./dashboard-head.server.ts";
import { openForAdmin, waitingFor } from "./open-dashboard.server.ts";

const PATH = "/dashboard/visits";

export function loader({ context, request }: Route.LoaderArgs) {
  const { app, admin } = openForAdmin(context, PATH);
  return orPageError(app, request, async () => ({
    head: dashboardHead(app.i18n, PATH),
    counts: await waitingFor(app, admin),
    visits: await visitsOfSite(app.database, { today: countryDay(app.now()) }),
    matomoHost: app.operation.matomoHost,
  }));
}

/** Visits that people let the site count (product.md section 15), for admins. */
export default function DashboardVisits({ loaderData: { head, counts, ...rest } }: Route.ComponentProps) {
  return (
    <AdminFrame head={head} counts={counts}>
      <VisitsRoom path={PATH} {...rest} />
    </AdminFrame>
  );
}
