import { type RawBuilder, sql } from "kysely";
import type { Locale } from "#platform/i18n/locales.ts";
import { bestHits } from "./best-hits.ts";
import type { IndexedItem } from "./shown-items.ts";

type Names = Partial<Record<Locale, string>> | null;

/** An item for readers of all languages. */
export type ReadyItem = IndexedItem & { names: Names; placeNames: Names };

/** One row `items`: the best of a kind with a word of this prefix, as a JSON list of `ReadyItem`, best first. */
export function bestOfKind(kind: RawBuilder<unknown>, beginning: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`
    select coalesce(json_agg(json_build_object(
      'kind', item.kind, 'entityId', item.entity_id, 'url', item.url, 'name', item.name, 'names', item.names,
      'place', coalesce(around.name, item.place), 'placeNames', around.names, 'type', item.type,
      'isSample', item.is_sample) order by top.weight desc, item.id), '[]') as items
    from ${bestHits(kind, beginning)} as top
    join search_item as item on item.id = top.item_id
    left join search_item as around on around.id = item.within_id`;
}

/** A ready item in the language of a reader. */
export function inLanguage({ names, placeNames, ...item }: ReadyItem, locale: Locale): IndexedItem {
  return {
    ...item,
    name: names?.[locale] ?? item.name,
    place: placeNames?.[locale] ?? item.place,
  };
}
