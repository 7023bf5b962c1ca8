import { setBrowserCookie } from "#platform/browser-cookie.ts";
import { CONSENT_COOKIE, CONSENT_MAX_AGE_SECONDS, type Consent } from "./consent.ts";

/**
 * Sets the consent cookie at once in this browser: a lost connection must not bring the dialog back. `domain` shares it between
 * the languages' hosts; undefined on one host.
 */
export function rememberConsent(consent: Consent, domain: string | undefined): void {
  setBrowserCookie({
    name: CONSENT_COOKIE,
    value: consent,
    maxAgeSeconds: CONSENT_MAX_AGE_SECONDS,
    domain,
  });
}
