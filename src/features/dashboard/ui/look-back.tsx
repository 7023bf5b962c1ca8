import { Trans } from "@lingui/react/macro";
import { mayOpen } from "#features/accounts/desk-access.ts";
import type { Permissions } from "#platform/viewer.ts";
import { Link } from "#ui/link/link.tsx";
import type { Room } from "../rooms.ts";

type LookBackProps = { room: Room | undefined; permissions: Permissions };

/** Below a room in which something is decided: what was decided today, as the log has it, for whoever may read that. */
export function LookBack({ room, permissions }: LookBackProps) {
  const isDecidedIn = room && (room.isOverAll || Object.keys(room.toDo).length > 0);
  if (!isDecidedIn || !mayOpen(permissions, "/dashboard/audit")) return null;
  return (
    <p>
      <Link to="/dashboard/audit?from=today">
        <Trans id="dashboard.look-back">Look back: what was decided today</Trans>
      </Link>
    </p>
  );
}
