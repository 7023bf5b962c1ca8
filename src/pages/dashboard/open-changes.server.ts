import type { RouterContextProvider } from "react-router";
import type { DashboardPath } from "#features/accounts/access.ts";
import type { UserChanges } from "#features/contributions/change.ts";
import { changesToDecide } from "#features/contributions/server/changes-to-decide.ts";
import { placeOfWaitingShop } from "#features/contributions/server/place-of-new-shop.ts";
import { authorHistory } from "#features/moderation/server/author-history.ts";
import { hoursOfChange } from "#features/moderation/server/hours-of-change.ts";
import { toDoCounts } from "#features/moderation/server/to-do-counts.ts";
import { orPageError } from "../page-errors.ts";
import { dashboardHead } from "./dashboard-head.server.ts";
import { openForAdmin, orEmpty } from "./open-dashboard.server.ts";

interface Room {
  path: DashboardPath;
  of: keyof UserChanges;
}

/** What a page of suggestions shows: those of people, or those of owners. */
export function openChanges(context: Readonly<RouterContextProvider>, request: Request, { path, of }: Room) {
  const { app } = openForAdmin(context, path);
  const { database, i18n } = app;
  const askedId = new URL(request.url).searchParams.get("id");
  return orPageError(app, request, async () => {
    const [counts, changes] = await Promise.all([
      orEmpty(app, toDoCounts(database), null),
      orEmpty(app, changesToDecide(database, of), []),
    ]);
    const chosen = changes.find(({ _id: id }) => id === askedId) ?? changes[0];
    const chosenId = chosen?.["_id"] ?? null;
    const missingId = askedId === chosenId ? null : askedId;
    const author = chosen?.author;
    const history = author ? await orEmpty(app, authorHistory(database, Number(author["_id"])), null) : null;
    const hours = chosen ? hoursOfChange(chosen, app.now()) : null;
    const changeId = chosen?.type === "newShop" ? Number(chosen["_id"]) : null;
    const place =
      changeId === null ? null : await orEmpty(app, placeOfWaitingShop(database, { changeId }), null);
    const head = dashboardHead(i18n, path);
    return { head, counts, changes, chosenId, missingId, history, hours, place };
  });
}
