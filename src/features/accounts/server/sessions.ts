import type { Database } from "#platform/database/database.ts";
import { type Params, statement } from "#platform/database/statement.ts";
import { NotFound } from "#platform/errors/errors.ts";
import { sql } from "kysely";
import { SESSION_LONGEST_DAYS, SESSION_MAX_AGE_SECONDS } from "../sign-in.ts";
import { hashOfSecret, newSecret } from "./secret.ts";

const maxAge = sql.lit(SESSION_MAX_AGE_SECONDS);
const longest = sql.lit(SESSION_LONGEST_DAYS);

interface NewSession {
  accountId: number;
  /** What the browser calls itself, in a few words. */
  device: string;
  /** False for a token of the command line, which counts as signed in with a second factor and never as fresh. */
  isFromProvider: boolean;
}

const insertSession = statement(
  "insert-session",
  (_, p: Params<NewSession & { tokenHash: Uint8Array }>) => sql`
    insert into session (token_hash, account_id, device, signed_in_at, second_factor_at, expires_at)
    values (${p.tokenHash}, ${p.accountId}, ${p.device},
      case when ${p.isFromProvider}::boolean then now() end, case when not ${p.isFromProvider}::boolean then now() end,
      now() + make_interval(secs => ${maxAge}))`,
);

/** Returns the token, which is kept nowhere. */
export async function startSession(database: Database, session: NewSession): Promise<string> {
  const token = newSecret();
  await insertSession.run(database, { ...session, tokenHash: hashOfSecret(token) });
  return token;
}

const deleteSession = statement(
  "delete-session",
  (_, p: Params<{ id: number; accountId: number }>) =>
    sql`delete from session where id = ${p.id} and account_id = ${p.accountId}`,
);

/** @throws NotFound when this account has no such session */
export async function endSession(
  database: Database,
  session: { id: number; accountId: number },
): Promise<void> {
  if ((await deleteSession.run(database, session)) === 0) throw new NotFound("session");
}

const deleteOthers = statement(
  "delete-other-sessions",
  (_, p: Params<{ id: number; accountId: number }>) =>
    sql`delete from session where id <> ${p.id} and account_id = ${p.accountId}`,
);

/** Ends all of an account but the one that asks. */
export async function endOtherSessions(
  database: Database,
  session: { id: number; accountId: number },
): Promise<void> {
  await deleteOthers.run(database, session);
}

export interface OpenSession {
  id: number;
  device: string;
  startedAt: string;
  usedAt: string;
}

const sessionsOfAccount = statement(
  "sessions-of-account",
  (_, p: Params<{ accountId: number }>) => sql<OpenSession>`
    select id, device, to_json(created_at) #>> '{}' as "startedAt", to_json(used_at) #>> '{}' as "usedAt"
    from session where account_id = ${p.accountId} and expires_at > now()
    order by used_at desc, id desc`,
  { isRead: true },
);

/** The latest used first. */
export function openSessions(database: Database, accountId: number): Promise<OpenSession[]> {
  return sessionsOfAccount.all(database, { accountId });
}

const markUsed = statement(
  "mark-session-used",
  (_, p: Params<{ id: number }>) => sql`
    update session set used_at = now(),
      expires_at = least(now() + make_interval(secs => ${maxAge}), created_at + make_interval(days => ${longest}))
    where id = ${p.id} and used_at < now() - interval '1 hour'`,
);

/** A session lives on while it is used; written once an hour, for a page is no reason to write. */
export async function keepSession(database: Database, id: number): Promise<boolean> {
  return (await markUsed.run(database, { id })) > 0;
}

const markShown = statement(
  "mark-second-factor-shown",
  (_, p: Params<{ id: number; accountId: number }>) =>
    sql`update session set second_factor_at = now() where id = ${p.id} and account_id = ${p.accountId}`,
);

/** From now on the session counts as with a second factor. */
export async function markSecondFactorShown(
  tx: Database,
  session: { id: number; accountId: number },
): Promise<void> {
  await markShown.run(tx, session);
}
