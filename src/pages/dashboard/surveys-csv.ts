import { surveyFile } from "#features/surveys/server/survey-file.ts";
import { readSurveyQuery } from "#features/surveys/survey-report.ts";
import { orPageError } from "../page-errors.ts";
import type { Route } from "./+types/surveys-csv.ts";
import { openForAdmin } from "./open-dashboard.server.ts";

/** What people answered in a survey as a file, for admins. */
export function loader({ context, request }: Route.LoaderArgs) {
  const { app } = openForAdmin(context, "/dashboard/surveys");
  const query = readSurveyQuery(new URL(request.url).searchParams);
  return orPageError(app, request, async () => {
    const file = await surveyFile(app.database, query, { now: app.now() });
    return new Response(file, {
      headers: {
        "content-type": "text/csv; charset=utf-8",
        "content-disposition": `attachment; filename="survey-${query.survey}.csv"`,
        "cache-control": "private, no-store",
        "x-robots-tag": "noindex",
      },
    });
  });
}
