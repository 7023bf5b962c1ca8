import type { RouterContextProvider } from "react-router";
import type { DashboardPath } from "#features/accounts/desk-access.ts";
import type { UserChange, UserChanges } from "#features/contributions/change.ts";
import { changesToDecide } from "#features/contributions/server/changes-to-decide.ts";
import { hoursOfChange } from "#features/contributions/server/hours-of-change.ts";
import { refusalSentences } from "#features/contributions/server/refusal-sentences.ts";
import { placeOfWaitingShop } from "#features/contributions/server/place-of-new-shop.ts";
import type { AppContext } from "#app/app-context.ts";
import { orEmpty } from "./open-dashboard.server.ts";
import { sentencesFor } from "./sentences-for.server.ts";
import { queueData } from "./queue-data.server.ts";

interface Room {
  path: DashboardPath;
  of: keyof UserChanges;
}

/** What a page of suggestions shows: those of people, or those of owners. */
export function openChanges(context: Readonly<RouterContextProvider>, request: Request, { path, of }: Room) {
  return queueData(context, request, {
    path,
    lists: async (app) => ({ changes: await changesIn(app, of) }),
    casesOf: ({ changes }) =>
      changes.map((change) => ({
        id: change["_id"],
        authorId: change.author?.["_id"] ?? null,
        of: change,
      })),
    besideOf: (app, chosen) => besideChange(app, chosen?.of),
  });
}

/** The suggestions that wait, of all or of one person. */
export function changesIn(app: AppContext, of: keyof UserChanges, whose: { authorId?: number | null } = {}) {
  return orEmpty(app, changesToDecide(app.database, of, whose), []);
}

/** What is shown beside one of them: hours in words, and the place of a shop that is missing. */
export async function besideChange(app: AppContext, change: UserChange | undefined) {
  const asked = change?.type === "newShop" ? { changeId: Number(change["_id"]) } : null;
  return {
    sentences: await sentencesFor(app, change?.author?.["_id"], refusalSentences),
    hours: change ? hoursOfChange(change, app.now()) : null,
    place: asked && (await orEmpty(app, placeOfWaitingShop(app.database, asked), null)),
  };
}
