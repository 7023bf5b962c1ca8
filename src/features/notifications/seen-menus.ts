import { isMenuNoticeId } from "./menu-notice.ts";

/** Which menu notices were seen in this browser (specification section 9; contract.md). */
export const SEEN_MENUS_COOKIE = "seen-menus";

/** 60 days. */
export const SEEN_MENUS_MAX_AGE_SECONDS = 5_184_000;

export const MOST_SEEN_MENUS = 50;

/** In no id, and nothing that a cookie has to escape. */
const BETWEEN = ".";

/** The ids in the value of the cookie, the latest seen first. What is no id of a menu notice is left out. */
export function seenMenusOf(cookie: string | undefined): string[] {
  return capped((cookie ?? "").split(BETWEEN));
}

/** The value of the cookie once these were seen too: the oldest make room. */
export function withSeenMenus(cookie: string | undefined, ids: readonly string[]): string {
  return capped([...ids, ...seenMenusOf(cookie)]).join(BETWEEN);
}

function capped(ids: readonly string[]): string[] {
  return [...new Set(ids.filter(isMenuNoticeId))].slice(0, MOST_SEEN_MENUS);
}
