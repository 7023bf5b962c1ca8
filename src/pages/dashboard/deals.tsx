import { DEAL_LIST } from "#features/deals/deal-fields.ts";
import { dealsToEdit } from "#features/deals/server/deals-to-edit.ts";
import { DealRoom } from "#features/deals/ui/deal-editing/deal-room.tsx";
import type { Route } from "./+types/deals.ts";
import { listData } from "./list-data.server.ts";
import { ListFrame } from "./list-frame.tsx";

const PATH = "/dashboard/deals";
const ITEM_PATH = `${PATH}/deal`;

export function loader({ context, request }: Route.LoaderArgs) {
  return listData(context, request, { path: PATH, spec: DEAL_LIST, page: dealsToEdit });
}

/** The deals that somebody may edit: an admin all, whoever speaks for a brand its own. */
export default function DashboardDeals({ loaderData }: Route.ComponentProps) {
  const { head, query, page, isAdmin } = loaderData;
  return (
    <ListFrame list="deals" path={PATH} itemPath={ITEM_PATH} spec={DEAL_LIST} loaded={loaderData}>
      <DealRoom path={PATH} title={head.title} query={query} page={page} isAdmin={isAdmin} />
    </ListFrame>
  );
}
