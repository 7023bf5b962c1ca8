import type { I18n } from "@lingui/core";
import { msg } from "@lingui/core/macro";

const TITLE = msg({ id: "statistics.title", message: "Coffeeshops in numbers" });
const DESCRIPTION = msg({
  id: "statistics.description",
  message:
    "Dutch coffeeshops in numbers, worked out every night: by province, who gets in, opening hours, what a gram costs, strains. With method, table and CSV file.",
});
const LEAD = msg({
  id: "statistics.lead",
  message:
    "What this guide knows, counted afresh every night. Each figure says how many it’s based on and how it’s worked out; anything below five isn’t shown, and invented samples never count.",
});

/** What the page of statistics is called and says of itself, in words that no browser has to carry. */
export function statisticsHead(i18n: I18n) {
  return { title: i18n._(TITLE), description: i18n._(DESCRIPTION), lead: i18n._(LEAD) };
}
