import { safePath } from "../http/safe-path.ts";

/**
 * Where a link in a text may lead: another site by http or https, one e-mail address, or a path of this site (never its
 * API nor its sign-in). Null for everything else, scripts and data first of all (security.md section 2.2, X1).
 */
export function safeHref(href: string): string | null {
  if (href.startsWith("/")) return href === "/" || safePath(href) !== "/" ? href : null;
  // Only the address: what follows a question mark would write subject and text in the reader's name.
  if (/^mailto:[^\s@<>?&]+@[^\s@<>?&]+$/.test(href)) return href;
  const url = URL.parse(href);
  return url && /^https?:$/.test(url.protocol) && !url.username && !url.password ? url.href : null;
}
