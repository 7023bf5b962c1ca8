/** Where everybody may have an address or a page: to hold one there says nothing about a shop. */
const SHARED_DOMAINS = new Set([
  "facebook.com",
  "gmail.com",
  "gmx.com",
  "gmx.net",
  "googlemail.com",
  "home.nl",
  "hotmail.com",
  "hotmail.nl",
  "icloud.com",
  "instagram.com",
  "kpnmail.nl",
  "kpnplanet.nl",
  "live.com",
  "live.nl",
  "me.com",
  "msn.com",
  "outlook.com",
  "planet.nl",
  "proton.me",
  "protonmail.com",
  "upcmail.nl",
  "xs4all.nl",
  "yahoo.com",
  "ziggo.nl",
]);

/** The host of a website that is nobody else's; null of one where everybody may have a page. */
export function ownHost(website: string): string | null {
  const host = URL.parse(website)?.hostname.replace(/^www\./, "") ?? null;
  return host === null || SHARED_DOMAINS.has(host) ? null : host;
}

/**
 * Whether an address is of the domain of a website. Of exactly that: a parent domain may belong to a provider, under which anybody has
 * a page.
 */
export function isOfOwnDomain(email: string, website: string): boolean {
  const domain = email.slice(email.lastIndexOf("@") + 1).toLowerCase();
  return domain === ownHost(website);
}
