import { randomBytes } from "node:crypto";
import type { Database } from "./database.ts";
import { type Params, statement } from "./statement.ts";

const secretByName = statement("secret-by-name", (db, p: Params<{ name: string }>) =>
  db.selectFrom("site_secret").select("value").where("name", "=", p.name),
);

// The first insert wins: two processes that start together end with the same secret.
const insertSecret = statement("insert-secret", (db, p: Params<{ name: string; value: Buffer }>) =>
  db
    .insertInto("site_secret")
    .values({ name: p.name, value: p.value })
    .onConflict((conflict) => conflict.doNothing()),
);

/** A secret of 32 bytes that is generated once and stored, where no setting gives one. */
export async function siteSecret(database: Database, name: string): Promise<Buffer> {
  const known = await secretByName.first(database, { name });
  if (known) return known.value;
  await insertSecret.run(database, { name, value: randomBytes(32) });
  const made = await secretByName.first(database, { name });
  if (!made) throw new Error(`The secret ${name} could not be kept`);
  return made.value;
}
