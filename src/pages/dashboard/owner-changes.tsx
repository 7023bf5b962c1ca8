import { ChangeRoom } from "#features/contributions/ui/dashboard/change-room.tsx";
import { authorWith } from "#features/moderation/ui/dashboard/evidence.tsx";
import type { Route } from "./+types/owner-changes.ts";
import { AdminFrame } from "./admin-frame.tsx";
import { openChanges } from "./open-changes.server.ts";

const PATH = "/dashboard/changes/admin";

export function loader({ context, request }: Route.LoaderArgs) {
  return openChanges(context, request, { path: PATH, of: "adminEdits" });
}

/** What owners changed that needs an admin; the chosen one is `?id=` (product.md section 13). */
export default function DashboardOwnerChanges({
  loaderData: { head, counts, history, ...room },
}: Route.ComponentProps) {
  return (
    <AdminFrame head={head} counts={counts}>
      <ChangeRoom {...room} path={PATH} of="owner" author={authorWith(history)} />
    </AdminFrame>
  );
}
