import { type I18n, setupI18n } from "@lingui/core";
import { catalogue } from "./catalogue.ts";
import { formatTag, languageTag, type Locale } from "./locales.ts";
import type { MessageArea } from "./message-areas.ts";

/**
 * A translator of one language, never the global one: the server renders several languages at the same time. The catalogues are
 * compiled to plain modules, which Node and the bundle read alike.
 */
export async function loadMessages(locale: Locale, areas: readonly MessageArea[]): Promise<I18n> {
  const tag = languageTag(locale);
  const i18n = setupI18n({ locale: tag, locales: formatTag(tag), messages: { [tag]: {} } });
  for (const area of areas) i18n.load(tag, await catalogue(tag, area));
  return i18n;
}
