import { createHash } from "node:crypto";
import type { DB } from "#db/tables.ts";
import {
  type Compilable,
  type DeleteResult,
  type InsertResult,
  Kysely,
  type MergeResult,
  type RawBuilder,
  type UpdateResult,
  DummyDriver,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
} from "kysely";
import type { Database } from "./database.ts";
import { checkSql, isPlainRead } from "./sql-rules.ts";

/** The parameters of a statement as `build` sees them: typed like the values, but each is a placeholder. */
type Params<P> = Readonly<P>;

class Placeholder {
  readonly parameter: string;
  constructor(parameter: string) {
    this.parameter = parameter;
  }
  /** Building text out of a placeholder would freeze its name into the SQL. */
  [Symbol.toPrimitive](): never {
    throw new Error(
      `The parameter "${this.parameter}" has no value yet: a statement is built once for all values`,
    );
  }
}

function placeholders<P>(): Params<P> {
  return new Proxy({} as Params<P> & object, { get: (_, parameter) => new Placeholder(String(parameter)) });
}

/** The values in the order of the compiled text: placeholders filled from `given`, constants as they were written. */
function bindParams(parameters: readonly unknown[], given: unknown): unknown[] {
  return parameters.map((parameter) =>
    parameter instanceof Placeholder ? (given as Record<string, unknown>)[parameter.parameter] : parameter,
  );
}

/** Kysely as a writer of SQL: it compiles and never connects. */
export const compileOnlyKysely = new Kysely<DB>({
  dialect: {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  },
});

type NoRows = InsertResult | UpdateResult | DeleteResult | MergeResult;
type Given<P> = unknown extends P ? [] : [parameters: P];

export type { Params };

export interface Statement<P, Row> {
  /** The first row, or undefined when there is none. */
  first(database: Database, ...given: Given<P>): Promise<Row | undefined>;
  all(database: Database, ...given: Given<P>): Promise<Row[]>;
  /** The number of rows inserted, changed or deleted. */
  run(database: Database, ...given: Given<P>): Promise<number>;
}

export interface StatementOptions {
  /**
   * True for raw SQL that only reads: outside transactions it is then retried when the server restarts. A select from a table
   * built with Kysely is known to be a read; raw SQL is not, for a function in it may write.
   */
  isRead?: boolean;
  /**
   * True for what runs at every key stroke, such as a search: outside transactions the server gives it STATEMENT_TIMEOUT_MS.brief
   * and few connections (security.md D2).
   */
  isBrief?: boolean;
}

// PostgreSQL cuts names after 63 bytes; ten are reserved for the hash of the text.
const LONGEST_NAME = 53;

/**
 * Defines a statement once: written with Kysely (or its `sql` template), compiled at its first use, prepared once a
 * connection. `build` gets placeholders, not values: it can't branch on them and takes lists as `= any(${p.ids})`.
 * A placeholder in a select list needs a cast. Columns are named (`select *` is refused), renamed with `as camelCase`;
 * numerics inside JSON are cast to float8 or stored as whole numbers.
 *
 *     const shopName = statement("shop-name", (db, p: Params<{ slug: string }>) =>
 *       db.selectFrom("shop").select("name").where("slug", "=", p.slug));
 *     const shop = await shopName.first(database, { slug });
 *
 * @throws Error at definition, when the name is not kebab-case or too long
 */
export function statement<P, Row>(
  name: string,
  build: (db: Kysely<DB>, p: Params<P>) => Compilable<Row> | RawBuilder<Row>,
  options: StatementOptions = {},
): Statement<P, Row extends NoRows ? never : Row> {
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name) || name.length > LONGEST_NAME) {
    throw new Error(`A statement's name is kebab-case and at most ${LONGEST_NAME} letters: "${name}" is not`);
  }
  type Result = Row extends NoRows ? never : Row;
  let compiled: ReturnType<typeof compile> | undefined;

  function compile() {
    const query = build(compileOnlyKysely, placeholders<P>()).compile(compileOnlyKysely);
    checkSql(name, query.sql);
    return {
      // With a hash of its text, a statement that is edited while the server runs (hot reload, two versions of the code on one
      // pool) gets another name, instead of an error on every connection that has prepared the old text.
      name: `${name}-${createHash("sha256").update(query.sql).digest("hex").slice(0, 8)}`,
      text: query.sql,
      parameters: query.parameters,
      isRead: options.isRead ?? isPlainRead(query),
      isBrief: options.isBrief,
    };
  }

  function execute(database: Database, [given]: Given<P>, isWrite = false) {
    compiled ??= compile();
    const values = bindParams(compiled.parameters, given);
    return database.execute<Result>({ ...compiled, values, isRead: compiled.isRead && !isWrite });
  }

  return {
    first: async (database, ...given) => (await execute(database, given)).rows[0],
    all: async (database, ...given) => (await execute(database, given)).rows,
    run: async (database, ...given) => (await execute(database, given, true)).affectedCount,
  };
}
