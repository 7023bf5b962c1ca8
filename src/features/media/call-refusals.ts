import { refusal } from "#platform/errors/refusals.ts";

// Why a picture is not taken.

export const IMAGE_TOO_LARGE = refusal("Image too large");
export const TOO_MANY_PIXELS = refusal("Must have at most 24 megapixels");
export const SIDES_TOO_LONG = refusal("Must be at most 16384 pixels wide and high");
export const OTHER_TYPE = refusal("Must be a JPEG, PNG or WebP picture");
export const BROKEN = refusal("Cannot be read as a picture");

/** What a moderator took away does not come back by being sent again. */
export const REMOVED_BEFORE = refusal("This picture was removed before");

/** `MOST_DOCUMENT_BYTES` */
export const DOCUMENT_TOO_LARGE = refusal("Must be at most 5 MB");
