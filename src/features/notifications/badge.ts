import { SESSION_ENDED, SESSION_KEY, sessionToken } from "#platform/session-token.ts";

/** Puts the number of unseen notices on the icon of the installed app; none takes it away. Where a browser has no badge, nothing happens. */
export function showBadge(count: number): void {
  if (!("setAppBadge" in navigator)) return;
  const shown = count > 0 ? navigator.setAppBadge(count) : navigator.clearAppBadge();
  // The system lets an app have none.
  shown.catch(() => undefined);
}

/** A number that is nobody's any more goes from the icon: logged out here or in another window, or ended by the server. Returns what ends it. */
export function clearBadgeAtLogout(): () => void {
  const life = new AbortController();
  const { signal } = life;
  // Logging out ends in a new document.
  window.addEventListener("pagehide", () => sessionToken() === undefined && showBadge(0), { signal });
  window.addEventListener(SESSION_ENDED, () => showBadge(0), { signal });
  window.addEventListener(
    "storage",
    ({ key, newValue }) => key === SESSION_KEY && newValue === null && showBadge(0),
    { signal },
  );
  return () => life.abort();
}
