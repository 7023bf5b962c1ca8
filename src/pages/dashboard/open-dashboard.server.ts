import { redirect } from "react-router";
import { dashboardRedirect, type DashboardPath } from "#features/accounts/desk-access.ts";
import { type Admin, asAdmin, asMember, type Member } from "#features/accounts/server/members.ts";
import type { ToDoCounts } from "#features/dashboard/rooms.ts";
import { waitingCounts } from "#features/moderation/server/to-do-counts.ts";
import { profileAddress } from "#features/accounts/profile-tab.ts";
import { type AppContext, appContext } from "#app/app-context.ts";
import { toLogin } from "../login-address.ts";
import type { RouterContextProvider } from "react-router";

/** Leads away whoever may not open a page of the dashboard (specification section 6). */
export function openDashboard(
  context: Readonly<RouterContextProvider>,
  path: DashboardPath,
  /** Where whoever logs in comes back to. */
  wayBack: string = path,
): { app: AppContext; member: Member } {
  const app = context.get(appContext);
  const { viewer } = app;
  const away = dashboardRedirect(viewer.kind === "account" ? viewer.permissions : null, path);
  if (away === "/login") toLogin(viewer, wayBack);
  if (away !== null) throw redirect(away);
  const member = asMember(viewer);
  // Where it is set up and shown.
  if (!member.hasSecondFactor) throw redirect(profileAddress("account"));
  return { app, member };
}

/** A page that is for admins alone. */
export function openForAdmin(
  context: Readonly<RouterContextProvider>,
  path: DashboardPath,
): { app: AppContext; admin: Admin } {
  const { app, member } = openDashboard(context, path);
  return { app, admin: asAdmin(member) };
}

/** How much waits in each room; null for whoever decides nothing, and when it cannot be counted. */
export function waitingFor(app: AppContext, member: Member): Promise<ToDoCounts | null> {
  return orEmpty(app, waitingCounts(app.database, member), null);
}

/** A list that does not come stays empty, and the log says why (specification section 8). */
export async function orEmpty<Data>(app: AppContext, reading: Promise<Data>, empty: Data): Promise<Data> {
  try {
    return await reading;
  } catch (error) {
    app.report(error);
    return empty;
  }
}
