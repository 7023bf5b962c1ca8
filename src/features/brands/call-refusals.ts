import { refusal } from "#platform/errors/refusals.ts";

// Why a brand cannot be saved.

/** What it is called and what it is: whoever speaks for it asks for that. */
export const BY_ADMINS_ALONE = refusal("Only an admin changes this");

/** Two of a kind would be taken for one by every import. */
export const NAME_IS_TAKEN = refusal("Is the name of another brand of this kind");
export const NO_WEBSITE = refusal("Must be a website that begins with https://");
export const NO_PHONE = refusal("Must be a phone number such as +31 20 123 4567");
export const NEEDS_A_LICENCE = refusal("Only a licensed grower has one");
export const INVENTED_HAS_NO_LICENCE = refusal("What is invented has no licence");
export const IS_PUBLIC_ALREADY = refusal("Is public already");

/** What was public is corrected, and never removed. */
export const STAYS = refusal("Only a draft that nothing belongs to is removed");
