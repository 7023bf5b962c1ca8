import { authorHistory } from "#features/moderation/server/author-history.ts";
import { queuedAppeals } from "#features/moderation/server/queued-appeals.ts";
import { queuedReports } from "#features/moderation/server/queued-reports.ts";
import { CaseRoom, casesOf } from "#features/moderation/ui/dashboard/case-room.tsx";
import { Stack } from "#ui/layout/stack.tsx";
import { orPageError } from "../page-errors.ts";
import { PageHead } from "../page-head.tsx";
import type { Route } from "./+types/reports.ts";
import { dashboardHead } from "./dashboard-head.server.ts";
import { openForAdmin, orEmpty } from "./open-dashboard.server.ts";

const PATH = "/dashboard/reports";
const NONE = { items: [], total: 0, page: 1 };

export async function loader({ context, request }: Route.LoaderArgs) {
  const { app, admin } = openForAdmin(context, PATH);
  const { database, i18n } = app;
  const chosenId = new URL(request.url).searchParams.get("id");
  return orPageError(app, request, async () => {
    const [{ items: reports }, { items: appeals }] = await Promise.all([
      orEmpty(app, queuedReports(database), NONE),
      orEmpty(app, queuedAppeals(database, admin), NONE),
    ]);
    const cases = casesOf(reports, appeals);
    const author = (cases.find(({ id }) => id === chosenId) ?? cases[0])?.of.user;
    const history = author ? await orEmpty(app, authorHistory(database, author.id), null) : null;
    return { head: dashboardHead(i18n, "reports"), reports, appeals, chosenId, history };
  });
}

/** What was reported besides reviews, and appeals; the chosen one is `?id=` (product.md section 13). */
export default function DashboardReports({ loaderData: { head, ...room } }: Route.ComponentProps) {
  return (
    <Stack gap={6}>
      <PageHead isIndexed={false} {...head} />
      <h1>{head.title}</h1>
      <CaseRoom {...room} path={PATH} />
    </Stack>
  );
}
