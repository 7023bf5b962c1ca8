import { Trans, useLingui } from "@lingui/react/macro";
import { mayOpen } from "#features/accounts/desk-access.ts";
import { countText } from "#platform/i18n/format.ts";
import type { Permissions } from "#platform/viewer.ts";
import { Icon } from "#ui/icon/icon.tsx";
import { Link } from "#ui/link/link.tsx";
import { roomOf, ROOMS, type ToDoCounts } from "../rooms.ts";
import { useWaitingCounts } from "./queue/use-waiting-counts.ts";
import { roomGlyph } from "./room-glyphs.ts";
import styles from "./room-nav.module.css";

type RoomNavProps = {
  permissions: Permissions;
  /** Null for whoever is told none. */
  counts: ToDoCounts | null;
  /** The path of the page. */
  current: string;
};

/** All rooms of the dashboard, beside its pages and, on narrow screens, behind the last button of the bar: those that are there for the reader, with how much waits in each. */
export function RoomNav({ permissions, counts, current }: RoomNavProps) {
  const { t, i18n } = useLingui();
  const openRoom = roomOf(current);
  const countIn = useWaitingCounts(counts);
  return (
    <nav aria-label={t({ id: "dashboard.rooms", message: "Dashboard" })}>
      <ul className={styles.rooms}>
        <li>
          <Link
            to="/dashboard"
            look="plain"
            aria-current={openRoom ? undefined : "page"}
            className={styles.room}
          >
            <Icon glyph={roomGlyph("/dashboard")} />
            <Trans id="dashboard.overview">Overview</Trans>
          </Link>
        </li>
        {ROOMS.filter(({ path }) => mayOpen(permissions, path)).map((room) => {
          const count = countIn(room);
          return (
            <li key={room.path}>
              <Link
                to={room.path}
                look="plain"
                aria-current={room === openRoom ? "page" : undefined}
                className={styles.room}
              >
                <Icon glyph={roomGlyph(room.path)} />
                {i18n._(room.label)}
                {count > 0 && (
                  <span className={room.isOverAll ? styles.allCount : styles.count}>
                    {countText(i18n.locale, count)}
                  </span>
                )}
              </Link>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
