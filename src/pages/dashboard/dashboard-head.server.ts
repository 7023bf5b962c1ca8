import type { I18n } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { roomOf } from "#features/dashboard/rooms.ts";

const OVERVIEW = msg({ id: "dashboard.title", message: "Dashboard" });
const DESCRIPTION = msg({ id: "dashboard.description", message: "For the people who run this site." });

/** What a page of the dashboard is called: its room, or the thing that it shows; null for a new one. */
export function dashboardHead(i18n: I18n, path: string, thing?: string | null) {
  const room = roomOf(path);
  const title = i18n._((thing === null ? room?.add : room?.title) ?? room?.label ?? OVERVIEW);
  return { title: thing ?? title, description: i18n._(DESCRIPTION) };
}
