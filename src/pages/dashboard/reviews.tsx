import { newReviews, reportedReviews } from "#features/moderation/server/queued-reviews.ts";
import { removalSentences } from "#features/moderation/server/removal-sentences.ts";
import { ReviewRoom } from "#features/moderation/ui/dashboard/review-room.tsx";
import { useSite } from "../layouts/use-site.ts";
import type { Route } from "./+types/reviews.ts";
import { AdminFrame } from "./admin-frame.tsx";
import { orEmpty } from "./open-dashboard.server.ts";
import { queueData } from "./queue-data.server.ts";
import { sentencesFor } from "./sentences-for.server.ts";

const PATH = "/dashboard/reviews";

export function loader({ context, request }: Route.LoaderArgs) {
  return queueData(context, request, {
    path: PATH,
    lists: async (app) => {
      const [fresh, reported] = await Promise.all([
        orEmpty(app, newReviews(app.database), []),
        orEmpty(app, reportedReviews(app.database), []),
      ]);
      return { fresh, reported };
    },
    casesOf: ({ fresh, reported }) =>
      [...reported, ...fresh].map(({ id, user }) => ({ id, authorId: user?.id ?? null })),
    besideOf: async (app, chosen) => ({
      sentences: await sentencesFor(app, chosen?.authorId, removalSentences),
    }),
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
