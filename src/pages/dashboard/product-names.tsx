import { NameRoom } from "#features/contributions/ui/product-editing/name-room.tsx";
import { NAMES_TITLE } from "#features/dashboard/rooms.ts";
import { waitingSpellings } from "#features/products/server/waiting-spellings.ts";
import { orPageError } from "../page-errors.ts";
import type { Route } from "./+types/product-names.ts";
import { AdminFrame } from "./admin-frame.tsx";
import { dashboardHead } from "./dashboard-head.server.ts";
import { openDashboard, waitingFor } from "./open-dashboard.server.ts";

const PATH = "/dashboard/products/names";

export function loader({ context, request }: Route.LoaderArgs) {
  const { app, member } = openDashboard(context, PATH);
  return orPageError(app, request, async () => {
    const [counts, { items }] = await Promise.all([
      waitingFor(app, member),
      waitingSpellings(app.database, member, { q: "", page: 1 }),
    ]);
    const names = items.map((of) => ({
      id: encodeURIComponent(of.isSample ? `sample ${of.spelling}` : of.spelling),
      of,
    }));
    const asked = new URL(request.url).searchParams.get("id");
    const askedId = asked === null ? null : encodeURIComponent(asked);
    const chosenId = (names.find(({ id }) => id === askedId) ?? names[0])?.id ?? null;
    return {
      head: dashboardHead(app.i18n, PATH, app.i18n._(NAMES_TITLE)),
      counts,
      names,
      chosenId,
      missingId: askedId === chosenId ? null : askedId,
    };
  });
}

/** The names on menus that no product carries, those of most shops first; the chosen one is `?id=` (product.md section 13). */
export default function DashboardProductNames({
  loaderData: { head, counts, names, chosenId, missingId },
}: Route.ComponentProps) {
  return (
    <AdminFrame head={head} counts={counts}>
      <NameRoom names={names} path={PATH} chosenId={chosenId} missingId={missingId} />
    </AdminFrame>
  );
}
