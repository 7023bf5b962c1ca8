import type { ReviewTarget } from "./review.ts";

// Drafts of reviews stay on the device: they survive the end of a session and of the network, and nobody else reads them.

/** The entry of local storage that a draft is in. */
export function draftKeyOf(accountId: number, { type, id }: ReviewTarget): string {
  return `review-draft-${accountId}-${type}-${id}`;
}

export function hasDraft(accountId: number, target: ReviewTarget): boolean {
  try {
    return localStorage.getItem(draftKeyOf(accountId, target)) !== null;
  } catch {
    return false;
  }
}

/** What was kept, as JSON gives it back; undefined without one. */
export function readDraft(accountId: number, target: ReviewTarget): unknown {
  try {
    const kept = localStorage.getItem(draftKeyOf(accountId, target));
    return kept === null ? undefined : JSON.parse(kept);
  } catch {
    return undefined;
  }
}

/** Returns whether it was kept: a browser may store nothing, or have no room. */
export function keepDraft(accountId: number, target: ReviewTarget, draft: object): boolean {
  try {
    localStorage.setItem(draftKeyOf(accountId, target), JSON.stringify(draft));
    return true;
  } catch {
    return false;
  }
}

export function forgetDraft(accountId: number, target: ReviewTarget): void {
  try {
    localStorage.removeItem(draftKeyOf(accountId, target));
  } catch {
    // It stores nothing.
  }
}
