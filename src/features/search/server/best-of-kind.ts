import { type RawBuilder, sql } from "kysely";
import type { Locale } from "#platform/i18n/locales.ts";
import { weightOfWord, WHOLE_NAME_POINTS } from "../ranking.ts";
import type { FoundItem } from "../search-item.ts";
import { itemsBeginningWith } from "./items-beginning-with.ts";
import { GROUP_SIZE, itemsCalled } from "./shown-items.ts";

/** An item may be found by several of its words; these are enough to leave as many different ones as are shown. */
export const CANDIDATES = 8;

type Names = Partial<Record<Locale, string>> | null;

/** A `FoundItem` for readers of all languages. */
export type ReadyItem = FoundItem & { names: Names; placeNames: Names };

interface Asked {
  kind: RawBuilder<unknown>;
  beginning: RawBuilder<unknown>;
  /** Of the beginning, in letters. */
  length: number;
}

/** One row `items`: the best of a kind with a word that begins so, as a JSON list of `ReadyItem`, best first. */
export function bestOfKind({ kind, beginning, length }: Asked): RawBuilder<unknown> {
  return sql`
    select coalesce(json_agg(json_build_object(
      'kind', item.kind, 'entityId', item.entity_id, 'url', item.url, 'name', item.name, 'names', item.names,
      'place', coalesce(around.name, item.place), 'placeNames', around.names, 'type', item.type,
      'isSample', item.is_sample) order by top.score desc, item.id), '[]') as items
    from (
      select scored.item_id, max(scored.score) as score
      from (
        select called.item_id, called.weight + ${sql.lit(weightOfWord(WHOLE_NAME_POINTS, 0))}::bigint as score
        from ${itemsCalled(kind, beginning)} as called
        union all
        select hit.item_id, hit.weight
        from ${itemsBeginningWith({ kind, beginning, length, limit: CANDIDATES })} as hit) as scored
      group by scored.item_id
      order by max(scored.score) desc, scored.item_id
      limit ${sql.lit(GROUP_SIZE)}) as top
    join search_item as item on item.id = top.item_id
    left join search_item as around on around.id = item.within_id`;
}

/** A ready item in the language of a reader. */
export function inLanguage({ names, placeNames, ...item }: ReadyItem, locale: Locale): FoundItem {
  return {
    ...item,
    name: names?.[locale] ?? item.name,
    place: placeNames?.[locale] ?? item.place,
  };
}
