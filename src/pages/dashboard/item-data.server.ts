import { redirect, type RouterContextProvider } from "react-router";
import type { DashboardPath } from "#features/accounts/desk-access.ts";
import type { Member } from "#features/accounts/server/members.ts";
import { NEWS_TYPES } from "#features/news/news.ts";
import { removalOf } from "#features/moderation/server/removals-to-undo.ts";
import type { EditedItem } from "#features/dashboard/field.ts";
import { addingIn, roomOf } from "#features/dashboard/rooms.ts";
import { type RevisedType, revisionsOf } from "#features/dashboard/server/revisions.ts";
import type { AppContext } from "#app/app-context.ts";
import { NotFound } from "#platform/errors/errors.ts";
import { orPageError } from "../page-errors.ts";
import { dashboardHead } from "./dashboard-head.server.ts";
import { idIn } from "./id-in.ts";
import { openDashboard, waitingFor } from "./open-dashboard.server.ts";

interface ItemToLoad<Item, Beside> {
  path: DashboardPath;
  type: RevisedType;
  /** The thing of this id; undefined for none, and for one of somebody else. */
  item: (app: AppContext, member: Member, asked: { id: number }) => Promise<Item | undefined>;
  /** What it is called in the head. */
  nameOf: (item: Item, app: AppContext) => string | undefined;
  /** What the editor needs besides. */
  besideOf: (app: AppContext, member: Member, item: Item | null) => Promise<Beside>;
}

/**
 * What the page of an editor shows: the thing of `?id=`, or a new one (null) for `?new` where the room has a way to add one. Without
 * either it leads to the list.
 */
export function itemData<Item extends EditedItem<object>, Beside extends object>(
  context: Readonly<RouterContextProvider>,
  request: Request,
  { path, type, item: itemOf, nameOf, besideOf }: ItemToLoad<Item, Beside>,
) {
  const { app, member } = openDashboard(context, path);
  const search = new URL(request.url).searchParams;
  const { admin: isAdmin } = member.permissions;
  const isNew = !search.has("id");
  const mayAdd = search.has("new") && addingIn(path, { isAdmin });
  if (isNew && !mayAdd) throw redirect(roomOf(path)?.path ?? "/dashboard");
  const takenAs = NEWS_TYPES.find((one) => one === type);
  return orPageError(app, request, async () => {
    const item = isNew ? null : await itemOf(app, member, { id: idIn(search) });
    if (item === undefined) throw new NotFound(type);
    const [counts, revisions, beside, removal] = await Promise.all([
      waitingFor(app, member),
      item ? revisionsOf(app.database, { type, id: item.id }) : [],
      besideOf(app, member, item),
      item && takenAs ? removalOf(app.database, { type: takenAs, id: item.id }) : null,
    ]);
    return {
      head: dashboardHead(app.i18n, path, item && (nameOf(item, app) ?? null)),
      counts,
      item,
      revisions,
      removal,
      isAdmin,
      accountId: member.accountId,
      ...beside,
    };
  });
}
