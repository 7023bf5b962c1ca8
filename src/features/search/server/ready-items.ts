import { sql } from "kysely";
import type { Database } from "#platform/database/database.ts";
import { type Slots, statement } from "#platform/database/statement.ts";
import type { Locale } from "#platform/i18n/locales.ts";
import type { FoundItem, SearchKind } from "../search-item.ts";
import { inLanguage, type ReadyItem } from "./best-of-kind.ts";

const ready = statement(
  "search-beginning",
  (_, p: Slots<{ kinds: string[]; beginning: string }>) => sql<{ items: ReadyItem[] }>`
    select search_beginning.items
    from unnest(${p.kinds}::text[]) as asked(kind)
    join search_beginning on search_beginning.kind = asked.kind and search_beginning.beginning = ${p.beginning}`,
  { isRead: true },
);

/** The five best of each kind with a word that begins with these one to three letters. */
export async function readyItems(
  database: Database,
  { kinds, beginning, locale }: { kinds: SearchKind[]; beginning: string; locale: Locale },
): Promise<FoundItem[]> {
  const rows = await ready.all(database, { kinds, beginning });
  return rows.flatMap(({ items }) => items.map((item) => inLanguage(item, locale)));
}
