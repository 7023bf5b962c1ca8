/** What of a person can be taken away: each becomes what it is of somebody new. */
export const RESETS = ["name", "bio", "picture"] as const;

export type Reset = (typeof RESETS)[number];
