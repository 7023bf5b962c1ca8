import type { I18n } from "@lingui/core";
import { localeOf } from "#features/accounts/server/locale-of.ts";
import { type AppContext, translatorOf } from "#app/app-context.ts";
import { orEmpty } from "./open-dashboard.server.ts";

/** What the reasons of a refusal are in sentences, in the language of whoever reads them; in the admin's where nobody does. */
export async function sentencesFor<Sentences>(
  app: AppContext,
  authorId: string | number | null | undefined,
  sentencesIn: (i18n: I18n) => Sentences,
): Promise<Sentences> {
  const accountId = Number(authorId ?? 0);
  const locale =
    accountId > 0 ? await orEmpty(app, localeOf(app.database, { accountId }), undefined) : undefined;
  return sentencesIn(locale ? await translatorOf(locale) : app.i18n);
}
