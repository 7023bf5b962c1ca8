import * as v from "valibot";
import type { Database } from "#platform/database/database.ts";
import type { LanguageBases } from "#platform/i18n/language-links.ts";
import { loadMessages } from "#platform/i18n/load-messages.ts";
import { letter } from "#platform/mail/letter.server.ts";
import type { Mailer } from "#platform/mail/open-mailer.ts";
import { drawInvitation } from "./draw-invitation.ts";

export const SEND_INVITATION = "send-invitation";

const Payload = v.object({ invitationId: v.number() });

interface Post {
  mailer: Mailer;
  siteName: string;
  bases: LanguageBases;
  now: Date;
  signal?: AbortSignal | undefined;
}

/**
 * Mails a link that lets its reader speak for a shop or a brand, in the language that was chosen. Its token is drawn only here, so that no task holds
 * it; where the letter is sent again, that of the last one counts.
 */
export async function sendInvitation(
  database: Database,
  payload: unknown,
  { mailer, siteName, bases, now, signal }: Post,
): Promise<void> {
  const { invitationId } = v.parse(Payload, payload);
  const drawn = await drawInvitation(database, { invitationId, now });
  if (!drawn) return;
  const { email: to, locale, name, type, inviter, token } = drawn;
  const base = bases[locale];
  const i18n = await loadMessages(locale, ["server"]);
  const values = { siteName, name, inviter };
  const mail = {
    id: `invitation-${invitationId}-${now.getTime()}`,
    to,
    ...letter(
      i18n,
      { siteName, base },
      {
        subject: i18n._({
          id: "colleagues.letter.subject",
          message: "{siteName}: {inviter} invites you to look after {name}",
          values,
        }),
        blocks: [
          type === "shop"
            ? i18n._({
                id: "colleagues.letter.text",
                message:
                  "{inviter} looks after the page of {name} on {siteName} and would like you to do it too: facts and opening hours, menu, photos, and answers to reviews.",
                values,
              })
            : i18n._({
                id: "colleagues.letter.text-brand",
                message:
                  "{inviter} looks after the page of {name} on {siteName} and would like you to do it too: facts, deals, jobs, and answers to reviews.",
                values,
              }),
          i18n._({
            id: "colleagues.letter.link",
            message: "To say yes, open this link within seven days and log in:",
          }),
          `${base}/colleague?${new URLSearchParams({ token })}`,
          i18n._({
            id: "colleagues.letter.otherwise",
            message:
              "Give the link to nobody: whoever has it can say yes in your place. If you don’t know {inviter} or {name}, you don’t need to do anything. After seven days the link is worth nothing, and we delete this address.",
            values,
          }),
        ],
      },
    ),
  };
  await mailer.send(mail, signal);
}
