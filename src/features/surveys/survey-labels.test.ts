import { expect, test } from "vitest";
import { SURVEY_NAMES } from "#platform/surveys.ts";
import { questionsOf, SURVEYS } from "./survey.ts";
import { SURVEY_LABELS } from "./survey-labels.ts";

test("the surveys are those of the specification, to the letter", () => {
  expect(SURVEYS).toEqual({
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
  });
});

test.each(SURVEY_NAMES)("every question and option of %s has words, and no other has", (survey) => {
  const { questions } = SURVEY_LABELS[survey];
  const labelled = Object.entries(questions).map(([id, { options }]) => [
    id,
    options && Object.keys(options),
  ]);
  expect(labelled).toEqual(questionsOf(survey).map(([id, { options }]) => [id, options]));
});

test.each(SURVEY_NAMES)("%s has one question for words of one's own", (survey) => {
  expect(questionsOf(survey).filter(([, { kind }]) => kind === "text")).toHaveLength(1);
});
