import { browserCookie } from "#platform/browser-cookie.ts";
import { CONSENT_COOKIE } from "#features/consent/consent.ts";
import { type Goal, GOALS } from "./goals.ts";

/** Tells the site that the page of the address is looked at. Nothing is told unless its reader has accepted everything. */
export function tellOfView(): void {
  tell({});
}

/** Tells the site that somebody has done what one hopes for. */
export function tellOfGoal(goal: Goal): void {
  tell({ goal: GOALS[goal] });
}

/** Not through the client of calls: a hit says nothing of who is logged in. What does not arrive is not counted. */
function tell(more: { goal?: number }): void {
  if (browserCookie(CONSENT_COOKIE) !== "all") return;
  fetch("/api/hit", {
    method: "POST",
    keepalive: true,
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ path: location.pathname, ...more }),
  }).catch(() => undefined);
}
