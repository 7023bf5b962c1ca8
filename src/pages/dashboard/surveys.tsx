import { surveyCounts } from "#features/surveys/server/survey-counts.ts";
import { surveyTexts } from "#features/surveys/server/survey-texts.ts";
import { readSurveyQuery } from "#features/surveys/survey-report.ts";
import { SurveyRoom } from "#features/surveys/ui/survey-answers/survey-room.tsx";
import { orPageError } from "../page-errors.ts";
import type { Route } from "./+types/surveys.ts";
import { AdminFrame } from "./admin-frame.tsx";
import { dashboardHead } from "./dashboard-head.server.ts";
import { openForAdmin, waitingFor } from "./open-dashboard.server.ts";

const PATH = "/dashboard/surveys";

export function loader({ context, request }: Route.LoaderArgs) {
  const { app, admin } = openForAdmin(context, PATH);
  const query = readSurveyQuery(new URL(request.url).searchParams);
  const now = app.now();
  return orPageError(app, request, async () => {
    const [counts, answers, texts] = await Promise.all([
      waitingFor(app, admin),
      surveyCounts(app.database, query, { now }),
      surveyTexts(app.database, query, { now }),
    ]);
    return { head: dashboardHead(app.i18n, PATH), counts, query, asked: app.surveys, answers, texts };
  });
}

/** What people answered in the surveys (product.md section 15), for admins. */
export default function DashboardSurveys({ loaderData: { head, counts, ...rest } }: Route.ComponentProps) {
  return (
    <AdminFrame head={head} counts={counts}>
      <SurveyRoom path={PATH} {...rest} />
    </AdminFrame>
  );
}
