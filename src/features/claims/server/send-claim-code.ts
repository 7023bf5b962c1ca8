import * as v from "valibot";
import { claimPageOf } from "#features/accounts/spoken-for.ts";
import type { Database } from "#platform/database/database.ts";
import { addressIn, type LanguageBases } from "#platform/i18n/language-links.ts";
import { loadMessages } from "#platform/i18n/load-messages.ts";
import { letter } from "#platform/mail/letter.server.ts";
import type { Mailer } from "#platform/mail/open-mailer.ts";
import { drawCode } from "./draw-code.ts";

export const SEND_CLAIM_CODE = "send-claim-code";

const Payload = v.object({ claimId: v.number() });

interface Post {
  mailer: Mailer;
  siteName: string;
  bases: LanguageBases;
  now: Date;
  signal?: AbortSignal | undefined;
}

/**
 * Mails six digits to the public address of a shop or a brand. They are drawn only here, so that no task holds them; where the letter is sent
 * again, those of the last one count. It names nobody: what the claimant calls themselves would go to strangers in our name. To a
 * shop in Dutch, which every one of the country reads; to a brand, which may be of any country, in English.
 */
export async function sendClaimCode(
  database: Database,
  payload: unknown,
  { mailer, siteName, bases, now, signal }: Post,
): Promise<void> {
  const { claimId } = v.parse(Payload, payload);
  const drawn = await drawCode(database, { claimId, proof: "email", now });
  if (!drawn) return;
  const { code, to, name, type, url } = drawn;
  const locale = type === "shop" ? "nl" : "en";
  const i18n = await loadMessages(locale, ["server"]);
  const page = addressIn(bases[locale], claimPageOf({ type, url }));
  const values = { siteName, code, name, page };
  const mail = {
    id: `claim-${claimId}-${now.getTime()}`,
    to,
    ...letter(
      i18n,
      { siteName, base: bases[locale] },
      {
        subject: i18n._({
          id: "claims.letter.subject",
          message: "{siteName}: the six digits for {name}",
          values,
        }),
        blocks: [
          type === "shop"
            ? i18n._({
                id: "claims.letter.text",
                message:
                  "Somebody would like to keep the page of {name} on {siteName} and says that the shop is theirs. If that is you, type these six digits within a quarter of an hour: {code}. You do that here: {page}",
                values,
              })
            : i18n._({
                id: "claims.letter.text-brand",
                message:
                  "Somebody would like to keep the page of {name} on {siteName} and says that the brand is theirs. If that is you, type these six digits within a quarter of an hour: {code}. You do that here: {page}",
                values,
              }),
          i18n._({
            id: "claims.letter.otherwise",
            message:
              "If it isn’t you, give the digits to nobody, and nothing will happen. None of us will ever ask you for them.",
          }),
        ],
      },
    ),
  };
  await mailer.send(mail, signal);
}
