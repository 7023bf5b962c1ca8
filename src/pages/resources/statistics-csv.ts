import { storedStatistic } from "#features/statistics/server/stored-statistics.ts";
import { statisticCsv } from "#features/statistics/statistic-csv.ts";
import { appContext } from "#app/app-context.ts";
import { orPageError } from "../page-errors.ts";
import type { Route } from "./+types/statistics-csv.ts";

/** One statistic as a file: the same in all languages. */
export async function loader({ context, request, params }: Route.LoaderArgs) {
  const app = context.get(appContext);
  return orPageError(app, request, async () => {
    const [, name = ""] = /^([a-z-]+)\.csv$/.exec(params.csv) ?? [];
    const statistic = await storedStatistic(app.database, { name });
    return new Response(statisticCsv(statistic), {
      headers: {
        "content-type": "text/csv; charset=utf-8",
        "content-disposition": `attachment; filename="${statistic.name}.csv"`,
        "cache-control": "public, max-age=3600",
        "x-robots-tag": "noindex",
      },
    });
  });
}
