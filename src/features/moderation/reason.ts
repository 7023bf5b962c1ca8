import type { HeldType } from "#features/holds/held.ts";
import type { ReportedType } from "./report.ts";

/** Why something is reported or removed (product.md section 11). */
export const REMOVAL_REASONS = [
  "notExperience",
  "fake",
  "offTopic",
  "personalData",
  "hate",
  "illegal",
  "medicalClaim",
  "promotion",
  "duplicate",
  "wrongTarget",
  "legalOrder",
  "other",
] as const;

export type RemovalReason = (typeof REMOVAL_REASONS)[number];

/** Those that an order of an authority is needed for are not for everybody to report. */
export const REPORT_REASONS = REMOVAL_REASONS.filter((reason) => reason !== "legalOrder");

/** What may hurt somebody while it waits to be looked at. */
const SEVERE: ReadonlySet<RemovalReason> = new Set(["personalData", "hate", "illegal", "medicalClaim"]);

export function isSevere(reason: RemovalReason): boolean {
  return SEVERE.has(reason);
}

/** So many independent severe reports hide something until it was looked at, for so long at most. */
export const SEVERE_REPORTS = 3;
export const HIDDEN_HOURS = 24;

interface Told {
  reason: RemovalReason;
  /** Null for somebody without an account. */
  reporterId: number | null;
}

/**
 * Whether something is hidden until somebody looked at it. Reports are independent when they are of different accounts. Of all
 * people without one, one counts: nothing tells them from each other that a single person could not forge, and we keep nothing of
 * networks.
 */
export function isHiddenBy(reports: readonly Told[]): boolean {
  const severe = reports.filter(({ reason }) => isSevere(reason));
  return new Set(severe.map(({ reporterId }) => reporterId)).size >= SEVERE_REPORTS;
}

/** On what a removal rests: a law, or the terms of use (security.md 5.4, "ground"). */
export function groundOf(reason: RemovalReason): "law" | "terms" {
  return reason === "illegal" || reason === "legalOrder" ? "law" : "terms";
}

/**
 * What can be taken away by a decision. A shop, product or brand is a fact: they are corrected, and not removed. Of a person name, bio
 * and picture are reset.
 */
export function isRemovable(type: ReportedType): type is HeldType | "user" {
  return !["shop", "product", "brand"].includes(type);
}
