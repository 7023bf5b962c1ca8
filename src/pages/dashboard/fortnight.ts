import { shopToEdit } from "#features/contributions/server/shops-to-edit.ts";
import { hoursByDay } from "#features/hours/server/evaluate-hours.ts";
import { exceptionsAhead } from "#features/hours/server/exceptions-ahead.ts";
import { NotFound } from "#platform/errors/errors.ts";
import { orPageError } from "../page-errors.ts";
import type { Route } from "./+types/fortnight.ts";
import { openDashboard } from "./open-dashboard.server.ts";
import { idIn } from "./id-in.ts";

const DAYS = 14;
const LONGEST = 1000;

/** What visitors will read of the next fourteen days, and of later ones with hours of their own, by hours that somebody types (`?id=&hours=`); null for what is no hours. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const { app, member } = openDashboard(context, "/dashboard/shops/shop");
  const search = new URL(request.url).searchParams;
  const hours = search.get("hours") ?? "";
  return orPageError(app, request, async () => {
    const shop = await shopToEdit(app.database, member, { id: idIn(search) });
    if (!shop) throw new NotFound("shop");
    if (hours.length > LONGEST) return { days: null, later: [] };
    const point = shop.values.location as { latitude: number; longitude: number };
    const asked = { hours: hours || "Mo-Su unknown", point, from: app.now() };
    const days = hoursByDay({ ...asked, days: DAYS });
    return { days: days ?? null, later: exceptionsAhead({ ...asked, toldDays: DAYS }) };
  });
}
