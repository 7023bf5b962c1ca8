import type { RouterContextProvider } from "react-router";
import type { DashboardPath } from "#features/accounts/desk-access.ts";
import type { Admin } from "#features/accounts/server/members.ts";
import { authorHistory } from "#features/moderation/server/author-history.ts";
import type { AppContext } from "#app/app-context.ts";
import { orPageError } from "../page-errors.ts";
import { dashboardHead } from "./dashboard-head.server.ts";
import { openForAdmin, orEmpty, waitingFor } from "./open-dashboard.server.ts";

/** A case of a queue. */
interface Queued {
  id: string;
  /** The account of whoever wrote or sent it; null for somebody who is gone. */
  authorId: string | number | null;
}

interface QueueToLoad<Lists, Case extends Queued, Beside> {
  path: DashboardPath;
  /** What waits. A list that does not come is empty (`orEmpty`). */
  lists: (app: AppContext, admin: Admin) => Promise<Lists>;
  /** All that waits, in the order of the page. */
  casesOf: (lists: Lists) => readonly Case[];
  /** What is shown beside the chosen case, or beside none. */
  besideOf: (app: AppContext, chosen: Case | undefined) => Promise<Beside>;
}

/** What the page of a queue shows: its lists, which case of them is chosen, and what is loaded of that one alone. */
export function queueData<Lists extends object, Case extends Queued, Beside extends object>(
  context: Readonly<RouterContextProvider>,
  request: Request,
  { path, lists, casesOf, besideOf }: QueueToLoad<Lists, Case, Beside>,
) {
  const { app, admin } = openForAdmin(context, path);
  const askedId = new URL(request.url).searchParams.get("id");
  return orPageError(app, request, async () => {
    const [counts, waiting] = await Promise.all([waitingFor(app, admin), lists(app, admin)]);
    const cases = casesOf(waiting);
    const chosen = cases.find(({ id }) => id === askedId) ?? cases[0];
    const chosenId = chosen?.id ?? null;
    const authorId = chosen?.authorId ?? null;
    const [history, beside] = await Promise.all([
      authorId === null ? null : orEmpty(app, authorHistory(app.database, Number(authorId)), null),
      besideOf(app, chosen),
    ]);
    const missingId = askedId === chosenId ? null : askedId;
    return {
      head: dashboardHead(app.i18n, path),
      counts,
      ...waiting,
      chosenId,
      missingId,
      history,
      ...beside,
    };
  });
}
