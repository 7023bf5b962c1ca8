/** What a suggestion of a visitor can be about, in the order in which it is offered. */
export const SUGGEST_TOPICS = ["hours", "menu", "picture", "contact", "access", "address", "place"] as const;

export type SuggestTopic = (typeof SUGGEST_TOPICS)[number];
