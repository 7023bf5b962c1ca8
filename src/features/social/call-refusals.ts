import { refusal } from "#platform/errors/refusals.ts";

export const NO_FRIEND_REQUESTS = refusal("Takes no friend requests");

/** As many as one may have open. */
export const TOO_MANY_REQUESTS = refusal("Too many requests are waiting");
