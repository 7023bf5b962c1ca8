import type { Locale } from "#platform/i18n/locales.ts";
import { readCall } from "#platform/read-call.ts";
import type { DeskHits } from "./desk-hit.ts";

/** What somebody may open in the dashboard and means by what they typed. @throws CallFailed */
export function readDeskHits(search: string, locale: Locale, signal: AbortSignal): Promise<DeskHits> {
  const query = { search, lang: locale };
  // A search is no page that could have moved.
  return readCall("dashboard/search", { query, signal, pagePath: "/", redirectTo: () => undefined });
}
