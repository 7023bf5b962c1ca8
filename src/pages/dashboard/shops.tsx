import { redirect } from "react-router";
import { shopsToEdit } from "#features/contributions/server/shops-to-edit.ts";
import { SHOP_LIST } from "#features/contributions/shop-fields.ts";
import { ShopRoom } from "#features/contributions/ui/shop-editing/shop-room.tsx";
import type { Route } from "./+types/shops.ts";
import { listData } from "./list-data.server.ts";
import { ListFrame } from "./list-frame.tsx";
import { openDashboard } from "./open-dashboard.server.ts";

const PATH = "/dashboard/shops";
const ITEM_PATH = `${PATH}/shop`;

export function loader({ context, request }: Route.LoaderArgs) {
  const { admin, shopAdmin } = openDashboard(context, PATH).member.permissions;
  // Whoever speaks for one shop has no list to choose from.
  if (!admin && shopAdmin.length === 1) throw redirect(`${ITEM_PATH}?id=${shopAdmin[0]}`);
  return listData(context, request, { path: PATH, spec: SHOP_LIST, page: shopsToEdit });
}

/** The shops that somebody may edit: an admin all of them, whoever speaks for one its own. */
export default function DashboardShops({ loaderData }: Route.ComponentProps) {
  const { head, query, page } = loaderData;
  return (
    <ListFrame list="shops" path={PATH} itemPath={ITEM_PATH} spec={SHOP_LIST} loaded={loaderData}>
      <ShopRoom path={PATH} title={head.title} query={query} page={page} />
    </ListFrame>
  );
}
