import { type I18n, type Messages, setupI18n } from "@lingui/core";
import { languageTag, type Locale } from "./locales.ts";

/** The texts are kept by area, so that a visitor never loads those of the dashboard. */
export type MessageArea = "public";

/**
 * One translator for one request or one page, never the global one: two requests in two languages run side by side.
 * The catalogues are compiled to plain modules, which Node and the bundle read alike.
 */
export async function loadMessages(locale: Locale, areas: MessageArea[] = ["public"]): Promise<I18n> {
  const tag = languageTag(locale);
  const parts = await Promise.all(areas.map((area) => catalogue(tag, area)));
  const messages = Object.assign({}, ...parts) as Messages;
  return setupI18n({ locale: tag, messages: { [tag]: messages } });
}

async function catalogue(tag: string, area: MessageArea): Promise<Messages> {
  const compiled = (await import(`../../locales/${tag}/${area}.ts`)) as { messages: Messages };
  return compiled.messages;
}
