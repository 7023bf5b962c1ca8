/** What is done to something on the site's behalf, and leaves an entry in the log. */
export const AUDIT_ACTIONS = [
  "grantRole",
  "revokeRole",
  "proposeAdmin",
  "proposeEnd",
  "dropProposal",
  "endSession",
  "suspend",
  "liftSuspension",
  "beginViewing",
  "endViewing",
  "approveReview",
  "removeReview",
  "restoreReview",
  "restoreRemoved",
  "keepReported",
  "removeReported",
  "hideReported",
  "upholdDecision",
  "overturnDecision",
  "approveChange",
  "rejectChange",
  "approveMenuImage",
  "rejectMenuImage",
  "approveClaim",
  "rejectClaim",
  "openDocument",
  "answerTicket",
  "assignTicket",
  "closeTicket",
  "reopenTicket",
  "changePortrait",
  "add",
  "confirm",
  "edit",
  "keepApart",
  "merge",
  "move",
  "remove",
  "unmerge",
] as const;

export type AuditAction = (typeof AUDIT_ACTIONS)[number];

/** Of what kind the things are that something is done to. */
export const AUDIT_TYPES = [
  "account",
  "answer",
  "application",
  "brand",
  "brandPhotos",
  "city",
  "deal",
  "decision",
  "issue",
  "job",
  "menu",
  "menuImage",
  "photo",
  "photos",
  "post",
  "product",
  "productPhotos",
  "redirect",
  "reply",
  "review",
  "shop",
  "spelling",
  "strain",
  "survey",
  "ticket",
  "user",
  "userChange",
  "word",
] as const;

export type AuditType = (typeof AUDIT_TYPES)[number];

/** What an entry may tell beside its reason. The dashboard has words for each (`pages/dashboard/audit-details.server.ts`). */
export const AUDIT_DETAILS = [
  "added",
  "appealId",
  "assigneeId",
  "claimId",
  "claimantId",
  "days",
  "decisionId",
  "fields",
  "from",
  "hours",
  "isDrawn",
  "item",
  "jobId",
  "loserId",
  "mergeId",
  "otherId",
  "people",
  "productId",
  "proof",
  "removed",
  "reportCount",
  "resets",
  "role",
  "shopId",
  "slug",
  "survey",
  "taken",
  "targetId",
  "targetType",
  "to",
  "viewing",
] as const;

export type AuditDetail = (typeof AUDIT_DETAILS)[number];

/** As whom somebody did it: `operator` on the command line, `rule` when a rule of the site did. */
export type AuditRole = "admin" | "mod" | "shopAdmin" | "brandAdmin" | "member" | "operator" | "rule";

export interface AuditEntry {
  /** Null for `operator` and `rule`. */
  actorId: number | null;
  actorRole: AuditRole;
  action: AuditAction;
  /** Such as `review`, `shop`, `account`. */
  targetType: string;
  targetId: number;
  /** The word of the rule it rests on. */
  reason?: string | null;
  /** Ids, states and words of the rules. Nothing that somebody wrote: it may have to be erased, and the log cannot be. */
  details?: Readonly<Partial<Record<AuditDetail, string | number | boolean | null | readonly string[]>>>;
}
