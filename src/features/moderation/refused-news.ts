import type { LocalizedText } from "#platform/i18n/localized-text.ts";

/** A deal or a job that is not shown because an admin refused it, or took it away, as whoever speaks for it sees it. */
export interface RefusedNews {
  type: "deal" | "job";
  id: number;
  title: LocalizedText;
  /** Of the shop or brand. */
  of: string;
  /** `approved`: an appeal has had its way. */
  state: "refused" | "removed" | "approved";
  reason: string;
  /** ISO 8601. */
  decidedAt: string;
  /** The decision that can be appealed; null for what was refused before that could be. */
  decisionId: number | null;
  /** Null without one. */
  appeal: { state: "open" | "upheld" | "overturned"; explanation: string; isWaiting: boolean } | null;
  /** Nobody has appealed, and there is time to. */
  mayAppeal: boolean;
}

/** So long an appeal that had its way is told on the overview. */
export const TOLD_DAYS = 14;

export const editorOf = ({ type, id }: Pick<RefusedNews, "type" | "id">): string =>
  type === "deal" ? `/dashboard/deals/deal?id=${id}` : `/dashboard/coffeejobs/joboffer?id=${id}`;
