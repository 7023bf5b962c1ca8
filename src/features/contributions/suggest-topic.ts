import { mayShowMenu, mayShowPrices, type MenuRules } from "#features/compliance/compliance.ts";

/** What a suggestion of a visitor can be about, in the order in which it is offered. */
export const SUGGEST_TOPICS = ["hours", "menu", "picture", "contact", "access", "address", "place"] as const;

export type SuggestTopic = (typeof SUGGEST_TOPICS)[number];

/** What is offered for a shop: nothing of a menu that may not be shown, and no photo of one where prices, which it has, may not be. */
export function topicsFor(rules: MenuRules): SuggestTopic[] {
  const isOffered: Partial<Record<SuggestTopic, boolean>> = {
    menu: mayShowMenu(rules, "member"),
    picture: mayShowPrices(rules, "anyone"),
  };
  return SUGGEST_TOPICS.filter((topic) => isOffered[topic] ?? true);
}

/** Whether a form asks for a group of facts. */
export function isTopic(group: string): group is SuggestTopic {
  return (SUGGEST_TOPICS as readonly string[]).includes(group);
}

/** The form that the end of an address names, such as `#suggest-hours`; null for `#suggest`, undefined for any other. */
export function topicInHash(hash: string): SuggestTopic | null | undefined {
  if (hash === "#suggest") return null;
  return SUGGEST_TOPICS.find((topic) => hash === `#suggest-${topic}`);
}
