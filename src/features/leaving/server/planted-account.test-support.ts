import sharp from "sharp";
import { changePortrait } from "#features/accounts/server/change-portrait.ts";
import { indexAccounts } from "#features/accounts/server/index-accounts.ts";
import { asMember, type FreshMember, type Member } from "#features/accounts/server/members.ts";
import { addMember } from "#features/accounts/server/people.test-support.ts";
import type { PictureTools } from "#features/media/server/picture-tools.ts";
import type { Database } from "#platform/database/database.ts";

/** In every text of the planted account, and in nothing else. Longer than what the search stores of any beginning. */
export const CANARY = "qxqx";

/** Statements of one run, which need no name: `$1` is the account. */
const PLANTED = [
  `update account set bio = 'qxqxbio', name_skeleton = 'qxqxskeleton', privacy = '{"likes": "everyone"}' where id = $1`,
  `insert into identity (provider, subject, account_id) values ('google', 'qxqxsubject', $1), ('discord', 'qxqxother', $1)`,
  `insert into account_role (account_id, role) values ($1, 'mod')`,
  `insert into session (token_hash, account_id, device, expires_at, signed_in_at, latitude, longitude, accuracy_metres)
    values (sha256('qxqx'), $1, 'qxqxdevice', now() + interval '1 day', now(), 52.123, 4.987, 12)`,
  `insert into sign_in_code (code_hash, account_id, path, is_new, expires_at)
    values (sha256('qxqx'), $1, '/qxqxpath', false, now() + interval '1 minute')`,
  `insert into freed_name (account_id, name_skeleton, url) values ($1, 'qxqxformer', 'qxqxformer-url')`,
  `insert into newsletter (account_id, email, is_wanted, confirmed_at) values ($1, 'qxqxmail@example.org', true, now())`,
  `insert into newsletter_letter (account_id, email, token_hash) values ($1, 'qxqxletter@example.org', sha256('qxqx'))`,
  `insert into idempotency_key (account_id, call, key, body_hash, status, answer)
    values ($1, 'profile', 'qxqxkey', sha256('qxqx'), 200, '{"name":"qxqxanswer"}')`,
  `insert into report (target_type, target_id, reason, text, reporter_id, has_letters, locale)
    values ('shop', 1, 'fake', 'qxqxreport', $1, false, 'nl')`,
  `with removed as (
    insert into decision (target_type, target_id, author_id, outcome, reason, explanation, source, appeal_until, is_sample)
    values ('review', 1, $1, 'removed', 'fake', 'qxqxfacts', 'notice', now() + interval '1 day', false) returning id
  ) insert into appeal (decision_id, text, author_id, state, explanation, decided_at)
    select id, 'qxqxappeal', $1, 'upheld', 'qxqxanswer to it', now() from removed`,
];

/** What others have of it; `$1` is the account, `$2` the other one. */
const WITH_OTHERS = [
  `insert into friend_edge (lo, hi, lo_req, hi_req) values (least($1::bigint, $2), greatest($1::bigint, $2), true, true)`,
  `insert into idempotency_key (account_id, call, key, body_hash, status, answer)
    select $2, 'profile', 'k', sha256('x'), 200, '{"user":{"friends":[{"url":"qxqxurl","name":"Qxqxname Qxqxfamily"}]}}'
    where $1::bigint is not null`,
];

export async function run(database: Database, text: string, values: unknown[] = []): Promise<object[]> {
  const { rows } = await database.execute<object>({ name: undefined, text, values, isRead: false });
  return rows;
}

/** Somebody with a canary in every text, a picture of their own, a friend, and a place in the search. */
export async function plantAccount(
  database: Database,
  pictures: PictureTools,
): Promise<{ planted: FreshMember; friend: Member }> {
  const member = await addMember(database, { name: "Qxqxname Qxqxfamily" });
  const friend = await addMember(database, { name: "Noor" });
  const { accountId } = member;
  await run(database, "update account set url = 'qxqxurl' where id = $1", [accountId]);
  for (const text of PLANTED) await run(database, text, [accountId]);
  for (const text of WITH_OTHERS) await run(database, text, [accountId, friend.accountId]);
  const bytes = await sharp({ create: { width: 40, height: 40, channels: 3, background: "#c40" } })
    .png()
    .toBuffer();
  await changePortrait(database, pictures, member, { userId: undefined, to: { bytes } });
  await indexAccounts(database, { accountIds: [accountId, friend.accountId] });
  return { planted: asMember({ ...member, url: "qxqxurl" }) as FreshMember, friend };
}

const COLUMNS = `
  select format('%I.%I', namespace.nspname, class.relname) as "table", class.relname || '.' || attname as "column",
    quote_ident(attname) as name
  from pg_attribute
  join pg_class as class on class.oid = attrelid and class.relkind in ('r', 'p', 'm')
  join pg_namespace as namespace on namespace.oid = class.relnamespace
  where attnum > 0 and not attisdropped and namespace.nspname not in ('pg_catalog', 'information_schema', 'pg_toast')`;

/** Every column of every table of the database in which some row has this text, in whatever type. */
export async function columnsWith(database: Database, needle: string): Promise<string[]> {
  const columns = (await run(database, COLUMNS)) as { table: string; column: string; name: string }[];
  const found: string[] = [];
  for (const { table, column, name } of columns) {
    const text = `select from ${table} where ${name}::text ilike '%' || $1 || '%' limit 1`;
    if ((await run(database, text, [needle])).length > 0) found.push(column);
  }
  return found.toSorted();
}
