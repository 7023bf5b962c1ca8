import type { I18n } from "@lingui/core";
import { msg } from "@lingui/core/macro";

const TITLE = msg({ id: "colleague.title", message: "Look after a shop together" });
const DESCRIPTION = msg({
  id: "colleague.description",
  message: "Say yes to whoever invites you to look after the page of a coffeeshop.",
});

export function colleagueHead(i18n: I18n) {
  return { title: i18n._(TITLE), description: i18n._(DESCRIPTION) };
}
