import { refusal } from "#platform/errors/refusals.ts";

// Why a post cannot be saved, shown or removed.

export const NOBODY_PAYS = refusal("Nobody pays for what we write ourselves");
export const MUST_END_LATER = refusal("Must end after its beginning");
/** `MOST_TAGS` */
export const TOO_MANY_TAGS = refusal("Must be at most 8 tags");
/** One that is out was out at that moment: it is taken down, and published anew. */
export const IS_OUT_ALREADY = refusal("Is out already");

/** In the text of a post. */
export const NO_SUCH_PICTURE = refusal("Pictures must be of this post, each on a line of its own");
/** Of a cover, or in the text: what one sees on it, in each language in which the post is written. */
export const NEEDS_ALT = refusal("Must say what is to be seen on the picture");

/** `MOST_POST_PICTURES` */
export const ENOUGH_PICTURES = refusal("A post has at most 30 pictures");
export const PICTURE_IN_USE = refusal("The post shows this picture");
