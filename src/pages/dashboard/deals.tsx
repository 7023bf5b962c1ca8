import { DEAL_LIST } from "#features/deals/deal-fields.ts";
import { DealRoom } from "#features/deals/ui/deal-editing/deal-room.tsx";
import { dealsToEdit } from "#features/deals/server/deals-to-edit.ts";
import { readListQuery } from "#features/dashboard/list-query.ts";
import { ListButtons } from "#features/dashboard/ui/list/list-buttons.tsx";
import { ListCount } from "#features/dashboard/ui/list/list-count.tsx";
import { orPageError } from "../page-errors.ts";
import type { Route } from "./+types/deals.ts";
import { AdminFrame } from "./admin-frame.tsx";
import { dashboardHead } from "./dashboard-head.server.ts";
import { openDashboard, waitingFor } from "./open-dashboard.server.ts";

const PATH = "/dashboard/deals";

export async function loader({ context, request }: Route.LoaderArgs) {
  const { app, member } = openDashboard(context, PATH);
  const query = readListQuery(DEAL_LIST, new URL(request.url).searchParams);
  return orPageError(app, request, async () => ({
    head: dashboardHead(app.i18n, PATH),
    counts: await waitingFor(app, member),
    query,
    page: await dealsToEdit(app.database, member, query),
    isAdmin: member.permissions.admin,
  }));
}

/** The deals that somebody may edit: an admin all, whoever speaks for a brand its own. */
export default function DashboardDeals({ loaderData }: Route.ComponentProps) {
  const { head, counts, query, page, isAdmin } = loaderData;
  return (
    <AdminFrame
      head={head}
      counts={counts}
      subtitle={<ListCount total={page.total} all={page.all} />}
      aside={
        <ListButtons list="deals" path={PATH} itemPath={`${PATH}/deal`} spec={DEAL_LIST} query={query} />
      }
    >
      <DealRoom path={PATH} title={head.title} query={query} page={page} isAdmin={isAdmin} />
    </AdminFrame>
  );
}
