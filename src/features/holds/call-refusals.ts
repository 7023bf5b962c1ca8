import { refusal } from "#platform/errors/refusals.ts";

/** What a moderator took away is not shown again by whoever it belongs to. */
export const TAKEN_AWAY = refusal("Was taken away by a moderator");
