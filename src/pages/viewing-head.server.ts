import type { I18n } from "@lingui/core";
import { msg } from "@lingui/core/macro";

const TITLE = msg({ id: "viewing.title", message: "Not shown while you look as somebody else" });
const DESCRIPTION = msg({ id: "dashboard.description", message: "For the people who run this site." });

export function viewingHead(i18n: I18n) {
  return { title: i18n._(TITLE), description: i18n._(DESCRIPTION) };
}
