import type { RemovalReason } from "./reason.ts";

/** A decision that took something away and stands. */
export interface Removal {
  decisionId: string;
  reason: RemovalReason;
  /** As it was written for whoever it belongs to. */
  explanation: string;
  /** An appeal against it waits, and decides. */
  isAppealed: boolean;
}
