import type { I18n } from "@lingui/core";
import { msg } from "@lingui/core/macro";

const TITLES = {
  overview: msg({ id: "dashboard.title", message: "Dashboard" }),
  reviews: msg({ id: "dashboard.title.reviews", message: "Reviews to decide" }),
  userChanges: msg({ id: "dashboard.title.user-changes", message: "Suggestions from visitors" }),
  ownerChanges: msg({ id: "dashboard.title.owner-changes", message: "Changed by owners" }),
  menuImages: msg({ id: "dashboard.title.menu-images", message: "Photos of menus" }),
  reports: msg({ id: "dashboard.title.reports", message: "Reports and appeals" }),
};

const DESCRIPTION = msg({ id: "dashboard.description", message: "For the people who run this site." });

/** What a room of the dashboard is called. */
export function dashboardHead(i18n: I18n, room: keyof typeof TITLES) {
  return { title: i18n._(TITLES[room]), description: i18n._(DESCRIPTION) };
}
