import { useLingui } from "@lingui/react";
import { useState } from "react";
import { localeOfTag } from "#platform/i18n/locales.ts";
import { forgetDraft, keepDraft, readDraft } from "../../draft-store.ts";
import type { Review, ReviewTarget } from "../../review.ts";
import { draftOf, emptyDraft, type ReviewDraft } from "./review-draft.ts";

interface DraftOf {
  accountId: number;
  target: ReviewTarget;
  /** The viewer's own, as it begins; null for a new one. */
  mine: Review | null;
}

/** Whether the draft is kept on the device; photos may be too large for its storage. */
export type Keeping = "untouched" | "kept" | "withoutPhotos" | "not";

/** What is filled in. Each change is kept on the device at once, and found there again. */
export function useReviewDraft({ accountId, target, mine }: DraftOf) {
  const { i18n } = useLingui();
  const start = () => (mine ? draftOf(mine) : emptyDraft(localeOfTag(i18n.locale)));
  const [{ draft, keeping }, setState] = useState<{ draft: ReviewDraft; keeping: Keeping }>(() => {
    const kept = keptDraft(accountId, target, start());
    return { draft: kept ?? start(), keeping: kept ? "kept" : "untouched" };
  });

  /** Takes the changes, or makes them of the draft as it is by then. */
  function change(changes: Partial<ReviewDraft> | ((draft: ReviewDraft) => Partial<ReviewDraft>)): void {
    setState((before) => {
      const next = {
        ...before.draft,
        ...(typeof changes === "function" ? changes(before.draft) : changes),
      };
      return { draft: next, keeping: keep(next) };
    });
  }

  function keep(next: ReviewDraft): Keeping {
    if (keepDraft(accountId, target, next)) return "kept";
    const photos = next.photos.filter((photo) => "kept" in photo);
    return keepDraft(accountId, target, { ...next, photos }) ? "withoutPhotos" : "not";
  }

  /** Back to what it was, with nothing kept. */
  function forget(): void {
    forgetDraft(accountId, target);
    setState({ draft: start(), keeping: "untouched" });
  }

  return { draft, keeping, change, forget };
}

/** One of another version of the review is of no use. */
function keptDraft(accountId: number, target: ReviewTarget, start: ReviewDraft): ReviewDraft | undefined {
  const kept = readDraft(accountId, target) as Partial<ReviewDraft> | null | undefined;
  return kept && kept.rev === start.rev ? { ...start, ...kept } : undefined;
}
