import type { MenuItem } from "./menu.ts";

/** After this time "almost gone" is no longer true: it is sold out or restocked. */
const STOCK_MS = 2 * 86_400_000;

/** Whether something was almost gone recently enough to show it. `now`: ISO 8601. */
export function isAlmostGone(
  { available, lastSeenAt }: Pick<MenuItem, "available" | "lastSeenAt">,
  now: string,
): boolean {
  return available === "low" && Date.parse(now) - Date.parse(lastSeenAt) < STOCK_MS;
}
