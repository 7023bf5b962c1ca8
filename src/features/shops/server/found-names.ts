import type { FoundItem, SearchKind } from "#features/search/search-item.ts";
import { autocomplete } from "#features/search/server/autocomplete.ts";
import { itemsOfEntities } from "#features/search/server/items-of-entities.ts";
import type { Database } from "#platform/database/database.ts";
import type { Locale } from "#platform/i18n/locales.ts";
import { typedAddress } from "../typed-address.ts";
import { shopsAtAddress } from "./shops-at-address.ts";

interface FoundNamesQuery {
  kinds: readonly SearchKind[];
  question: string;
  locale: Locale;
}

/** What a search finds, by name or by address: the shop at a door, else its street; the shops of a postcode. */
export async function foundNames(
  database: Database,
  { kinds, question, locale }: FoundNamesQuery,
): Promise<FoundItem[]> {
  const address = kinds.includes("shops") ? typedAddress(question) : undefined;
  if (!address) return autocomplete(database, { kinds, question, locale });
  const entityIds = await shopsAtAddress(database, address);
  const there = await itemsOfEntities(database, { entity: "shop", entityIds, locale });
  if (there.length > 0) return there;
  const named = await autocomplete(database, { kinds, question, locale });
  if (named.length > 0 || address.kind === "postcode") return named;
  return autocomplete(database, { kinds, question: address.around, locale });
}
