/** Who says who somebody is (specification section 7). */
export const PROVIDERS = ["google", "discord"] as const;

export type Provider = (typeof PROVIDERS)[number];

/** Specification section 9: 999,999 seconds, counted from the last use. */
export const SESSION_MAX_AGE_SECONDS = 999_999;

/** However often it is used. */
export const SESSION_LONGEST_DAYS = 30;

/** Why `/login` was come back to without being signed in. */
export const SIGN_IN_PROBLEMS = ["expired", "refused", "unavailable", "contested"] as const;

export type SignInProblem = (typeof SIGN_IN_PROBLEMS)[number];
