import { sql } from "kysely";
import type { Database } from "#platform/database/database.ts";
import { type Params, statement } from "#platform/database/statement.ts";

type Account = Params<{ accountId: number }>;

const told = statement(
  "told-viewings",
  (_, p: Account) => sql<object>`
    select began_at as "beganAt", coalesce(ended_at, until) as "endedAt", reason from viewing
    where account_id = ${p.accountId} order by id`,
  { isRead: true },
);

const endLooks = statement(
  "end-looks-as-account",
  (_, p: Account) => sql`
    update session set viewing_id = null from viewing
    where viewing.id = session.viewing_id and viewing.account_id = ${p.accountId}`,
);

const forgetOnlooker = statement("forget-who-looked", (db, p: Account) =>
  db.updateTable("viewing").set({ admin_id: null }).where("admin_id", "=", p.accountId),
);

/** When an admin looked at the site as somebody does, and why: told to that person. Not who, which the log knows. */
export const VIEWINGS_OF_ACCOUNT = {
  "viewing.account_id": { told: { topic: "viewings", rows: told }, erased: "withAccount" },
  // The admin is themselves again.
  "session.viewing_id": {
    told: { inFile: "viewings" },
    erased: (tx: Database, { accountId }: { accountId: number }) => endLooks.run(tx, { accountId }),
  },
  "viewing.admin_id": {
    told: { not: "As whom somebody looked for the site is told to that person" },
    erased: (tx: Database, { accountId }: { accountId: number }) => forgetOnlooker.run(tx, { accountId }),
  },
} as const;
