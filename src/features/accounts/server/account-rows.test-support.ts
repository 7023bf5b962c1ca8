import { type Params, statement } from "#platform/database/statement.ts";
import type { Database } from "#platform/database/database.ts";
import type { Member } from "./members.ts";

const insertRole = statement("insert-role-in-test", (db, p: Params<{ accountId: number }>) =>
  db.insertInto("account_role").values({ account_id: p.accountId, role: "admin" }),
);

export async function makeAdmin(database: Database, { accountId }: Member): Promise<void> {
  await insertRole.run(database, { accountId });
}

const roles = statement("roles-in-test", (db, p: Params<{ accountId: number }>) =>
  db.selectFrom("account_role").select("role").where("account_id", "=", p.accountId),
);

export async function rolesOf(database: Database, { accountId }: Member): Promise<string[]> {
  return (await roles.all(database, { accountId })).map(({ role }) => role);
}
