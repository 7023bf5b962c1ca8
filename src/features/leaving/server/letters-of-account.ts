import { sql } from "kysely";
import { type Params, statement } from "#platform/database/statement.ts";

type Account = Params<{ accountId: number }>;

const toldHidden = statement(
  "told-notice-setting",
  (_, p: Account) => sql<object>`
    select hidden_classes as "hiddenClasses" from notice_setting where account_id = ${p.accountId}`,
  { isRead: true },
);

const toldSettings = statement(
  "told-letter-setting",
  (_, p: Account) => sql<object>`
    select classes, digest, since, digest_since as "digestSince" from letter_setting where account_id = ${p.accountId}`,
  { isRead: true },
);

const toldSent = statement(
  "told-letters-sent",
  (_, p: Account) => sql<object>`
    select made_at as "madeAt", kind, day, state, classes, news_count as "newsCount"
    from letter where account_id = ${p.accountId} order by id`,
  { isRead: true },
);

/** What somebody wants to be told, and by mail, and which letters went to them. */
export const LETTERS_OF_ACCOUNT = {
  "notice_setting.account_id": {
    told: { topic: "bell", rows: toldHidden },
    erased: "withAccount",
  },
  "letter_setting.account_id": {
    told: { topic: "letters", rows: toldSettings },
    erased: "withAccount",
  },
  "letter.account_id": { told: { topic: "letters-sent", rows: toldSent }, erased: "withAccount" },
} as const;
