import type { QueueItem, ReportedPicture } from "#features/moderation/queue.ts";
import type { ReportedType } from "#features/moderation/report.ts";

/** What somebody gives to the site. Letters, applications and where they were are theirs, and stay out. */
export const WRITTEN_KINDS = [
  "review",
  "reply",
  "photo",
  "menuImage",
  "suggestion",
  "question",
  "report",
] as const;

export type WrittenKind = (typeof WRITTEN_KINDS)[number];

/** Everybody sees it; it waits for somebody; it was taken away, or never taken; a question or a report that was answered. */
export const WRITTEN_STATES = ["published", "waiting", "removed", "refused", "answered"] as const;

export type WrittenState = (typeof WRITTEN_STATES)[number];

export interface Written {
  /** Its kind and number, such as `review-12`. */
  id: string;
  kind: WrittenKind;
  state: WrittenState;
  /** What is said, or the beginning of it. */
  text: string;
  /** The shop, product or brand that it is about. */
  item: QueueItem | null;
  /** Of a photo: by what it is called for (`GET /api/reportedpicture`), and its size. */
  picture: (ReportedPicture & { type: ReportedType; id: string }) | null;
  /** ISO 8601. */
  at: string;
  /** Path of where an admin acts on it, or sees it; null where there is none. */
  path: string | null;
  /** The removal that can be undone. */
  decisionId: string | null;
}
