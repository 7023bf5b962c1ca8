import { pendingMigrations } from "#platform/database/migrate.ts";
import type { OpenDatabase } from "#platform/database/open-database.ts";
import { CannotDo } from "./command.ts";

/**
 * Stops a command when migrations are pending. They are not applied implicitly: on a running site the operator decides when.
 * @throws CannotDo
 */
export async function requireMigrated(database: OpenDatabase): Promise<void> {
  const pending = await pendingMigrations(database);
  if (pending.length === 0) return;
  throw new CannotDo(`The database lacks ${pending.length} files of db/; first run: npm run cli -- migrate`);
}
