import type { I18n } from "@lingui/core";
import { msg } from "@lingui/core/macro";

const TITLE = msg({ id: "newsletter.mail", message: "Mail from us" });
const DESCRIPTION = msg({ id: "newsletter.description", message: "Confirm or unsubscribe." });

/** What the page is called to which the links of mails lead, in words that no browser has to carry. */
export function newsletterHead(i18n: I18n) {
  return { title: i18n._(TITLE), description: i18n._(DESCRIPTION) };
}
