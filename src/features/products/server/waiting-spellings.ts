import { sql } from "kysely";
import { asModerator, type Member } from "#features/accounts/server/members.ts";
import { LIST_PAGE } from "#features/dashboard/list-query.ts";
import { autocomplete } from "#features/search/server/autocomplete.ts";
import type { Database } from "#platform/database/database.ts";
import { type Params, statement } from "#platform/database/statement.ts";
import type { PageOf } from "#platform/page-of.ts";
import { type Guess, likenessOf, type WaitingSpelling } from "../spelling.ts";

export type Waiting = Omit<WaitingSpelling, "guesses">;

export const waiting = statement(
  "waiting-spellings",
  (_, p: Params<{ q: string; only: string | null; size: number; offset: number }>) => sql<
    Waiting & { total: number }
  >`
    select lower(line.raw_name) as spelling, min(line.raw_name) as name, count(distinct line.shop_id)::integer as "shopCount",
      shop.is_sample as "isSample", (count(*) over ())::integer as total
    from menu_item as line join shop on shop.id = line.shop_id
    where line.product_id is null and not line.is_trial
      and (${p.q} = '' or strpos(lower(line.raw_name), lower(${p.q})) > 0)
      and (${p.only}::text is null or lower(line.raw_name) = ${p.only}::text)
      and not exists (
        select from menu_spelling as known
        where known.spelling = lower(line.raw_name) and known.is_sample = shop.is_sample)
    group by lower(line.raw_name), shop.is_sample
    order by count(distinct line.shop_id) desc, lower(line.raw_name), shop.is_sample
    limit ${p.size} offset ${p.offset}`,
  { isRead: true },
);

const waitingCount = statement(
  "count-waiting-spellings",
  () => sql<{ total: number }>`
    select count(distinct (lower(line.raw_name), shop.is_sample))::integer as total
    from menu_item as line join shop on shop.id = line.shop_id
    where line.product_id is null and not line.is_trial
      and not exists (
        select from menu_spelling as known
        where known.spelling = lower(line.raw_name) and known.is_sample = shop.is_sample)`,
  { isRead: true },
);

/** How many names wait. @throws NotAllowed */
export async function countWaitingSpellings(database: Database, member: Member): Promise<number> {
  asModerator(member);
  return (await waitingCount.first(database))?.total ?? 0;
}

/** The names on menus that no product carries, those of most shops first, each with what it may be; or `only` this one. @throws NotAllowed */
export async function waitingSpellings(
  database: Database,
  member: Member,
  { q, page, only = null }: { q: string; page: number; only?: string | null },
): Promise<PageOf<WaitingSpelling>> {
  asModerator(member);
  const rows = await waiting.all(database, { q, only, size: LIST_PAGE, offset: (page - 1) * LIST_PAGE });
  const total = rows[0]?.total ?? 0;
  const items: WaitingSpelling[] = [];
  for (const { total: _, ...row } of rows) items.push({ ...row, guesses: await guessesFor(database, row) });
  return { items, total, page, pageCount: Math.max(1, Math.ceil(total / LIST_PAGE)) };
}

/** A product that is called so besides is as like as one whose name it is. */
const otherNames = statement(
  "other-names-of-guesses",
  (_, p: Params<{ ids: readonly number[] }>) => sql<{ id: number; called: string[] }>`
    select product.id, product.aliases || case when product.brand_id is null then coalesce(strain.aliases, '{}') else '{}' end as called
    from product left join strain on strain.id = product.strain_id
    where product.id = any (${p.ids}::bigint[])`,
  { isRead: true },
);

/** The products that a name may be, the likest first. */
export async function guessesFor(database: Database, { name, isSample }: Waiting): Promise<Guess[]> {
  const found = await autocomplete(database, { kinds: ["products"], question: name, locale: "nl" });
  const fitting = found.filter((item) => item.isSample === isSample);
  const known = await otherNames.all(database, { ids: fitting.map(({ entityId }) => entityId) });
  const names = new Map(known.map(({ id, called }) => [id, called]));
  return fitting
    .map(({ entityId, name: own }) => ({
      _id: String(entityId),
      name: own,
      likeness: Math.max(...[own, ...(names.get(entityId) ?? [])].map((one) => likenessOf(name, one))),
    }))
    .toSorted((one, other) => other.likeness - one.likeness);
}
