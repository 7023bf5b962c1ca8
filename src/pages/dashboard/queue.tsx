import { openByOthers } from "#features/desk-queue/server/open-cases.ts";
import { waitingIn, waitingOf } from "#features/desk-queue/server/waiting-in.ts";
import { whoMayDecide } from "#features/desk-queue/server/who-may-decide.ts";
import { QueueRoom } from "#features/desk-queue/ui/queue-room.tsx";
import { WaitingTotal } from "#features/desk-queue/ui/waiting-total.tsx";
import { countWaitingSpellings } from "#features/products/server/waiting-spellings.ts";
import { pageIn } from "#platform/read-query.ts";
import { useSite } from "../layouts/use-site.ts";
import { orPageError } from "../page-errors.ts";
import type { Route } from "./+types/queue.ts";
import { AdminFrame } from "./admin-frame.tsx";
import { dashboardHead } from "./dashboard-head.server.ts";
import { openDashboard, orEmpty, waitingFor } from "./open-dashboard.server.ts";
import { openedCase } from "./opened-case.server.ts";

const PATH = "/dashboard/queue";

export function loader({ context, request }: Route.LoaderArgs) {
  const { app, member } = openDashboard(context, PATH);
  return orPageError(app, request, async () => {
    const search = new URL(request.url).searchParams;
    const [counts, nameCount, page, openBy] = await Promise.all([
      waitingFor(app, member),
      countWaitingSpellings(app.database, member),
      waitingIn(app.database, member, { page: pageIn(search) }),
      openByOthers(app.database, member, { now: app.now() }),
    ]);
    const asked = search.get("id");
    const askedId = asked === null ? null : encodeURIComponent(asked);
    const chosen = page.items.find(({ id }) => id === askedId) ?? page.items[0];
    const [opened, others] = await Promise.all([
      chosen ? orEmpty(app, openedCase(app, member, chosen), null) : null,
      chosen ? whoMayDecide(app.database, member, chosen) : null,
    ]);
    const chosenId = chosen?.id ?? null;
    return {
      head: dashboardHead(app.i18n, PATH),
      counts,
      nameCount,
      page: { ...page, items: page.items.map((one) => waitingOf(one, openBy)) },
      opened,
      others,
      chosenId,
      missingId: askedId === chosenId ? null : askedId,
      now: app.now().toISOString(),
    };
  });
}

/** All that waits in all rooms, the gravest first; the chosen case is `?id=` (screens-desk.md, "The queue"). */
export default function DashboardQueue({
  loaderData: { head, counts, nameCount, ...room },
}: Route.ComponentProps) {
  const { site } = useSite();
  return (
    <AdminFrame
      head={head}
      counts={counts}
      subtitle={<WaitingTotal path={PATH} counts={counts} nameCount={nameCount} />}
    >
      <QueueRoom key={room.page.page} {...room} counts={counts} path={PATH} pictureBase={site.pictureBase} />
    </AdminFrame>
  );
}
