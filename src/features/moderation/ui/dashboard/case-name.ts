import type { QueuedReport } from "../../queue.ts";

/** What a case is called; null for what has no name. */
export function caseNameOf({
  item,
  user,
  title,
}: Pick<QueuedReport, "item" | "user" | "title">): string | null {
  return item?.name ?? user?.name ?? title;
}
