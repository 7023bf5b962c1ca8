import { useLingui } from "@lingui/react/macro";
import { DefinitionList } from "#ui/definition-list/definition-list.tsx";
import { countText } from "#platform/i18n/format.ts";
import { Link } from "#ui/link/link.tsx";
import type { ToDoCounts } from "../../queue.ts";

/** How much waits for an admin. */
export function Overview({ counts }: { counts: ToDoCounts }) {
  const { t, i18n } = useLingui();
  const rows = [
    {
      id: "newReviews",
      path: "/dashboard/reviews",
      name: t({ id: "dashboard.count.new-reviews", message: "New reviews" }),
      count: counts.newReviews,
    },
    {
      id: "reportedReviews",
      path: "/dashboard/reviews",
      name: t({ id: "dashboard.count.reported-reviews", message: "Reported reviews" }),
      count: counts.reportedReviews,
    },
    {
      id: "reports",
      path: "/dashboard/reports",
      name: t({ id: "dashboard.count.reports", message: "Other reports" }),
      count: counts.reports,
    },
    {
      id: "appeals",
      path: "/dashboard/reports",
      name: t({ id: "dashboard.count.appeals", message: "Appeals" }),
      count: counts.appeals,
    },
    {
      id: "userChanges",
      path: "/dashboard/changes/user",
      name: t({ id: "dashboard.room.user-changes", message: "Suggestions from visitors" }),
      count: counts.userChanges,
    },
    {
      id: "ownerChanges",
      path: "/dashboard/changes/admin",
      name: t({ id: "dashboard.room.owner-changes", message: "Changed by owners" }),
      count: counts.ownerChanges,
    },
    {
      id: "menuImages",
      path: "/dashboard/menuimages",
      name: t({ id: "dashboard.room.menu-images", message: "Photos of menus" }),
      count: counts.menuImages,
    },
  ];
  return (
    <DefinitionList
      items={rows.map(({ id, path, name, count }) => ({
        id,
        term: <Link to={path}>{name}</Link>,
        description: countText(i18n.locale, count),
      }))}
    />
  );
}
