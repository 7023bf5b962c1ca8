import { sql } from "kysely";
import type { Database } from "#platform/database/database.ts";
import { type Params, statement } from "#platform/database/statement.ts";
import { Invalid } from "#platform/errors/errors.ts";
import { isLocale } from "#platform/i18n/locales.ts";

interface Redirect {
  /** Paths without language prefix and query, such as `/coffeeshop/relax`. */
  from: string;
  to: string;
}

/** The database's lock for writers of redirects, taken before reading the older ones. */
const takeTurn = statement(
  "take-turn-redirecting",
  () => sql`select pg_advisory_xact_lock(hashtext('redirect'))`,
);

/** The page is at that address now, so its old redirect is removed. */
const removeFromTarget = statement("remove-redirect-from-target", (db, p: Params<Redirect>) =>
  db.deleteFrom("redirect").where("from_path", "=", p.to),
);

const lengthenOlder = statement("lengthen-older-redirects", (db, p: Params<Redirect>) =>
  db.updateTable("redirect").set({ to_path: p.to }).where("to_path", "=", p.from),
);

const saveRedirect = statement("save-redirect", (db, p: Params<Redirect>) =>
  db
    .insertInto("redirect")
    .values({ from_path: p.from, to_path: p.to })
    .onConflict((conflict) => conflict.column("from_path").doUpdateSet({ to_path: p.to })),
);

/**
 * Redirects an old address to the new one. Older redirects are updated to the new one as well, so there is always one hop; to be
 * called in the transaction that sets the new address. Both are stored in small letters, as pages are requested.
 * @throws Invalid when a path is not a page of this site or both are the same
 */
export async function addRedirect(database: Database, { from, to }: Redirect): Promise<void> {
  const redirect = { from: from.toLowerCase(), to: to.toLowerCase() };
  const [first] = redirect.to.split("/").slice(1);
  if (isLocale(first)) throw new Invalid([{ msg: "Must be a path without its language", param: "to" }]);
  try {
    await database.transaction(async (tx) => {
      await takeTurn.run(tx);
      await removeFromTarget.run(tx, redirect);
      await lengthenOlder.run(tx, redirect);
      await saveRedirect.run(tx, redirect);
    });
  } catch (error) {
    const isRefused = (error as { code?: unknown }).code === "23514";
    throw isRefused ? new Invalid([{ msg: "Not a path to redirect to", param: "to" }]) : error;
  }
}
