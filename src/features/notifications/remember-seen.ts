import { browserCookie, setBrowserCookie } from "#platform/browser-cookie.ts";
import { dueLocalNotices, seenCookieOf } from "./local-notices.ts";
import { isMenuNoticeId } from "./menu-notice.ts";
import { type Notice, ownNotice } from "./notice-board.ts";
import { SEEN_MENUS_COOKIE, SEEN_MENUS_MAX_AGE_SECONDS, seenMenusOf, withSeenMenus } from "./seen-menus.ts";

/** Remembers in this browser which menu notices and which of its own were seen. `domain` shares it between the languages' hosts. */
export function rememberSeen(notices: readonly Notice[], domain: string | undefined): void {
  for (const { id, lifetime } of notices) {
    if (lifetime === undefined) continue;
    setBrowserCookie({ name: seenCookieOf(id), value: "1", maxAgeSeconds: lifetime, domain });
  }
  const menuIds = notices.map(({ id }) => id).filter(isMenuNoticeId);
  if (menuIds.length === 0) return;
  setBrowserCookie({
    name: SEEN_MENUS_COOKIE,
    value: withSeenMenus(browserCookie(SEEN_MENUS_COOKIE), menuIds),
    maxAgeSeconds: SEEN_MENUS_MAX_AGE_SECONDS,
    domain,
  });
}

/** Those of the server, the ones about menus with what this browser remembers of them. */
export function withRememberedMenus(told: readonly Notice[]): Notice[] {
  const seenMenus = seenMenusOf(browserCookie(SEEN_MENUS_COOKIE));
  return told.map((notice) => (seenMenus.includes(notice.id) ? { ...notice, seen: true } : notice));
}

/** Those that the browser gives by itself. */
export function dueOwnNotices(isApp: boolean): Notice[] {
  return dueLocalNotices({ hasCookie: (name) => browserCookie(name) !== undefined, isApp }).map(ownNotice);
}
