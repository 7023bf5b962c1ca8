/** The surveys of the site, by the specification's names. Which are asked is the setting SURVEYS. */
export const SURVEY_NAMES = ["visit", "cones"] as const;

export type SurveyName = (typeof SURVEY_NAMES)[number];
