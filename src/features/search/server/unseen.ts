import { type RawBuilder, sql } from "kysely";

/**
 * A parameter whose value the planner does not look at. Planning these statements takes longer than answering them; with
 * nothing to look at, a plan for the values at hand never seems cheaper than the one that is kept, so it is kept.
 */
export function unseen(
  value: unknown,
  type: "text" | "text[]" | "integer[]" | "tsquery",
): RawBuilder<unknown> {
  const ofType = sql.raw(type);
  return sql`(select ${value}::${ofType})::${ofType}`;
}
