import { redirect } from "react-router";
import { LED_TO_OVERVIEW } from "#features/dashboard/led-to-overview.ts";
import { openDashboard } from "./open-dashboard.server.ts";
import type { Route } from "./+types/no-such-room.ts";

/**
 * Every address of the dashboard without a page of its own, also the rooms that are not built yet: visitors log in, people without a role
 * go home, and the others are led to its root (specification section 6).
 */
export function loader({ context, params }: Route.LoaderArgs) {
  openDashboard(context, "/dashboard", `/dashboard/${params["*"]}`);
  return redirect(LED_TO_OVERVIEW);
}
