import { visitsCsv } from "#features/analytics/server/visits-csv.ts";
import { visitsOfSite } from "#features/analytics/server/visits-of-site.ts";
import { countryDay } from "#features/hours/country-clock.ts";
import { orPageError } from "../page-errors.ts";
import type { Route } from "./+types/visits-csv.ts";
import { openForAdmin } from "./open-dashboard.server.ts";

/** The counts of visits as a file, for admins. */
export function loader({ context, request }: Route.LoaderArgs) {
  const { app } = openForAdmin(context, "/dashboard/visits");
  const today = countryDay(app.now());
  return orPageError(app, request, async () => {
    const file = visitsCsv(await visitsOfSite(app.database, { today }));
    return new Response(file, {
      headers: {
        "content-type": "text/csv; charset=utf-8",
        "content-disposition": `attachment; filename="visits-${today}.csv"`,
        "cache-control": "private, no-store",
        "x-robots-tag": "noindex",
      },
    });
  });
}
