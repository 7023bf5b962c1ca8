import type { Database } from "#platform/database/database.ts";
import { loadMessages } from "#platform/i18n/load-messages.ts";
import { languageTag, LOCALES, type Locale } from "#platform/i18n/locales.ts";
import type { Mail } from "#platform/mail/open-mailer.ts";
import { blocksOfText } from "#platform/markdown/blocks-of-text.ts";
import { type Letter, letterHtml, letterText } from "#platform/mail/letter-layout.ts";
import { type IssueFooter, footerOfIssue } from "../issue-mail.ts";
import type { NewsletterMail } from "./send-newsletter-letter.ts";
import { unsubscribeAddress } from "./letter-tokens.ts";

export interface IssueLetter {
  accountId: number;
  email: string;
  locale: Locale;
  subject: string;
  body: string;
}

/** The letter of an issue to one reader, with the way to end all letters in its head and below its text. */
export async function mailOfIssue(
  database: Database,
  letter: IssueLetter,
  { siteName, bases }: Pick<NewsletterMail, "siteName" | "bases">,
): Promise<Omit<Mail, "id">> {
  const { locale, email, subject, body } = letter;
  const base = bases[locale];
  const unsubscribe = await unsubscribeAddress(database, { ...letter, base });
  const told: Letter = {
    subject,
    siteName,
    lang: languageTag(locale),
    base,
    blocks: blocksOfText(body),
    footer: footerOfIssue(await footerIn(locale, siteName), unsubscribe),
  };
  return {
    to: email,
    subject,
    text: letterText(told),
    html: letterHtml(told),
    unsubscribe,
  };
}

async function footerIn(locale: Locale, siteName: string): Promise<IssueFooter> {
  const i18n = await loadMessages(locale, ["server"]);
  return {
    why: i18n._({
      id: "newsletter.issue.why",
      message: "You get this because you confirmed this address for the newsletter of {siteName}.",
      values: { siteName },
    }),
    unsubscribe: i18n._({ id: "newsletter.issue.unsubscribe", message: "Unsubscribe" }),
  };
}

/** What stands below an issue in each language, for its preview. */
export async function issueFooters(siteName: string): Promise<Record<Locale, IssueFooter>> {
  const footers = await Promise.all(
    LOCALES.map(async (locale) => [locale, await footerIn(locale, siteName)] as const),
  );
  return Object.fromEntries(footers) as Record<Locale, IssueFooter>;
}
