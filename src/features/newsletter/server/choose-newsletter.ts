import { hashOfSecret } from "#features/accounts/server/secret.ts";
import type { Member } from "#features/accounts/server/members.ts";
import type { Database } from "#platform/database/database.ts";
import { enqueue } from "#platform/database/outbox.ts";
import { type Params, statement } from "#platform/database/statement.ts";
import { Invalid, NotSignedIn } from "#platform/errors/errors.ts";
import { sql } from "kysely";
import { endNewsletter } from "./end-newsletter.ts";
import { confirmToken } from "./letter-tokens.ts";
import { SEND_NEWSLETTER_LETTER } from "./send-newsletter-letter.ts";

type Account = Params<{ accountId: number }>;
type Address = Params<{ accountId: number; email: string }>;

/** The account is held, so that it is not erased in the meantime. */
const knownAddress = statement(
  "newsletter-to-choose",
  (_, p: Account) => sql<{ email: string | null }>`
    select newsletter.email
    from account left join newsletter on newsletter.account_id = account.id
    where account.id = ${p.accountId}
    for key share of account`,
);

/** An address that was confirmed stays so; every other one has to be, and one that was not reached. */
const saveAddress = statement(
  "save-newsletter-address",
  (_, p: Address & Params<{ isWanted: boolean }>) => sql<{ isConfirmed: boolean }>`
    insert into newsletter (account_id, email, is_wanted) values (${p.accountId}, ${p.email}, ${p.isWanted})
    on conflict (account_id) do update set email = excluded.email, asked_at = now(), unreachable_at = null,
      is_wanted = newsletter.is_wanted or excluded.is_wanted,
      confirmed_at = case when lower(newsletter.email) = lower(excluded.email) and newsletter.unreachable_at is null
        then newsletter.confirmed_at end
    returning confirmed_at is not null as "isConfirmed"`,
);

/** Neither an account nor a stranger's box is made a nuisance of. */
const MOST_LETTERS_A_DAY = 3;

const insertLetter = statement(
  "insert-newsletter-letter",
  (_, p: Address) => sql<{ letterId: number }>`
    insert into newsletter_letter (account_id, email)
    select ${p.accountId}, ${p.email}
    where ${sql.lit(MOST_LETTERS_A_DAY)} > (
        select count(*) from newsletter_letter
        where account_id = ${p.accountId} and asked_at > now() - interval '24 hours')
      and ${sql.lit(MOST_LETTERS_A_DAY)} > (
        select count(*) from newsletter_letter
        where lower(email) = lower(${p.email}) and asked_at > now() - interval '24 hours')
    returning id as "letterId"`,
);

const setTokenHash = statement(
  "set-letter-token",
  (_, p: Params<{ letterId: number; tokenHash: Uint8Array }>) => sql`
    update newsletter_letter set token_hash = ${p.tokenHash} where id = ${p.letterId}`,
);

interface NewsletterChoice {
  /** Empty for the one that is known. */
  email: string;
  isWanted: boolean;
}

/**
 * Wants the newsletter, or no longer. An address counts once whoever reads mail there has confirmed it: a letter asks for that, at
 * most three a day, and the answer does not tell whether one was sent (security.md E1).
 * @throws Invalid when no address is given and none is known; NotSignedIn when the account is gone by now
 */
export async function chooseNewsletter(
  database: Database,
  { accountId }: Member,
  { email: given, isWanted }: NewsletterChoice,
): Promise<void> {
  await database.transaction(async (tx) => {
    const known = await knownAddress.first(tx, { accountId });
    if (!known) throw new NotSignedIn();
    if (!isWanted) return endNewsletter(tx, accountId);
    const email = given || known.email;
    if (!email) throw new Invalid([{ msg: "Please enter your email address", param: "newsletterEmail" }]);
    return askToConfirm(tx, { accountId, email, isWanted });
  });
}

/**
 * Names the address for letters other than the newsletter, which stays as it was. It counts once it is confirmed, as that of the newsletter.
 * @throws NotSignedIn when the account is gone by now
 */
export async function nameAddress(database: Database, { accountId }: Member, email: string): Promise<void> {
  await database.transaction(async (tx) => {
    if (!(await knownAddress.first(tx, { accountId }))) throw new NotSignedIn();
    await askToConfirm(tx, { accountId, email, isWanted: false });
  });
}

async function askToConfirm(
  tx: Database,
  { accountId, email, isWanted }: { accountId: number; email: string; isWanted: boolean },
): Promise<void> {
  if ((await saveAddress.first(tx, { accountId, email, isWanted }))?.isConfirmed) return;
  const letter = await insertLetter.first(tx, { accountId, email });
  if (!letter) return;
  const { letterId } = letter;
  const tokenHash = hashOfSecret(await confirmToken(tx, letterId));
  await setTokenHash.run(tx, { letterId, tokenHash });
  await enqueue(tx, SEND_NEWSLETTER_LETTER, { letterId });
}
