import type { Database } from "#platform/database/database.ts";
import { type Params, statement } from "#platform/database/statement.ts";
import { loadMessages } from "#platform/i18n/load-messages.ts";
import type { Locale } from "#platform/i18n/locales.ts";
import { letter } from "#platform/mail/letter.server.ts";
import type { Mailer } from "#platform/mail/open-mailer.ts";
import { sql } from "kysely";
import * as v from "valibot";
import { markUnreachable } from "./mark-unreachable.ts";
import { confirmToken, unsubscribeAddress } from "./letter-tokens.ts";

/** The name of the task; its payload has the `letterId`. */
export const SEND_NEWSLETTER_LETTER = "send-newsletter-letter";

export interface NewsletterMail {
  mailer: Mailer;
  siteName: string;
  /** Where pages of a language live. */
  bases: Record<Locale, string>;
  /** Aborted when the process ends: no server is waited for then. */
  signal?: AbortSignal | undefined;
}

const payloadSchema = v.object({ letterId: v.number() });

interface LetterToSend {
  accountId: number;
  email: string;
  locale: Locale;
  /** Else the address is for other letters. */
  isForNewsletter: boolean;
}

const letterToSend = statement(
  "newsletter-letter-to-send",
  (_, p: Params<{ letterId: number }>) => sql<LetterToSend>`
    select letter.account_id as "accountId", letter.email, account.locale, newsletter.is_wanted as "isForNewsletter"
    from newsletter_letter as letter
    join account on account.id = letter.account_id and account.erase_at is null
    join newsletter on newsletter.account_id = letter.account_id and lower(newsletter.email) = lower(letter.email)
    where letter.id = ${p.letterId} and letter.token_hash is not null and newsletter.confirmed_at is null`,
  { isRead: true },
);

/**
 * Mails the link that confirms an address, in the language of the account. It repeats nothing that people typed: the address may be
 * a stranger's. Nothing is sent when the person has thought better of it by now.
 */
export async function sendNewsletterLetter(
  database: Database,
  payload: unknown,
  { mailer, siteName, bases, signal }: NewsletterMail,
): Promise<void> {
  const { letterId } = v.parse(payloadSchema, payload);
  const asked = await letterToSend.first(database, { letterId });
  if (!asked) return;
  const { locale, email } = asked;
  const base = bases[locale];
  const unsubscribe = await unsubscribeAddress(database, { ...asked, base });
  const i18n = await loadMessages(locale, ["server"]);
  const values = { siteName };
  const paragraphs = [
    asked.isForNewsletter
      ? i18n._({
          id: "newsletter.letter.why",
          message:
            "Somebody, most likely you, asked {siteName} to send its newsletter to this address. To confirm, open this link within seven days:",
          values,
        })
      : i18n._({
          id: "newsletter.letter.why-address",
          message:
            "Somebody, most likely you, asked {siteName} to send letters to this address. To confirm, open this link within seven days:",
          values,
        }),
    `${base}/newsletter#confirm=${await confirmToken(database, letterId)}${asked.isForNewsletter ? "" : "&for=letters"}`,
    i18n._({
      id: "newsletter.letter.otherwise",
      message:
        "If it wasn’t you, you don’t need to do anything: unless you confirm, we send nothing else and delete this address after seven days.",
    }),
  ];
  const mail = {
    id: `newsletter-${letterId}`,
    to: email,
    ...letter(
      i18n,
      { siteName, base },
      {
        subject: i18n._({
          id: "newsletter.letter.subject",
          message: "{siteName}: please confirm your address",
          values,
        }),
        blocks: paragraphs,
      },
    ),
    unsubscribe,
  };
  if ((await mailer.send(mail, signal)) === "noSuchBox") await markUnreachable(database, email);
}
