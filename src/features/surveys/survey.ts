import type { SurveyName } from "#platform/surveys.ts";

/** One of some (radio), some of some (checkbox), or words of one's own. */
export type Question =
  | { kind: "radio" | "checkbox"; options: readonly string[] }
  | { kind: "text"; options?: undefined };

/** Of words of one's own, in characters. */
export const LONGEST_ANSWER = 1000;

/** A person is asked one survey in so many days. */
export const REST_DAYS = 30;

/**
 * The surveys with the specification's ids, kinds and options (section 3). Each has one question for words of one's own, whose answer
 * is kept in a column of its own.
 */
export const SURVEYS = {
  visit: {
    willGoToShop: { kind: "radio", options: ["today", "thisWeek", "thisMonth", "justBrowsing"] },
    whatInfluencesDecision: {
      kind: "checkbox",
      options: ["reviews", "location", "products", "atmosphere", "other"],
    },
    howOften: { kind: "radio", options: ["daily", "weekly", "monthly", "less"] },
    gmFeedback: { kind: "text" },
  },
  cones: {
    isFamiliarWithPreRolledCones: { kind: "radio", options: ["yesAndUse", "yesAndDontUse", "no"] },
    isFamiliarWithConesBenefits: { kind: "radio", options: ["yes", "yesButDontUse", "no"] },
    whatWouldMakeItBetter: { kind: "text" },
  },
} as const satisfies Record<SurveyName, Record<string, Question>>;

/** The questions of a survey in their order. */
export function questionsOf(survey: SurveyName): [id: string, question: Question][] {
  return Object.entries(SURVEYS[survey]);
}

/** The question that is answered in words of one's own. */
export function textQuestionOf(survey: SurveyName): string {
  const [id] = questionsOf(survey).find(([, { kind }]) => kind === "text") ?? [""];
  return id;
}
