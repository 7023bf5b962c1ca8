import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { WaitingKind } from "../waiting.ts";

/** What a case is, in a word or two. */
export const WAITING_WORDS: Record<WaitingKind, MessageDescriptor> = {
  reports: msg({ id: "desk-queue.kind.report", message: "Report" }),
  reportedReviews: msg({ id: "desk-queue.kind.reported-review", message: "Reported review" }),
  appeals: msg({ id: "desk-queue.kind.appeal", message: "Appeal" }),
  claims: msg({ id: "desk-queue.kind.claim", message: "Claim" }),
  tickets: msg({ id: "desk-queue.kind.ticket", message: "Question" }),
  ownerChanges: msg({ id: "desk-queue.kind.owner-change", message: "Owner’s change" }),
  userChanges: msg({ id: "desk-queue.kind.user-change", message: "Suggestion" }),
  newReviews: msg({ id: "desk-queue.kind.review", message: "Review" }),
  menuImages: msg({ id: "desk-queue.kind.menu-image", message: "Photo of a menu" }),
  deals: msg({ id: "desk-queue.kind.deal", message: "Deal" }),
  jobs: msg({ id: "desk-queue.kind.job", message: "Job offer" }),
  doubles: msg({ id: "desk-queue.kind.double", message: "Maybe one and the same" }),
  names: msg({ id: "desk-queue.kind.name", message: "Name on menus" }),
};
