import type { MenuItem } from "./menu.ts";

/** What is nearly gone is gone or back again after so long. */
const STOCK_MS = 2 * 86_400_000;

/** Whether something was nearly gone so lately that it is worth telling. `now`: ISO 8601. */
export function isAlmostGone(
  { available, lastSeenAt }: Pick<MenuItem, "available" | "lastSeenAt">,
  now: string,
): boolean {
  return available === "low" && Date.parse(now) - Date.parse(lastSeenAt) < STOCK_MS;
}
