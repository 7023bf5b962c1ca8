import type { Database } from "#platform/database/database.ts";
import type { Mailer } from "#platform/mail/open-mailer.ts";
import { PATIENCE, type Patience } from "#platform/remote/ask-politely.ts";
import { type Renewal, renewFacts } from "./renew-facts.ts";
import { renewSourcesOf, type RenewSettings } from "./renew-sources.ts";

export const RENEW_FACTS = "renew-facts";

/** A letter is read; the rest is in the terminal. */
const MOST_LINES = 1_000;

interface RenewalMail {
  mailer: Mailer;
  siteName: string;
  /** Without it nobody is asked: nobody would be told. */
  contactEmail: string | undefined;
  settings: RenewSettings;
  now: Date;
  signal?: AbortSignal | undefined;
  patience?: Patience;
}

/**
 * Asks for newer facts and mails CONTACT_EMAIL how they differ from ours; takes nothing. In English, because it is internal. A source
 * that cannot be asked is told and not tried again before the next week.
 */
export async function tellOfRenewal(
  database: Database,
  { mailer, siteName, contactEmail, settings, now, signal, patience = PATIENCE }: RenewalMail,
): Promise<void> {
  if (!contactEmail) return;
  const sources = await renewSourcesOf(settings);
  const renewals = await renewFacts(database, sources, {
    isTaken: false,
    now,
    patience: { ...patience, signal },
  });
  if (!renewals.some(({ isDifferent, hasFailed }) => isDifferent || hasFailed)) return;
  const letter = {
    id: `renewal-${now.toISOString().slice(0, 10)}`,
    to: contactEmail,
    subject: `${siteName}: what the map and the registers say now`,
    text: textOf(renewals),
  };
  await mailer.send(letter, signal);
}

function textOf(renewals: Renewal[]): string {
  const lines = renewals.flatMap(({ lines: some }) => [...some, ""]);
  const rest = lines.length - MOST_LINES;
  return [
    ...lines.slice(0, MOST_LINES),
    ...(rest > 0 ? [`… and ${rest} more lines: npm run cli -- renew`, ""] : []),
    "Nothing was taken. To take it, within seven days: npm run cli -- renew --yes",
    "",
  ].join("\n");
}
