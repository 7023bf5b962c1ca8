import { sql } from "kysely";
import { statement } from "#platform/database/statement.ts";

/** One writer at a time: slugs are chosen among those that are free, and what people put right is looked at first. Readers are not blocked. */
export const lockCatalogue = statement(
  "lock-catalogue",
  () => sql`lock table strain, product in share row exclusive mode`,
);
