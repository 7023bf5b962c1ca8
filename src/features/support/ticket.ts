import { LONGEST_EMAIL } from "#platform/text/email-schema.ts";
import type { CaptchaAction } from "#platform/captcha/captcha.ts";

/** What can be chosen as the subject of a message. */
export const CONTACT_SUBJECTS = ["mistake", "report", "data", "site", "press", "other"] as const;

/** The role of the sender in the shop to be listed. */
export const SHOP_ROLES = ["owner", "manager", "staff"] as const;

/** How someone can show that they run a shop (product.md, "Get listed / claim"). */
export const SHOP_PROOFS = ["phone", "domain", "document"] as const;

export type ContactSubject = (typeof CONTACT_SUBJECTS)[number];
export type ShopRole = (typeof SHOP_ROLES)[number];
export type ShopProof = (typeof SHOP_PROOFS)[number];

/** The longest texts, in letters. */
export const LONGEST = {
  name: 100,
  email: LONGEST_EMAIL,
  message: 4000,
  about: 300,
  shopName: 80,
  cityName: 80,
  website: 300,
} as const;

/** The forms whose answer comes by e-mail. */
export type TicketAction = Extract<CaptchaAction, "contact" | "getListed">;
