import { addressIn } from "#platform/i18n/language-links.ts";
import { appContext } from "#app/app-context.ts";
import type { Route } from "./+types/security-txt.ts";

/** Under a year, as RFC 9116 requires; counted from each answer, because the file is generated for each. */
const HOLDS_MS = 180 * 24 * 60 * 60_000;

/** Where to report a vulnerability (RFC 9116): CONTACT_EMAIL, or the form where none is set. */
export function loader({ context }: Route.LoaderArgs) {
  const { imprint, site, now } = context.get(appContext);
  const base = site.canonicalBases.nl;
  const contact = imprint.contactEmail
    ? `mailto:${imprint.contactEmail}`
    : addressIn(site.canonicalBases.en, "/contact");
  const lines = [
    `Contact: ${contact}`,
    `Expires: ${new Date(now().getTime() + HOLDS_MS).toISOString()}`,
    "Preferred-Languages: nl, en",
    `Canonical: ${addressIn(base, "/.well-known/security.txt")}`,
  ];
  return new Response(`${lines.join("\n")}\n`, { headers: { "content-type": "text/plain; charset=utf-8" } });
}
