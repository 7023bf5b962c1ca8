import { queuedAppeals } from "#features/moderation/server/queued-appeals.ts";
import { queuedReports } from "#features/moderation/server/queued-reports.ts";
import { removalSentences } from "#features/moderation/server/removal-sentences.ts";
import { CaseRoom, casesOf } from "#features/moderation/ui/dashboard/case-room.tsx";
import type { Route } from "./+types/reports.ts";
import { AdminFrame } from "./admin-frame.tsx";
import { orEmpty } from "./open-dashboard.server.ts";
import { queueData } from "./queue-data.server.ts";
import { sentencesFor } from "./sentences-for.server.ts";

const PATH = "/dashboard/reports";
const NONE = { items: [], total: 0, page: 1 };

export function loader({ context, request }: Route.LoaderArgs) {
  return queueData(context, request, {
    path: PATH,
    lists: async (app, admin) => {
      const [{ items: reports }, { items: appeals }] = await Promise.all([
        orEmpty(app, queuedReports(app.database), NONE),
        orEmpty(app, queuedAppeals(app.database, admin), NONE),
      ]);
      return { reports, appeals };
    },
    casesOf: ({ reports, appeals }) =>
      casesOf(reports, appeals).map(({ id, of }) => ({ id, authorId: of.user?.id ?? null })),
    besideOf: async (app, chosen) => ({
      sentences: await sentencesFor(app, chosen?.authorId, removalSentences),
    }),
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
