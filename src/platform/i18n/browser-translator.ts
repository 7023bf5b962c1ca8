import type { I18n } from "@lingui/core";
import { addArea } from "./load-messages.ts";
import type { MessageArea } from "./message-areas.ts";

/** The translator of this document. A browser has one: another language is another document. */
let translator: I18n | undefined;

export function rememberTranslator(i18n: I18n): void {
  translator = i18n;
}

/** Loads the texts of an area before one of its pages is shown; those of the first page came with it. */
export async function needArea(area: MessageArea): Promise<void> {
  if (translator) await addArea(translator, area);
}
