/** How long a question can be answered (security.md B1). */
export const CAPTCHA_SECONDS = 600;

/** Nobody has read and filled in a form sooner (security.md B1). */
export const LEAST_CAPTCHA_SECONDS = 2;
