/** The forms that need a captcha: what is sent without an account and has a letter sent or is shown to strangers. */
export const CAPTCHA_ACTIONS = ["applyJob", "contact", "getListed", "report"] as const;

export type CaptchaAction = (typeof CAPTCHA_ACTIONS)[number];

/** How long a question can be answered (security.md B1): answers cannot be made in stock. */
export const CAPTCHA_SECONDS = 600;

/** No person reads and fills in a form faster (security.md B1). */
export const LEAST_CAPTCHA_SECONDS = 2;
