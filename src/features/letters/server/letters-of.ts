import { sql } from "kysely";
import type { Member } from "#features/accounts/server/members.ts";
import type { Database } from "#platform/database/database.ts";
import { type Params, statement } from "#platform/database/statement.ts";
import {
  type AddressState,
  type LetterSettings,
  type LettersOfMember,
  NO_LETTERS,
  SENT_LETTER_DAYS,
  type SentLetter,
} from "../letter-settings.ts";

type OfAccount = Params<{ accountId: number }>;

const settingOf = statement(
  "letter-setting-of",
  (_, p: OfAccount) => sql<LetterSettings>`
    select classes, digest from letter_setting where account_id = ${p.accountId}`,
  { isRead: true },
);

const addressStateOf = statement(
  "letter-address-of",
  (_, p: OfAccount) => sql<{ state: AddressState }>`
    select case when unreachable_at is not null then 'unreachable' when confirmed_at is null then 'unconfirmed'
      else 'confirmed' end as state
    from newsletter where account_id = ${p.accountId}`,
  { isRead: true },
);

const sentTo = statement(
  "letters-sent-to",
  (_, p: OfAccount) => sql<SentLetter>`
    select id, kind, classes, news_count as "newsCount", state = 'sent' as "isSent", to_json(moved_at) #>> '{}' as "sentAt"
    from letter where account_id = ${p.accountId} and state in ('sent', 'failed')
      and made_at > now() - make_interval(days => ${sql.lit(SENT_LETTER_DAYS)})
    order by id desc limit 50`,
  { isRead: true },
);

/** What somebody wants by mail, whether it arrives, and what was sent lately. */
export async function lettersOf(database: Database, { accountId }: Member): Promise<LettersOfMember> {
  const [settings, address, sent] = await Promise.all([
    settingOf.first(database, { accountId }),
    addressStateOf.first(database, { accountId }),
    sentTo.all(database, { accountId }),
  ]);
  return { settings: settings ?? NO_LETTERS, address: address?.state ?? "none", sent };
}
