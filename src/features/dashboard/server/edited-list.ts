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
  /** What each sorts by; the second counts where the first is the same. */
  orders: Readonly<Record<Sort, RawBuilder<unknown> | readonly RawBuilder<unknown>[]>>;
}

/** What has no value stands at the end, and at the beginning the other way round. */
const WAYS = { asc: sql`asc nulls last`, desc: sql`desc nulls first` };

interface Counted {
  total: number;
  all: number;
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
  const allOf = statement(
    `count-all-${things}-to-edit`,
    (_, p: Params<Placed>) => sql<Counted>`
      select count(*)::integer as total, count(*)::integer as all from ${from} where ${isTheirs(p as Params<Asked>)}`,
    { isRead: true },
  );
  const askedOf = statement(
    `count-${things}-to-edit`,
    (_, p: Params<Placed>) => sql<Counted>`
      select (count(*) filter (where ${isAsked(p as Params<Asked>)}))::integer as total, count(*)::integer as all
      from ${from} where ${isTheirs(p as Params<Asked>)}`,
    { isRead: true },
  );
  // One for each way round: an index of the order is read from its beginning or its end, and no more of it than the page.
  const idsBy = (sort: string, order: readonly RawBuilder<unknown>[], way: "asc" | "desc") =>
    statement(
      `${things}-to-edit-by-${sort}-${way}`,
      (_, p: Params<Placed>) => sql<{ id: number }>`
        select ${id} from ${from} where ${isTheirs(p as Params<Asked>)} and (${isAsked(p as Params<Asked>)})
        order by ${sql.join(order.map((by) => sql`${by} ${WAYS[way]}`))}, ${id} ${sql.raw(way)}
        limit ${p["size"]} offset ${p["offset"]}`,
      { isRead: true },
    );
  const statements = Object.fromEntries(
    Object.entries<RawBuilder<unknown> | readonly RawBuilder<unknown>[]>(orders).map(([sort, order]) => {
      const by = [order].flat() as RawBuilder<unknown>[];
      return [sort, { asc: idsBy(sort, by, "asc"), desc: idsBy(sort, by, "desc") }];
    }),
  ) as Record<Sort, Record<"asc" | "desc", Statement<Placed, { id: number }>>>;

  return {
    page: async (database, asked, { q, filters, sort, isDescending, page, size = LIST_PAGE }, itemsOf) => {
      const count = q === "" && Object.keys(filters).length === 0 ? allOf : askedOf;
      const { total = 0, all = 0 } = (await count.first(database, { ...asked } as Placed)) ?? {};
      const pageCount = Math.max(1, Math.ceil(total / size));
      const shown = Math.min(page, pageCount);
      const offset = (shown - 1) * size;
      const ids = statements[sort][isDescending ? "desc" : "asc"];
      const placed = await ids.all(database, { ...asked, size, offset } as Placed);
      const found = await itemsOf(placed.map((row) => row.id));
      const byId = new Map(found.map((item) => [item.id, item]));
      const items = placed.flatMap((row) => byId.get(row.id) ?? []);
      return { items, total, all, page: shown, pageCount };
    },
  };
}
