import { ChangeRoom } from "#features/contributions/ui/dashboard/change-room.tsx";
import { authorWith } from "#features/moderation/ui/dashboard/evidence.tsx";
import type { Route } from "./+types/user-changes.ts";
import { AdminFrame } from "./admin-frame.tsx";
import { openChanges } from "./open-changes.server.ts";

const PATH = "/dashboard/changes/user";

export function loader({ context, request }: Route.LoaderArgs) {
  return openChanges(context, request, { path: PATH, of: "menuEdits" });
}

/** What people suggested; the chosen one is `?id=` (product.md section 13). */
export default function DashboardUserChanges({
  loaderData: { head, counts, history, ...room },
}: Route.ComponentProps) {
  return (
    <AdminFrame head={head} counts={counts}>
      <ChangeRoom {...room} path={PATH} of="user" author={authorWith(history)} />
    </AdminFrame>
  );
}
