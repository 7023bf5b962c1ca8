import { addMember } from "#features/accounts/server/people.test-support.ts";
import type { Member } from "#features/accounts/server/members.ts";
import type { Database } from "#platform/database/database.ts";
import { type Params, statement } from "#platform/database/statement.ts";
import type { Locale } from "#platform/i18n/locales.ts";
import { LOCALES } from "#platform/i18n/locales.ts";
import type { Mail, Mailer } from "#platform/mail/open-mailer.ts";
import { sql } from "kysely";
import { editIssue, newIssue } from "./edit-issue.ts";
import { issueToEdit } from "./issues-to-edit.ts";
import { sendIssues } from "./send-issues.ts";

export const NOW = new Date("2026-11-29T12:00:00Z");

const subscribe = statement(
  "subscribe-in-test",
  (_, p: Params<{ accountId: number; email: string; isConfirmed: boolean }>) => sql`
    insert into newsletter (account_id, email, is_wanted, confirmed_at)
    values (${p.accountId}, ${p.email}, true, case when ${p.isConfirmed}::boolean then now() end)`,
);

const speak = statement(
  "speak-in-test",
  (_, p: Params<{ accountId: number; locale: string; isSample: boolean; url: string }>) => sql`
    update account set locale = ${p.locale}, is_sample = ${p.isSample}::boolean, url = ${p.url}
    where id = ${p.accountId}`,
);

/** Somebody who confirmed an address, or not yet. */
export async function addReader(
  database: Database,
  locale: Locale,
  { isConfirmed = true, isSample = false } = {},
): Promise<Member> {
  const member = await addMember(database);
  const url = isSample ? `sample-${member.url}` : member.url;
  await speak.run(database, { accountId: member.accountId, locale, isSample, url });
  const email = `${locale}-${member.accountId}@example.org`;
  await subscribe.run(database, { accountId: member.accountId, email, isConfirmed });
  return member;
}

export async function addAdmin(database: Database): Promise<Member> {
  const member = await addMember(database);
  return { ...member, permissions: { ...member.permissions, admin: true } };
}

export const LETTER = {
  subject: { nl: "Nieuws", en: "News", source: "nl" },
  body: { nl: "## Hallo\n\nLees [meer](/kaart).", en: "## Hello\n\nRead [more](/map).", source: "nl" },
  sendsEnglish: false,
} as const;

export const write = (database: Database, admin: Member, given: object = {}) =>
  newIssue(database, admin, { ...LETTER, ...given }, { now: NOW });

type Step = "try" | "send" | "stop" | "goOn";

/** Takes a step of an issue as it stands. */
export async function take(database: Database, admin: Member, id: number, step: Step) {
  const { rev = "" } = (await issueToEdit(database, admin, { id })) ?? {};
  return database.transaction((tx) => editIssue(tx, admin, { id, rev, changes: { step } }, { now: NOW }));
}

export const BASES = Object.fromEntries(
  LOCALES.map((locale) => [
    locale,
    locale === "nl" ? "https://example.org" : `https://example.org/${locale}`,
  ]),
) as Record<Locale, string>;

/** Sends as the background does. */
export async function sendAll(
  database: Database,
  send: Mailer["send"] = async () => undefined,
  { now = NOW, signal }: { now?: Date; signal?: AbortSignal } = {},
): Promise<Mail[]> {
  const mails: Mail[] = [];
  const mailer: Mailer = {
    send: async (mail) => {
      const outcome = await send(mail);
      mails.push(mail);
      return outcome;
    },
  };
  await sendIssues(database, { mailer, siteName: "Highstreet", bases: BASES, now: () => now, signal });
  return mails;
}
