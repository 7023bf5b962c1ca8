import type { Person } from "#features/accounts/person.ts";
import type { TrustLevel } from "#features/contributions/trust-level.ts";
import type { AspectStars, Overall, ReviewedType, ReviewState } from "#features/reviews/review.ts";
import type { Picture } from "#features/media/media.ts";
import type { CaughtWord } from "#features/words/watched-word.ts";
import type { Locale } from "#platform/i18n/locales.ts";
import type { Outcome } from "./decision.ts";
import type { RemovalReason } from "./reason.ts";
import type { ReportedType } from "./report.ts";

/** What somebody said who reported something; never who it was. */
export interface ReportWords {
  id: string;
  reason: RemovalReason;
  text: string;
  /** By somebody with an account. */
  isByMember: boolean;
  /** By nobody: it says a watched word. */
  isByRule: boolean;
  /** ISO 8601 in UTC, as are all times here. */
  reportedAt: string;
}

/** What something in a queue is about. */
export interface QueueItem {
  type: ReviewedType;
  id: string;
  url: string;
  name: string;
  /** The path of its page. */
  path: string;
}

/** A review as the queues show it (specification section 3, "Review"). */
export interface QueuedReview {
  id: string;
  /** Why it was reported first; null for one that only waits to be approved. */
  reason: RemovalReason | null;
  /** Its author; null for somebody who is gone. */
  user: Person | null;
  item: QueueItem | null;
  state: ReviewState;
  overall: Overall;
  aspects: AspectStars;
  text: string;
  locale: Locale;
  /** Of one that is hidden they have no address, and come as reported pictures do. */
  photos: (Picture & { photoId: string })[];
  isSample: boolean;
  writtenAt: string;
  /** It is hidden until then, unless somebody decides before; null for one that is shown or waits. */
  hiddenUntil: string | null;
  reports: ReportWords[];
  /** Watched words in it. */
  caught: CaughtWord[];
}

export type ReportedPicture = Pick<Picture, "width" | "height">;

/** Something else that was reported. */
export interface QueuedReport {
  /** Of the first open report; the others of the same thing are decided with it. */
  id: string;
  rev: number;
  targetType: ReportedType;
  targetId: string;
  reason: RemovalReason;
  user: Person | null;
  item: QueueItem | null;
  /** Of a deal, a job or a post. */
  title: string | null;
  /** What it says, under its title; null for what has no words, or is gone. */
  content: string | null;
  /** What it shows, in pixels, for what is a picture; `GET /api/reportedpicture` answers the picture itself. */
  picture: ReportedPicture | null;
  /** The path where it can be seen; null where it has none. */
  path: string | null;
  /** It can be taken away by this decision. */
  isRemovable: boolean;
  reports: ReportWords[];
  /** Watched words in what somebody wrote: an answer to a review, a name, a bio. */
  caught: CaughtWord[];
}

/** Of a review what stands beside its words. Its photos have no address once it is removed: they come as reported pictures do. */
export interface AppealedReview extends Pick<
  QueuedReview,
  "overall" | "aspects" | "locale" | "isSample" | "writtenAt"
> {
  photos: (ReportedPicture & { photoId: string })[];
}

export interface QueuedAppeal {
  id: string;
  rev: number;
  decisionId: string;
  targetType: ReportedType;
  targetId: string;
  user: Person | null;
  item: QueueItem | null;
  title: string | null;
  content: string | null;
  picture: ReportedPicture | null;
  /** Null for what is no review. */
  review: AppealedReview | null;
  reason: RemovalReason;
  explanation: string;
  text: string;
  /** Of a deal or a job that was refused, and that nobody has seen; false for what was removed. */
  isRefusal: boolean;
  /** The name of whoever decided first; null for a rule, or for somebody who is gone. */
  decidedBy: string | null;
  /** The caller did not decide it first, and it is nothing of theirs: so they may decide now. */
  mayDecide: boolean;
  appealedAt: string;
}

export interface PageOfQueue<Item> {
  items: Item[];
  total: number;
  page: number;
}

/** What the site knows of whoever wrote something. */
export interface AuthorHistory {
  since: string;
  /** For what they contributed. */
  points: number;
  trust: TrustLevel;
  reviewCount: number;
  removedCount: number;
  /** Reports of theirs that were right, and all that were decided. */
  rightReports: number;
  decidedReports: number;
  /** The latest decisions about something of theirs. */
  decisions: { id: string; outcome: Outcome; reason: RemovalReason; decidedAt: string }[];
}

export const QUEUE_PAGE = 50;
