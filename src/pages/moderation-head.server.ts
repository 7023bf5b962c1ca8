import type { I18n } from "@lingui/core";
import { msg } from "@lingui/core/macro";

const TITLE = msg({ id: "moderation.title", message: "What we remove, and why" });
const DESCRIPTION = msg({
  id: "moderation.description",
  message:
    "Every decision about reviews and other contributions, with its reason and without names, and how many were removed for each reason.",
});
const LEAD = msg({
  id: "moderation.lead",
  message:
    "Everything a person or a rule decided here about what others wrote, the latest first. Nobody is named: not the author, not whoever reported it, not whoever decided.",
});
const DECISION = msg({ id: "moderation.decision.title", message: "A decision" });
const DECISION_DESCRIPTION = msg({
  id: "moderation.decision.description",
  message: "What was decided about a contribution, and on what grounds.",
});

/** What the public log is called and says of itself, in words that no browser has to carry. */
export function moderationHead(i18n: I18n) {
  return { title: i18n._(TITLE), description: i18n._(DESCRIPTION), lead: i18n._(LEAD) };
}

export function decisionHead(i18n: I18n) {
  return { title: i18n._(DECISION), description: i18n._(DECISION_DESCRIPTION) };
}
