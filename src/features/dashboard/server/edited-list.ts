import { type RawBuilder, sql } from "kysely";
import type { PageOf } from "#platform/page-of.ts";
import type { Database } from "#platform/database/database.ts";
import { type Params, type Statement, statement } from "#platform/database/statement.ts";
import { LIST_PAGE, type ListQuery } from "../list-query.ts";

/** What differs between the lists of the dashboard: where their things are, whose they are, what was asked for. */
interface ListSql<Sort extends string, Asked extends object> {
  /** The plural, in the names of its statements. */
  things: string;
  /** The table with what is joined to it. */
  from: RawBuilder<unknown>;
  /** Such as `deal.id`. */
  id: RawBuilder<unknown>;
  /** Whether somebody may edit it at all. */
  isTheirs: (p: Params<Asked>) => RawBuilder<unknown>;
  /** Whether it is what the search and the filters ask for. */
  isAsked: (p: Params<Asked>) => RawBuilder<unknown>;
  orders: Readonly<Record<Sort, RawBuilder<unknown>>>;
}

type Placed = Record<string, unknown>;

interface EditedList<Sort extends string, Asked extends object> {
  /**
   * One page of the list; `all` is how many there are without search and filters.
   * @param itemsOf reads the things with these ids, in any order
   */
  page<Item extends { id: number }>(
    database: Database,
    asked: Asked,
    query: ListQuery<Sort> & { size?: number },
    itemsOf: (ids: number[]) => Promise<Item[]>,
  ): Promise<PageOf<Item> & { all: number }>;
}

/** Builds the statements of a list with its editor, once for each order that it has. */
export function editedList<Sort extends string, Asked extends object>({
  things,
  from,
  id,
  isTheirs,
  isAsked,
  orders,
}: ListSql<Sort, Asked>): EditedList<Sort, Asked> {
  const countOf = statement(
    `count-${things}-to-edit`,
    (_, p: Params<Placed>) => sql<{ total: number; all: number }>`
      select (count(*) filter (where ${isAsked(p as Params<Asked>)}))::integer as total, count(*)::integer as all
      from ${from} where ${isTheirs(p as Params<Asked>)}`,
    { isRead: true },
  );
  const idsBy = Object.fromEntries(
    Object.entries<RawBuilder<unknown>>(orders).map(([sort, order]) => [
      sort,
      statement(
        `${things}-to-edit-by-${sort}`,
        (_, p: Params<Placed>) => sql<{ id: number }>`
          select id from (
            select ${id}, row_number() over (order by ${order} nulls last, ${id}) as place
            from ${from} where ${isTheirs(p as Params<Asked>)} and ${isAsked(p as Params<Asked>)}
          ) as asked
          order by case when ${p["isDescending"]}::boolean then -place else place end
          limit ${p["size"]} offset ${p["offset"]}`,
        { isRead: true },
      ),
    ]),
  ) as Record<Sort, Statement<Placed, { id: number }>>;

  return {
    page: async (database, asked, { sort, isDescending, page, size = LIST_PAGE }, itemsOf) => {
      const { total = 0, all = 0 } = (await countOf.first(database, { ...asked } as Placed)) ?? {};
      const pageCount = Math.max(1, Math.ceil(total / size));
      const shown = Math.min(page, pageCount);
      const offset = (shown - 1) * size;
      const placed = await idsBy[sort].all(database, { ...asked, isDescending, size, offset } as Placed);
      const found = await itemsOf(placed.map((row) => row.id));
      const byId = new Map(found.map((item) => [item.id, item]));
      const items = placed.flatMap((row) => byId.get(row.id) ?? []);
      return { items, total, all, page: shown, pageCount };
    },
  };
}
