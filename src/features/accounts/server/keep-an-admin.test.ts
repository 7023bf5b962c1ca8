import { expect, test } from "vitest";
import { askForErasure } from "#features/leaving/server/ask-for-erasure.ts";
import { suspendPerson } from "#features/moderation/server/decide-about-person.ts";
import { addAdmin } from "#features/moderation/server/small-case.test-support.ts";
import type { Database } from "#platform/database/database.ts";
import { fieldErrorsOf } from "#platform/errors/errors.ts";
import { freshDatabase } from "#tests/support/fresh-database.ts";
import { LAST_ADMIN } from "../call-refusals.ts";
import { revokeRole } from "./account-roles.ts";
import type { Admin, FreshMember } from "./members.ts";

const leaves = (database: Database, admin: Admin) => askForErasure(database, admin as Admin & FreshMember);

const WHY = { reason: "hate", explanation: "You called other guests names.", days: 7 } as const;

const suspends = (database: Database, admin: Admin, { accountId }: Admin) =>
  database.transaction((tx) => suspendPerson(tx, admin, { ...WHY, accountId }));

const loses = (database: Database, { accountId }: Admin) =>
  revokeRole(database, { accountId, role: "admin", item: null });

test.each<[string, (database: Database, ada: Admin, eva: Admin) => Promise<unknown>[]]>([
  ["both leave", (database, ada, eva) => [leaves(database, ada), leaves(database, eva)]],
  [
    "one leaves and suspends the other",
    (database, ada, eva) => [leaves(database, ada), suspends(database, ada, eva)],
  ],
  [
    "each suspends the other",
    (database, ada, eva) => [suspends(database, ada, eva), suspends(database, eva, ada)],
  ],
  [
    "one leaves and the other loses the role",
    (database, ada, eva) => [leaves(database, ada), loses(database, eva)],
  ],
])("of two admins one stays where at once %s", async (_, both) => {
  const database = await freshDatabase();
  const [ada, eva] = [await addAdmin(database, "Ada"), await addAdmin(database, "Eva")];
  const ends = await Promise.allSettled(both(database, ada, eva));
  const refused = ends.flatMap((end) => (end.status === "rejected" ? fieldErrorsOf(end.reason) : []));
  expect(refused.map(({ msg }) => msg)).toEqual([LAST_ADMIN.msg]);
});
