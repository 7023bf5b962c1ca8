import type { I18n } from "@lingui/core";
import { catalogue } from "./catalogue.ts";
import { areasOf, type MessageArea } from "./message-areas.ts";

/** The translator of this document. A browser has one: another language is another document. */
let translator: I18n | undefined;

/** Areas that are loaded or loading: none is loaded twice. */
const areas = new Map<MessageArea, Promise<void>>();

/**
 * @param known areas that are loaded already
 */
export function rememberTranslator(i18n: I18n, known: readonly MessageArea[] = []): void {
  translator = i18n;
  areas.clear();
  for (const area of known) areas.set(area, Promise.resolve());
}

/**
 * Adds the texts without telling anybody: whoever needs them is rendered once they are there. `i18n.load` would render all texts again,
 * and React throws away what the server sent of lazy parts that are not hydrated by then: the page would jump.
 */
async function addArea(i18n: I18n, area: MessageArea): Promise<void> {
  Object.assign(i18n.messages, await catalogue(i18n.locale, area));
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
  const needed = await areasOf(new URL(request.url).pathname);
  await Promise.all(needed.map(needArea));
}
