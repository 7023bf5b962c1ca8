import type { DealToEdit } from "#features/deals/deal-to-edit.ts";
import type { JobToEdit } from "#features/jobs/job-fields.ts";

/** Why a deal or a job offer may be refused. A reason fills in the sentence that is kept and read, and is not kept itself. */
export const NEWS_REASONS = {
  deal: ["cannabis", "young", "unclear", "untrue"],
  job: ["leavesOut", "unclear", "untrue"],
} as const;

export type NewsType = keyof typeof NEWS_REASONS;

export type NewsReason = (typeof NEWS_REASONS)[NewsType][number];

/** What an admin said to it before. */
export interface EarlierRefusal {
  id: string;
  explanation: string;
  /** Null for somebody who is gone. */
  by: string | null;
  /** ISO 8601. */
  decidedAt: string;
}

/** A deal or a job offer that waits, as its editor has it. */
export type WaitingNews = {
  /** The last first. */
  refusals: EarlierRefusal[];
} & ({ type: "deal"; item: DealToEdit } | { type: "job"; item: JobToEdit });
