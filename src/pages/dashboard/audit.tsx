import { useRevalidator } from "react-router";
import { type EntryInWords, readAuditQuery } from "#features/audit/audit-query.ts";
import { auditEntries } from "#features/audit/server/audit-entries.ts";
import { AuditRoom } from "#features/audit/ui/audit-room.tsx";
import { removalsAmong } from "#features/moderation/server/removals-to-undo.ts";
import { RestorePart } from "#features/users/ui/user-managing/restore-part.tsx";
import { countryDay } from "#features/hours/country-clock.ts";
import { orPageError } from "../page-errors.ts";
import type { Route } from "./+types/audit.ts";
import { AdminFrame } from "./admin-frame.tsx";
import { detailsInWords } from "./audit-details.server.ts";
import { dashboardHead } from "./dashboard-head.server.ts";
import { openForAdmin, waitingFor } from "./open-dashboard.server.ts";

const PATH = "/dashboard/audit";

export function loader({ context, request }: Route.LoaderArgs) {
  const { app, admin } = openForAdmin(context, PATH);
  const search = new URL(request.url).searchParams;
  // As the queues link to it, which know no day.
  if (search.get("from") === "today") search.set("from", countryDay(app.now()));
  const query = readAuditQuery(search);
  return orPageError(app, request, async () => {
    const page = await auditEntries(app.database, query, app.locale);
    const ids = page.items.flatMap(({ details }) =>
      details.flatMap(({ word, value }) => (word === "decisionId" ? Number(value) : [])),
    );
    return {
      toUndo: await removalsAmong(app.database, admin, { ids }),
      head: dashboardHead(app.i18n, PATH),
      counts: await waitingFor(app, admin),
      query,
      page: {
        ...page,
        items: page.items.map((entry) => ({ ...entry, inWords: detailsInWords(app.i18n, entry) })),
      },
    };
  });
}

/** The log of decisions and roles (security.md), for admins. */
export default function DashboardAudit({ loaderData }: Route.ComponentProps) {
  const { head, counts, query, page, toUndo } = loaderData;
  const { revalidate } = useRevalidator();
  const beside = ({ details }: EntryInWords, what: string) => {
    const decisionId = details.find(({ word }) => word === "decisionId")?.value;
    if (decisionId === undefined || !toUndo.includes(decisionId)) return null;
    return <RestorePart key={decisionId} decisionId={decisionId} what={what} onRestored={revalidate} />;
  };
  return (
    <AdminFrame head={head} counts={counts}>
      <AuditRoom path={PATH} title={head.title} query={query} page={page} beside={beside} />
    </AdminFrame>
  );
}
