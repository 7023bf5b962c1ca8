import { useLingui } from "@lingui/react/macro";
import type { Permissions } from "#platform/viewer.ts";
import { Link } from "#ui/link/link.tsx";
import type { Room } from "../rooms.ts";

type WayBackProps = { room: Room; permissions: Permissions };

/**
 * From the page of one thing to its list and to the overview, which on a phone is the only way there: the bar at the bottom is that of
 * the editor. Whoever speaks for one shop has no list of shops.
 */
export function WayBack({ room, permissions: { admin, shopAdmin } }: WayBackProps) {
  const { t, i18n } = useLingui();
  const hasList = room.path !== "/dashboard/shops" || admin || shopAdmin.length > 1;
  return (
    <>
      <Link to="/dashboard">{t({ id: "dashboard.rooms", message: "Dashboard" })}</Link>
      {hasList && (
        <>
          <span aria-hidden="true"> › </span>
          <Link to={room.path}>{i18n._(room.label)}</Link>
        </>
      )}
    </>
  );
}
