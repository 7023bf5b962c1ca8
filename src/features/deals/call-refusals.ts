import { refusal } from "#platform/errors/refusals.ts";

// Why a deal cannot be saved or moved.

/** The advertising ban of the Opium Act (art. 3b). */
export const NO_CANNABIS_DEALS = refusal("Cannabis can't be a deal in the Netherlands");

/** By the compliance profile of its place (product.md section 6). */
export const NOT_ALLOWED_HERE = refusal("Such deals are not allowed here");

/** A licensed grower may not. */
export const MAY_NOT_ADVERTISE = refusal("This brand may not advertise");

export const ONLY_SUPPLIES = refusal("Only supplies name products");
export const MUST_BE_LOWER = refusal("Must be lower than the old price");
export const MUST_BE_AFTER = refusal("Must be after the beginning");
/** `LONGEST_DEAL_DAYS` */
export const TOO_LONG = refusal("Must be within 90 days of the beginning");
export const NO_CODE = refusal("Must be letters and digits, at least two");
export const NO_LINK = refusal("Must begin with https://");

/** `MOST_LIVE_DEALS` */
export const FIVE_ARE_LIVE = refusal("At most 5 live deals a brand");

/** Only an admin changes what an admin has approved. */
export const APPROVED_AS_IT_STANDS = refusal("Is approved as it stands");

/** One that was shown keeps its page. */
export const WAS_SHOWN = refusal("Was shown already: end it");
