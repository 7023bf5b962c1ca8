import type { Messages } from "@lingui/core";
import type { MessageArea } from "./message-areas.ts";

/**
 * The texts of an area in a language (its standard tag), compiled. In the scripts of the built site this module is another
 * one, which knows their addresses by a rule (`bundling/catalogues.ts`).
 */
export async function catalogue(tag: string, area: MessageArea): Promise<Messages> {
  const compiled = (await import(`../../locales/${tag}/${area}.ts`)) as { messages: Messages };
  return compiled.messages;
}
