import type { RouterContextProvider } from "react-router";
import type { DashboardPath } from "#features/accounts/desk-access.ts";
import type { UserChanges } from "#features/contributions/change.ts";
import { changesToDecide } from "#features/contributions/server/changes-to-decide.ts";
import { hoursOfChange } from "#features/contributions/server/hours-of-change.ts";
import { placeOfWaitingShop } from "#features/contributions/server/place-of-new-shop.ts";
import { orEmpty } from "./open-dashboard.server.ts";
import { queueData } from "./queue-data.server.ts";

interface Room {
  path: DashboardPath;
  of: keyof UserChanges;
}

/** What a page of suggestions shows: those of people, or those of owners. */
export function openChanges(context: Readonly<RouterContextProvider>, request: Request, { path, of }: Room) {
  return queueData(context, request, {
    path,
    lists: async (app) => ({ changes: await orEmpty(app, changesToDecide(app.database, of), []) }),
    casesOf: ({ changes }) =>
      changes.map((change) => ({
        id: change["_id"],
        authorId: change.author?.["_id"] ?? null,
        of: change,
      })),
    besideOf: async (app, chosen) => ({
      hours: chosen ? hoursOfChange(chosen.of, app.now()) : null,
      place:
        chosen?.of.type === "newShop"
          ? await orEmpty(app, placeOfWaitingShop(app.database, { changeId: Number(chosen.id) }), null)
          : null,
    }),
  });
}
