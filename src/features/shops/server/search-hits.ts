import type { SearchHit } from "#features/search/search-hit.ts";
import { citiesCalled } from "#features/search/server/cities-called.ts";
import type { Database } from "#platform/database/database.ts";
import type { Locale } from "#platform/i18n/locales.ts";
import { foundNames } from "./found-names.ts";

const KINDS = ["cities", "landmarks", "shops", "brands", "products"] as const;

/** What a search that was sent off finds: the five best of each kind but members, in the order of the suggestions. */
export async function searchHits(
  database: Database,
  { question, locale }: { question: string; locale: Locale },
): Promise<SearchHit[]> {
  if (question === "") return [];
  const [found, called] = await Promise.all([
    foundNames(database, { kinds: KINDS, question, locale }),
    citiesCalled(database, question),
  ]);
  return KINDS.flatMap((kind) =>
    withoutDoubles(
      kind,
      found.filter((item) => item.kind === kind),
    ),
  ).map(({ kind, url, name, type, place, isSample, narrowed }) => {
    const hit = { kind, url, name, type, place, isSample };
    if (narrowed) return { ...hit, narrowed };
    return kind === "cities" && called.has(url) ? { ...hit, isCalledSo: true as const } : hit;
  });
}

/** A municipality mostly has the name of its largest city, which comes first. */
function withoutDoubles<Item extends { name: string }>(kind: string, items: Item[]): Item[] {
  if (kind !== "cities") return items;
  return items.filter(({ name }, index) => items.findIndex((item) => item.name === name) === index);
}
