import { redirect } from "react-router";
import { shopsToEdit } from "#features/contributions/server/shops-to-edit.ts";
import { SHOP_LIST } from "#features/contributions/shop-fields.ts";
import { ShopRoom } from "#features/contributions/ui/shop-editing/shop-room.tsx";
import { readListQuery } from "#features/dashboard/list-query.ts";
import { ListButtons } from "#features/dashboard/ui/list/list-buttons.tsx";
import { ListCount } from "#features/dashboard/ui/list/list-count.tsx";
import { orPageError } from "../page-errors.ts";
import type { Route } from "./+types/shops.ts";
import { AdminFrame } from "./admin-frame.tsx";
import { dashboardHead } from "./dashboard-head.server.ts";
import { openDashboard, waitingFor } from "./open-dashboard.server.ts";

const PATH = "/dashboard/shops";

export async function loader({ context, request }: Route.LoaderArgs) {
  const { app, member } = openDashboard(context, PATH);
  const { admin, shopAdmin } = member.permissions;
  // Whoever speaks for one shop has no list to choose from.
  if (!admin && shopAdmin.length === 1) throw redirect(`${PATH}/shop?id=${shopAdmin[0]}`);
  const query = readListQuery(SHOP_LIST, new URL(request.url).searchParams);
  return orPageError(app, request, async () => ({
    head: dashboardHead(app.i18n, PATH),
    counts: await waitingFor(app, member),
    query,
    page: await shopsToEdit(app.database, member, query),
  }));
}

/** The shops that somebody may edit: an admin all, whoever speaks for one its own. */
export default function DashboardShops({ loaderData }: Route.ComponentProps) {
  const { head, counts, query, page } = loaderData;
  return (
    <AdminFrame
      head={head}
      counts={counts}
      subtitle={<ListCount total={page.total} all={page.all} />}
      aside={
        <ListButtons list="shops" path={PATH} itemPath={`${PATH}/shop`} spec={SHOP_LIST} query={query} />
      }
    >
      <ShopRoom path={PATH} title={head.title} query={query} page={page} />
    </AdminFrame>
  );
}
