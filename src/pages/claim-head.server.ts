import type { I18n } from "@lingui/core";
import { msg } from "@lingui/core/macro";

const TITLE = msg({ id: "claims.title", message: "Show that a shop or a brand is yours" });
const DESCRIPTION = msg({
  id: "claims.description",
  message: "Claim a coffeeshop or a brand and look after its page. It is free and stays free.",
});
const LEAD = msg({
  id: "claims.lead",
  message: "It is free and stays free. You keep what its page says; reviews stay with those who wrote them.",
});

export function claimHead(i18n: I18n) {
  return { title: i18n._(TITLE), description: i18n._(DESCRIPTION), lead: i18n._(LEAD) };
}
