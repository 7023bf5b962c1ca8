import { authorHistory } from "#features/moderation/server/author-history.ts";
import { newReviews, reportedReviews } from "#features/moderation/server/queued-reviews.ts";
import { ReviewRoom } from "#features/moderation/ui/dashboard/review-room.tsx";
import { Stack } from "#ui/layout/stack.tsx";
import { useSite } from "../layouts/use-site.ts";
import { orPageError } from "../page-errors.ts";
import { PageHead } from "../page-head.tsx";
import type { Route } from "./+types/reviews.ts";
import { dashboardHead } from "./dashboard-head.server.ts";
import { openForAdmin, orEmpty } from "./open-dashboard.server.ts";

const PATH = "/dashboard/reviews";

export async function loader({ context, request }: Route.LoaderArgs) {
  const { app } = openForAdmin(context, PATH);
  const { database, i18n } = app;
  const chosenId = new URL(request.url).searchParams.get("id");
  return orPageError(app, request, async () => {
    const [fresh, reported] = await Promise.all([
      orEmpty(app, newReviews(database), []),
      orEmpty(app, reportedReviews(database), []),
    ]);
    const all = [...reported, ...fresh];
    const author = (all.find(({ id }) => id === chosenId) ?? all[0])?.user;
    const history = author ? await orEmpty(app, authorHistory(database, author.id), null) : null;
    return { head: dashboardHead(i18n, "reviews"), fresh, reported, chosenId, history };
  });
}

/** New and reported reviews; the chosen one is `?id=` (product.md section 13). */
export default function DashboardReviews({ loaderData: { head, ...room } }: Route.ComponentProps) {
  const { site } = useSite();
  return (
    <Stack gap={6}>
      <PageHead isIndexed={false} {...head} />
      <h1>{head.title}</h1>
      <ReviewRoom {...room} path={PATH} pictureBase={site.pictureBase} />
    </Stack>
  );
}
