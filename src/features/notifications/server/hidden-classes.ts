import { sql } from "kysely";
import type { Member } from "#features/accounts/server/members.ts";
import type { Database } from "#platform/database/database.ts";
import { type Params, statement } from "#platform/database/statement.ts";
import { CLASS_OF_TYPE, HIDEABLE_CLASSES, type NoticeClass } from "../notice-class.ts";
import { ROLE_NOTICES } from "../notification.ts";

/** Never those of roles, by which an open page learns that it is old. */
const HIDEABLE = Object.entries(CLASS_OF_TYPE).flatMap(([type, of]) =>
  of !== null && HIDEABLE_CLASSES.includes(of) && !ROLE_NOTICES.has(type) ? [{ type, of }] : [],
);

/** Of a row of `notice`: its reader wants it under the bell. */
export const isInBell = sql<boolean>`not exists (
  select from notice_setting as bell
  join (values ${sql.join(HIDEABLE.map(({ type, of }) => sql`(${sql.lit(type)}, ${sql.lit(of)})`))}) as hideable (type, class)
    on hideable.class = any(bell.hidden_classes)
  where bell.account_id = notice.recipient_id and hideable.type = notice.type)`;

const hiddenOf = statement(
  "hidden-notice-classes",
  (_, p: Params<{ accountId: number }>) => sql<{ hidden: NoticeClass[] }>`
    select hidden_classes as hidden from notice_setting where account_id = ${p.accountId}`,
  { isRead: true },
);

/** What somebody does not want under the bell. */
export async function hiddenClassesOf(database: Database, accountId: number): Promise<NoticeClass[]> {
  return (await hiddenOf.first(database, { accountId }))?.hidden ?? [];
}

const upsertHidden = statement(
  "hide-notice-classes",
  (_, p: Params<{ accountId: number; hidden: string[] }>) => sql`
    insert into notice_setting (account_id, hidden_classes) values (${p.accountId}, ${p.hidden}::text[])
    on conflict (account_id) do update set hidden_classes = excluded.hidden_classes`,
);

/** These classes, and no others, are not under the bell from now on; also what was told before. */
export async function hideClasses(
  database: Database,
  { accountId }: Member,
  { hidden }: { hidden: readonly NoticeClass[] },
): Promise<void> {
  await upsertHidden.run(database, { accountId, hidden: [...new Set(hidden)] });
}
