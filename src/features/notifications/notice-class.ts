import type { Notification } from "./notification.ts";

/** What somebody wants to be told of on their phone, or not: each class by itself (product.md section 14). */
export const NOTICE_CLASSES = ["menus", "prices", "answers", "decisions", "friends", "business"] as const;

export type NoticeClass = (typeof NOTICE_CLASSES)[number];

/** Null for what never leaves the page. */
export const CLASS_OF_TYPE: Readonly<Record<Notification["type"], NoticeClass | null>> = {
  menuUpdate: "menus",
  priceAlert: "prices",
  backInStock: "prices",
  ownerReply: "answers",
  ticketReply: "answers",
  reviewApproved: "decisions",
  reportNotice: "decisions",
  reportDecided: "decisions",
  appealDecided: "decisions",
  changeDecided: "decisions",
  claimDecided: "decisions",
  friendRequest: "friends",
  friendAccepted: "friends",
  requestAccepted: "friends",
  friendReview: "friends",
  newReview: "business",
  colleagueJoined: "business",
  colleagueEnded: "business",
  dealDecided: "business",
  jobDecided: "business",
  jobExpiring: "business",
  generic: null,
};

/** What was decided about somebody is always under the bell: they have to learn it, and may appeal. */
export const HIDEABLE_CLASSES: readonly NoticeClass[] = NOTICE_CLASSES.filter((of) => of !== "decisions");
