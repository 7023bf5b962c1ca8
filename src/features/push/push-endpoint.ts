/** The push services of the browsers that have any (security.md S1). */
const HOSTS = new Set(["fcm.googleapis.com", "updates.push.services.mozilla.com", "web.push.apple.com"]);
const HOSTS_BELOW = [".notify.windows.com", ".push.apple.com"];

const MOST_CHARACTERS = 2048;

/** Whether an address that a browser sent is one of a push service: it is the reader's text, and the site will call it (SSRF). */
export function isPushEndpoint(text: string): boolean {
  const url = text.length <= MOST_CHARACTERS ? URL.parse(text) : null;
  if (!url || url.protocol !== "https:" || url.port !== "" || url.username || url.password) return false;
  return HOSTS.has(url.hostname) || HOSTS_BELOW.some((ending) => url.hostname.endsWith(ending));
}
