import { createContext, useContext } from "react";
import type { Locale } from "#platform/i18n/locales.ts";
import type { IssueFooter } from "../../issue-mail.ts";

/** What a mail says of the site, by its language. */
export interface MailSite {
  bases: Record<Locale, string>;
  footers: Record<Locale, IssueFooter>;
}

/** Apart from the props of the preview, which are the same for every editor. */
export const MailSiteContext = createContext<MailSite | null>(null);

export function useMailSite(): MailSite {
  const site = useContext(MailSiteContext);
  if (!site) throw new Error("The preview of an issue needs its site");
  return site;
}
