import type { RouterContextProvider } from "react-router";
import type { DashboardPath } from "#features/accounts/desk-access.ts";
import type { Member } from "#features/accounts/server/members.ts";
import type { AppContext } from "#app/app-context.ts";
import { type ListQuery, type ListSpec, readListQuery } from "#features/dashboard/list-query.ts";
import { orPageError } from "../page-errors.ts";
import { dashboardHead } from "./dashboard-head.server.ts";
import { refuseForeignShop } from "./refuse-foreign-shop.ts";
import { openDashboard, waitingFor } from "./open-dashboard.server.ts";

interface ListToLoad<Sort extends string, Filter extends string, Slug extends string, Page> {
  path: DashboardPath;
  spec: ListSpec<Sort, Filter, Slug>;
  page: (
    database: AppContext["database"],
    member: Member,
    query: ListQuery<Sort, NoInfer<Filter | Slug>>,
  ) => Promise<Page>;
}

/** What the page of a list shows: the things that somebody may edit, as its address asks for them. */
export function listData<Sort extends string, Filter extends string, Page, Slug extends string = never>(
  context: Readonly<RouterContextProvider>,
  request: Request,
  { path, spec, page }: ListToLoad<Sort, Filter, Slug, Page>,
) {
  const { app, member } = openDashboard(context, path);
  const search = new URL(request.url).searchParams;
  const query = readListQuery(spec, search);
  return orPageError(app, request, async () => {
    refuseForeignShop(member, search, "shop");
    return {
      head: dashboardHead(app.i18n, path),
      counts: await waitingFor(app, member),
      query,
      page: await page(app.database, member, query),
      isAdmin: member.permissions.admin,
    };
  });
}
