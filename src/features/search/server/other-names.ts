import type { Database } from "#platform/database/database.ts";
import type { Locale } from "#platform/i18n/locales.ts";
import type { OtherName } from "../other-name.ts";
import { autocomplete } from "./autocomplete.ts";

const OTHER_KINDS = ["cities", "landmarks", "brands", "products"] as const;

/** A few links above a list of shops; the suggestions and the list of products have the rest. */
const MOST_OF_A_KIND = 3;

/** Cities, landmarks, brands and products that match a search for shops: the best of each kind. */
export async function otherNames(
  database: Database,
  { question, locale }: { question: string; locale: Locale },
): Promise<OtherName[]> {
  if (question === "") return [];
  const found = await autocomplete(database, { kinds: OTHER_KINDS, question, locale });
  return OTHER_KINDS.flatMap((kind) => {
    const ofKind = found.filter((item) => item.kind === kind);
    return withoutDoubles(kind, ofKind).slice(0, MOST_OF_A_KIND);
  }).map(({ kind, url, name, type, place, isSample }) => ({ kind, url, name, type, place, isSample }));
}

/** A municipality mostly has the name of its largest city, which comes first. */
function withoutDoubles<Item extends { name: string }>(kind: string, items: Item[]): Item[] {
  if (kind !== "cities") return items;
  return items.filter(({ name }, index) => items.findIndex((item) => item.name === name) === index);
}
