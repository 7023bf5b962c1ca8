import { isLoopback } from "../http/client-address.ts";
import { isServedSecurely, type Settings } from "./settings.ts";

/**
 * What the operator of a public site should know at start: a line for each setting that is missing where the site listens to a proxy on
 * this machine, which is how most are run.
 */
export function openDoorsOf({
  HOST,
  METRICS_TOKEN,
  TRUSTED_PROXIES,
  RATE_LIMIT,
  SITE_URL,
}: Pick<Settings, "HOST" | "METRICS_TOKEN" | "TRUSTED_PROXIES" | "RATE_LIMIT" | "SITE_URL">): string[] {
  const lines: string[] = [];
  if (!isServedSecurely({ SITE_URL }))
    lines.push("SITE_URL has no https: whoever is on the way reads along, sessions too");
  if (!METRICS_TOKEN)
    lines.push(
      "METRICS_TOKEN is empty: /metrics is open to whatever on this machine does not say that it passes a request on",
    );
  if (!RATE_LIMIT) lines.push("RATE_LIMIT is off: nobody is limited in how often he may send a form");
  else if (isLoopback(HOST) && TRUSTED_PROXIES.length === 0)
    lines.push(
      "TRUSTED_PROXIES is empty: visitors who come through a proxy on this machine are not limited in their rate",
    );
  return lines;
}
