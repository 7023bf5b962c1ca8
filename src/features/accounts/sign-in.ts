/** Who says who somebody is (specification section 7). */
export const PROVIDERS = ["google", "discord"] as const;

export type Provider = (typeof PROVIDERS)[number];

/** Their names, which are the same in all languages. */
export const PROVIDER_NAMES: Record<Provider, string> = { google: "Google", discord: "Discord" };

/** The cookie and the entry of local storage that hold a session's token (specification section 4). */
export const SESSION_KEY = "auth_token";

/** Specification section 9: 999,999 seconds, counted from the last use. */
export const SESSION_MAX_AGE_SECONDS = 999_999;

/** However often it is used. */
export const SESSION_LONGEST_DAYS = 30;

/** Why `/login` was come back to without being signed in. */
export const SIGN_IN_PROBLEMS = ["expired", "refused", "unavailable"] as const;

export type SignInProblem = (typeof SIGN_IN_PROBLEMS)[number];
