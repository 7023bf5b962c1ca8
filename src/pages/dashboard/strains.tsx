import { strainsToEdit } from "#features/contributions/server/strains-to-edit.ts";
import { STRAIN_LIST } from "#features/contributions/strain-fields.ts";
import { StrainRoom } from "#features/contributions/ui/strain-editing/strain-room.tsx";
import { STRAINS_TITLE } from "#features/dashboard/rooms.ts";
import type { Route } from "./+types/strains.ts";
import { dashboardHead } from "./dashboard-head.server.ts";
import { listData } from "./list-data.server.ts";
import { ListFrame } from "./list-frame.tsx";
import { openDashboard } from "./open-dashboard.server.ts";

const PATH = "/dashboard/products/strains";
const ITEM_PATH = "/dashboard/products/strain";

export async function loader({ context, request }: Route.LoaderArgs) {
  const { app } = openDashboard(context, PATH);
  const list = await listData(context, request, { path: PATH, spec: STRAIN_LIST, page: strainsToEdit });
  return { ...list, head: dashboardHead(app.i18n, PATH, app.i18n._(STRAINS_TITLE)) };
}

/** The strains of the catalogue, of which its products are, for moderators and admins. */
export default function DashboardStrains({ loaderData }: Route.ComponentProps) {
  const { head, query, page } = loaderData;
  return (
    <ListFrame list="strains" path={PATH} itemPath={ITEM_PATH} spec={STRAIN_LIST} loaded={loaderData}>
      <StrainRoom path={PATH} itemPath={ITEM_PATH} title={head.title} query={query} page={page} />
    </ListFrame>
  );
}
