/** How long a challenge is valid (security.md B1). */
export const CAPTCHA_SECONDS = 600;

/** No person reads and fills in a form faster (security.md B1). */
export const LEAST_CAPTCHA_SECONDS = 2;
