import type { Database } from "#platform/database/database.ts";
import { type Params, statement } from "#platform/database/statement.ts";
import { loadMessages } from "#platform/i18n/load-messages.ts";
import type { Locale } from "#platform/i18n/locales.ts";
import { tellOfItem } from "./tell-of-item.ts";

const localeOf = statement("locale-of-account", (db, p: Params<{ accountId: number }>) =>
  db.selectFrom("account").select("locale").where("id", "=", p.accountId).$castTo<{ locale: Locale }>(),
);

/** Tells somebody that an admin gave them another picture. To be called in the transaction that does. */
export async function tellOfPortrait(tx: Database, { accountId }: { accountId: number }): Promise<void> {
  const person = await localeOf.first(tx, { accountId });
  if (!person) return;
  const i18n = await loadMessages(person.locale, ["server"]);
  await tellOfItem(tx, {
    recipientId: accountId,
    type: "generic",
    subject: `account/${accountId}/portrait`,
    item: null,
    details: {
      title: i18n._({ id: "notifications.portrait", message: "An admin changed your picture" }),
      description: i18n._({
        id: "notifications.portrait-text",
        message: "You can choose another one. If you think this was wrong, write to us.",
      }),
      redirect: "/profile",
    },
  });
}
