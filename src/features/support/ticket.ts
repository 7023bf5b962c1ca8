import { LONGEST_EMAIL } from "#platform/text/email-schema.ts";
import type { CaptchaAction } from "#platform/captcha/captcha.ts";

/** What can be chosen as the subject of a message. */
export const CONTACT_SUBJECTS = ["mistake", "report", "data", "site", "press", "other"] as const;

/** The role of the sender in the shop to be listed. */
export const SHOP_ROLES = ["owner", "manager", "staff"] as const;

/** How someone can show that they run a shop (product.md, "Get listed / claim"). */
export const SHOP_PROOFS = ["phone", "domain", "document"] as const;

export const TICKET_KINDS = ["contact", "getListed"] as const satisfies readonly TicketAction[];

/** `open` waits for the people who run the site, `answered` for nobody, `closed` is over until somebody writes again. */
export const TICKET_STATES = ["open", "answered", "closed"] as const;

export type TicketState = (typeof TICKET_STATES)[number];
export type ContactSubject = (typeof CONTACT_SUBJECTS)[number];
export type ShopRole = (typeof SHOP_ROLES)[number];
export type ShopProof = (typeof SHOP_PROOFS)[number];

/** The longest texts, in letters. */
export const LONGEST = {
  name: 100,
  email: LONGEST_EMAIL,
  message: 4000,
  reply: 4000,
  /** Of a standard answer. */
  answerName: 80,
  about: 300,
  shopName: 80,
  cityName: 80,
  website: 300,
} as const;

/** So much can be added to a ticket before it is answered. */
export const MOST_UNANSWERED = 10;

/** The forms whose answer comes by e-mail. */
export type TicketAction = Extract<CaptchaAction, "contact" | "getListed">;
