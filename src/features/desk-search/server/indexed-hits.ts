import { sql } from "kysely";
import type { Member } from "#features/accounts/server/members.ts";
import { rightsOf } from "#features/accounts/server/speaks-for.ts";
import { brandsToKeep } from "#features/contributions/server/products-to-edit.ts";
import type { FoundItem, SearchEntity } from "#features/search/search-item.ts";
import { itemsMatching } from "#features/search/server/items-matching.ts";
import { itemsOfEntities } from "#features/search/server/items-of-entities.ts";
import { suggestionAddress } from "#features/search/suggestion-address.ts";
import { foundNames } from "#features/shops/server/found-names.ts";
import type { Database } from "#platform/database/database.ts";
import { type Params, statement } from "#platform/database/statement.ts";
import type { Locale } from "#platform/i18n/locales.ts";
import type { DeskHit, DeskHits, SearchedList } from "../desk-hit.ts";

/** The lists whose things the search of the visitors finds too, forgiving typos. */
const ENTITIES = {
  shops: "shop",
  products: "product",
  brands: "brand",
  users: "user",
} as const satisfies Partial<Record<SearchedList, SearchEntity>>;

type IndexedList = keyof typeof ENTITIES;

const isIndexed = (list: SearchedList): list is IndexedList => list in ENTITIES;

interface Asked {
  lists: readonly SearchedList[];
  text: string;
  locale: Locale;
}

/** What the search of the visitors finds, by its ranking, of that which somebody may edit. */
export async function indexedHits(
  database: Database,
  member: Member,
  { lists, text, locale }: Asked,
): Promise<DeskHits> {
  const indexed = lists.filter(isIndexed);
  const whole = indexed.filter((list) => isWholeTheirs(member, list));
  const found = await foundNames(database, { kinds: whole, question: text, locale });
  // Five of everything would rarely be among the few that somebody speaks for: those are looked for among all.
  for (const kind of indexed.filter((list) => !whole.includes(list))) {
    const matching = await itemsMatching(database, { kind, question: text });
    const entityIds = await theirsAmong(database, member, { kind, ids: matching });
    found.push(...(await itemsOfEntities(database, { entity: ENTITIES[kind], entityIds, locale })));
  }
  return Object.fromEntries(
    indexed.map((list) => [list, found.filter(({ kind }) => kind === list).map(hitOf)]),
  );
}

/** Whether they may edit all things of a list. */
function isWholeTheirs(member: Member, list: IndexedList): boolean {
  return list === "products" ? brandsToKeep(member) === null : member.permissions.admin;
}

const productsOfBrands = statement(
  "products-of-brands-among",
  (_, p: Params<{ ids: readonly number[]; brandIds: readonly number[] }>) => sql<{ id: number }>`
    select product.id from unnest(${p.ids}::bigint[]) with ordinality as asked(id, place)
    join product on product.id = asked.id and product.brand_id = any (${p.brandIds}::bigint[])
    order by asked.place`,
  { isRead: true },
);

async function theirsAmong(
  database: Database,
  member: Member,
  { kind, ids }: { kind: IndexedList; ids: number[] },
): Promise<number[]> {
  const { shopIds, brandIds } = rightsOf(member);
  if (kind === "shops") return ids.filter((id) => shopIds?.includes(id));
  if (kind === "brands") return ids.filter((id) => brandIds?.includes(id));
  if (kind === "users") return [];
  const rows = await productsOfBrands.all(database, { ids, brandIds: brandIds ?? [] });
  return rows.map(({ id }) => id);
}

function hitOf({ kind, entityId, url, name, place, type, isSample }: FoundItem): DeskHit {
  const detail = kind === "users" ? `@${url}` : place;
  return {
    _id: String(entityId),
    name,
    ...(kind === "products" && type !== null && { type }),
    ...(detail !== null && { detail }),
    ...(isSample && { isSample }),
    page: suggestionAddress(kind, { url, type }),
  };
}
