import { Trans, useLingui } from "@lingui/react/macro";
import { countText } from "#platform/i18n/format.ts";
import { Link } from "#ui/link/link.tsx";
import type { ToDoCounts } from "../../queue.ts";
import styles from "./dashboard.module.css";

type RoomsProps = {
  /** Null for whoever is no admin. */
  counts: ToDoCounts | null;
  /** The path of the page. */
  current: string;
};

/** The rooms of the dashboard that are there for the reader, with how much waits in each. */
export function useRooms(counts: ToDoCounts | null) {
  const { t } = useLingui();
  if (!counts) return [];
  return [
    {
      path: "/dashboard/reviews",
      name: t({ id: "dashboard.room.reviews", message: "Reviews" }),
      count: counts.newReviews + counts.reportedReviews,
    },
    {
      path: "/dashboard/reports",
      name: t({ id: "dashboard.room.reports", message: "Reports and appeals" }),
      count: counts.reports + counts.appeals,
    },
    {
      path: "/dashboard/changes/user",
      name: t({ id: "dashboard.room.user-changes", message: "Suggestions from visitors" }),
      count: counts.userChanges,
    },
    {
      path: "/dashboard/changes/admin",
      name: t({ id: "dashboard.room.owner-changes", message: "Changed by owners" }),
      count: counts.ownerChanges,
    },
    {
      path: "/dashboard/menuimages",
      name: t({ id: "dashboard.room.menu-images", message: "Photos of menus" }),
      count: counts.menuImages,
    },
  ];
}

/** The navigation beside every page of the dashboard. */
export function Rooms({ counts, current }: RoomsProps) {
  const { t, i18n } = useLingui();
  const rooms = useRooms(counts);
  return (
    <nav aria-label={t({ id: "dashboard.rooms", message: "Dashboard" })}>
      <ul className={styles.rooms}>
        <li>
          <Link
            to="/dashboard"
            look="plain"
            aria-current={current === "/dashboard" ? "page" : undefined}
            className={styles.room}
          >
            <Trans id="dashboard.overview">Overview</Trans>
          </Link>
        </li>
        {rooms.map(({ path, name, count }) => (
          <li key={path}>
            <Link
              to={path}
              look="plain"
              aria-current={current === path ? "page" : undefined}
              className={styles.room}
            >
              {name}
              {count > 0 && <span className={styles.count}>{countText(i18n.locale, count)}</span>}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
