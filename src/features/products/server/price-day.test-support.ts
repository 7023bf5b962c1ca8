import type { Database } from "#platform/database/database.ts";
import { freshSince } from "../fresh-price.ts";

/**
 * Sets the day by which the database of a test counts prices as old, whatever day it is when the tests run: the clock of a server
 * cannot be set. It changes nothing that is stored, as the end of a day changes nothing.
 */
export async function setPriceDay(database: Database, day: Date): Promise<void> {
  const since = freshSince(day).toISOString();
  await database.execute({
    name: undefined,
    text: `create or replace function fresh_since() returns timestamptz language sql stable parallel safe
      return timestamptz '${since}'`,
    values: [],
    isRead: false,
  });
}
