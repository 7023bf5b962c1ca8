import { authorHistory } from "#features/moderation/server/author-history.ts";
import { newReviews, reportedReviews } from "#features/moderation/server/queued-reviews.ts";
import { toDoCounts } from "#features/moderation/server/to-do-counts.ts";
import { ReviewRoom } from "#features/moderation/ui/dashboard/review-room.tsx";
import { useSite } from "../layouts/use-site.ts";
import { orPageError } from "../page-errors.ts";
import type { Route } from "./+types/reviews.ts";
import { AdminFrame } from "./admin-frame.tsx";
import { dashboardHead } from "./dashboard-head.server.ts";
import { openForAdmin, orEmpty } from "./open-dashboard.server.ts";

const PATH = "/dashboard/reviews";

export async function loader({ context, request }: Route.LoaderArgs) {
  const { app } = openForAdmin(context, PATH);
  const { database, i18n } = app;
  const askedId = new URL(request.url).searchParams.get("id");
  return orPageError(app, request, async () => {
    const [counts, fresh, reported] = await Promise.all([
      orEmpty(app, toDoCounts(database), null),
      orEmpty(app, newReviews(database), []),
      orEmpty(app, reportedReviews(database), []),
    ]);
    const all = [...reported, ...fresh];
    const chosen = all.find(({ id }) => id === askedId) ?? all[0];
    const chosenId = chosen?.id ?? null;
    const missingId = askedId === chosenId ? null : askedId;
    const author = chosen?.user;
    const history = author ? await orEmpty(app, authorHistory(database, author.id), null) : null;
    const head = dashboardHead(i18n, PATH);
    return { head, counts, fresh, reported, chosenId, missingId, history };
  });
}

/** New and reported reviews; the chosen one is `?id=` (product.md section 13). */
export default function DashboardReviews({ loaderData: { head, counts, ...room } }: Route.ComponentProps) {
  const { site } = useSite();
  return (
    <AdminFrame head={head} counts={counts}>
      <ReviewRoom {...room} path={PATH} pictureBase={site.pictureBase} />
    </AdminFrame>
  );
}
