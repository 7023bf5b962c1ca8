import { MenuEditor } from "#features/products/ui/menu-editing/menu-editor.tsx";
import { menuToEdit } from "#features/products/server/menu-to-edit.ts";
import { NotFound } from "#platform/errors/errors.ts";
import type { BarOfPage } from "../layouts/bar-of-page.ts";
import { orPageError } from "../page-errors.ts";
import type { Route } from "./+types/shop.ts";
import { AdminFrame } from "./admin-frame.tsx";
import { dashboardHead } from "./dashboard-head.server.ts";
import { openDashboard, waitingFor } from "./open-dashboard.server.ts";

const PATH = "/dashboard/shops/shop";

export const handle = { bar: (): BarOfPage => ({ hasOwnBars: true }) };

export async function loader({ context, request }: Route.LoaderArgs) {
  const { app, member } = openDashboard(context, PATH);
  const id = Number(new URL(request.url).searchParams.get("id"));
  return orPageError(app, request, async () => {
    const shopId = Number.isSafeInteger(id) ? id : 0;
    const menu = await menuToEdit(app.database, member, { shopId });
    if (menu === undefined) throw new NotFound("shop");
    const { accountId } = member;
    return {
      head: dashboardHead(app.i18n, PATH, "Menu"),
      counts: await waitingFor(app, member),
      menu,
      accountId,
    };
  });
}

/** The menu of a shop, to edit it. */
export default function DashboardShop({ loaderData }: Route.ComponentProps) {
  const { head, counts, menu, accountId } = loaderData;
  return (
    <AdminFrame head={head} counts={counts}>
      <MenuEditor key={menu.id} menu={menu} accountId={accountId} />
    </AdminFrame>
  );
}
