import { authorHistory } from "#features/moderation/server/author-history.ts";
import { queuedAppeals } from "#features/moderation/server/queued-appeals.ts";
import { queuedReports } from "#features/moderation/server/queued-reports.ts";
import { toDoCounts } from "#features/moderation/server/to-do-counts.ts";
import { CaseRoom, casesOf } from "#features/moderation/ui/dashboard/case-room.tsx";
import { orPageError } from "../page-errors.ts";
import type { Route } from "./+types/reports.ts";
import { AdminFrame } from "./admin-frame.tsx";
import { dashboardHead } from "./dashboard-head.server.ts";
import { openForAdmin, orEmpty } from "./open-dashboard.server.ts";

const PATH = "/dashboard/reports";
const NONE = { items: [], total: 0, page: 1 };

export async function loader({ context, request }: Route.LoaderArgs) {
  const { app, admin } = openForAdmin(context, PATH);
  const { database, i18n } = app;
  const askedId = new URL(request.url).searchParams.get("id");
  return orPageError(app, request, async () => {
    const [counts, { items: reports }, { items: appeals }] = await Promise.all([
      orEmpty(app, toDoCounts(database), null),
      orEmpty(app, queuedReports(database), NONE),
      orEmpty(app, queuedAppeals(database, admin), NONE),
    ]);
    const cases = casesOf(reports, appeals);
    const chosen = cases.find(({ id }) => id === askedId) ?? cases[0];
    const chosenId = chosen?.id ?? null;
    const missingId = askedId === chosenId ? null : askedId;
    const author = chosen?.of.user;
    const history = author ? await orEmpty(app, authorHistory(database, author.id), null) : null;
    const head = dashboardHead(i18n, PATH);
    return { head, counts, reports, appeals, chosenId, missingId, history };
  });
}

/** What was reported besides reviews, and appeals; the chosen one is `?id=` (product.md section 13). */
export default function DashboardReports({ loaderData: { head, counts, ...room } }: Route.ComponentProps) {
  return (
    <AdminFrame head={head} counts={counts}>
      <CaseRoom {...room} path={PATH} />
    </AdminFrame>
  );
}
