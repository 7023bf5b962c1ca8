import type { I18n } from "@lingui/core";
import { addArea } from "./load-messages.ts";
import { areasOf, type MessageArea } from "./message-areas.ts";

/** The translator of this document. A browser has one: another language is another document. */
let translator: I18n | undefined;

/** Areas that are loaded or loading. Each arrival renders all texts again, so none is loaded twice. */
const areas = new Map<MessageArea, Promise<void>>();

/**
 * @param known areas that are loaded already
 */
export function rememberTranslator(i18n: I18n, known: readonly MessageArea[] = []): void {
  translator = i18n;
  areas.clear();
  for (const area of known) areas.set(area, Promise.resolve());
}

/** Loads the texts of an area before one of its pages is shown; those of the first page are in its document. */
export async function needArea(area: MessageArea): Promise<void> {
  if (!translator) return;
  const coming = areas.get(area) ?? addArea(translator, area);
  areas.set(area, coming);
  try {
    await coming;
  } catch (error) {
    // The next call tries again.
    areas.delete(area);
    throw error;
  }
}

/** The same for all areas of the page to which a browser navigates. */
export async function needAreasFor(request: Request): Promise<void> {
  await Promise.all(areasOf(new URL(request.url).pathname).map(needArea));
}
