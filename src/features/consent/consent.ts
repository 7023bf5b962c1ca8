/** The cookie of the age and cookie dialog (specification section 9). */
export const CONSENT_COOKIE = "ageandcookies";

/** "About 365 days" (specification section 9). */
export const CONSENT_MAX_AGE_SECONDS = 31_536_000;

/**
 * Which wording of the dialog was answered. Raise it when the meaning of the buttons changes, so that the proof shows what was
 * agreed to.
 */
export const CONSENT_VERSION = 2;

/** Both answers confirm the age; only `all` allows measuring (security.md section 5.1). */
export const CONSENTS = ["all", "req"] as const;

export type Consent = (typeof CONSENTS)[number];
