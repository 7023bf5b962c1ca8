import { sql } from "kysely";
import { endNewsletter } from "#features/newsletter/server/end-newsletter.ts";
import { type EndedKind, subscriberOfToken } from "#features/newsletter/server/letter-tokens.ts";
import type { Database } from "#platform/database/database.ts";
import { type Params, statement } from "#platform/database/statement.ts";

type Account = Params<{ accountId: number }>;

const endNotices = statement(
  "end-letters-of-notices",
  (_, p: Account) => sql`update letter_setting set classes = '{}' where account_id = ${p.accountId}`,
);

const endDigest = statement(
  "end-digest",
  (_, p: Account) => sql`
    update letter_setting set digest = 'none', digest_since = now()
    where account_id = ${p.accountId} and digest <> 'none'`,
);

async function endKind(tx: Database, accountId: number, kind: EndedKind): Promise<void> {
  if (kind === "newsletter") await endNewsletter(tx, accountId);
  else await (kind === "notices" ? endNotices : endDigest).run(tx, { accountId });
}

/** No letter of any kind goes to somebody any more but answers to what they do. */
export async function endAllLetters(tx: Database, accountId: number): Promise<void> {
  for (const kind of ["newsletter", "notices", "digest"] as const) await endKind(tx, accountId, kind);
}

/**
 * Ends what the letter with this token was of, or all letters, without a session (RFC 8058). A token of nobody, or of somebody who is gone,
 * ends nothing and is answered alike.
 */
export async function unsubscribe(
  database: Database,
  { token, isAll = false }: { token: string; isAll?: boolean | undefined },
): Promise<void> {
  await database.transaction(async (tx) => {
    const subscriber = await subscriberOfToken(tx, token);
    if (!subscriber) return;
    const { accountId, kind } = subscriber;
    await (isAll ? endAllLetters(tx, accountId) : endKind(tx, accountId, kind));
  });
}
