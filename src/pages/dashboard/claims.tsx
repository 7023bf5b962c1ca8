import { claimSentences } from "#features/claims/server/claim-sentences.ts";
import { claimsWaiting } from "#features/claims/server/claims-in.ts";
import { ClaimRoom } from "#features/claims/ui/dashboard/claim-room.tsx";
import { authorWith } from "#features/moderation/ui/dashboard/evidence.tsx";
import type { Route } from "./+types/claims.ts";
import { AdminFrame } from "./admin-frame.tsx";
import { orEmpty } from "./open-dashboard.server.ts";
import { queueData } from "./queue-data.server.ts";
import { sentencesFor } from "./sentences-for.server.ts";

const PATH = "/dashboard/claims";

export function loader({ context, request }: Route.LoaderArgs) {
  return queueData(context, request, {
    path: PATH,
    lists: async (app) => ({ claims: await orEmpty(app, claimsWaiting(app.database), []) }),
    casesOf: ({ claims }) =>
      claims.map((claim) => ({ id: claim["_id"], authorId: claim.claimant["_id"], of: claim })),
    besideOf: async (app, chosen) => ({
      sentences: await sentencesFor(app, chosen?.authorId, claimSentences),
    }),
  });
}

/** Who says that a shop is theirs; the chosen one is `?id=` (product.md section 13). */
export default function DashboardClaims({
  loaderData: { head, counts, history, ...room },
}: Route.ComponentProps) {
  return (
    <AdminFrame head={head} counts={counts}>
      <ClaimRoom {...room} path={PATH} author={authorWith(history)} />
    </AdminFrame>
  );
}
