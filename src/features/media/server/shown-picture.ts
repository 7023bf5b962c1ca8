import type { Database } from "#platform/database/database.ts";
import { type Params, statement } from "#platform/database/statement.ts";

const shown = statement("shown-picture", (db, p: Params<{ key: string }>) =>
  db.selectFrom("media").select(["key", "mime"]).where("key", "=", p.key).where("state", "=", "shown"),
);

/** A public picture, with the type of its original; undefined when there is none. */
export async function shownPicture(
  database: Database,
  key: string,
): Promise<{ key: string; mime: string } | undefined> {
  return shown.first(database, { key });
}
