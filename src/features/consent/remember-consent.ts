import { CONSENT_COOKIE, CONSENT_MAX_AGE_SECONDS, type Consent } from "./consent.ts";

/**
 * Sets the consent cookie at once in this browser: a lost connection must not bring the dialog back. `domain` shares it between
 * the languages' hosts; undefined on one host.
 */
export function rememberConsent(consent: Consent, domain: string | undefined): void {
  const parts = [
    `${CONSENT_COOKIE}=${consent}`,
    `Max-Age=${CONSENT_MAX_AGE_SECONDS}`,
    "Path=/",
    "SameSite=Lax",
  ];
  if (domain) parts.push(`Domain=${domain}`);
  if (location.protocol === "https:") parts.push("Secure");
  document.cookie = parts.join("; ");
}
