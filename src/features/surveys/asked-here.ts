import { SURVEY_NAMES, type SurveyName } from "#platform/surveys.ts";
import { REST_DAYS } from "./survey.ts";

// Which surveys were shown in this browser, and when: all that is known of guests.

const KEY = "asked-surveys";
const REST_MS = REST_DAYS * 24 * 60 * 60_000;

/** Whether a survey was shown here, or another one lately. Also where that cannot be remembered: it would be shown again and again. */
export function wasAskedHere(survey: SurveyName): boolean {
  try {
    const asked = readAsked();
    // Proves that it can be written.
    localStorage.setItem(KEY, JSON.stringify(asked));
    const now = Date.now();
    return SURVEY_NAMES.some((name) => {
      const at = asked[name];
      return at !== undefined && (name === survey || now - at < REST_MS);
    });
  } catch {
    return true;
  }
}

export function rememberAsked(survey: SurveyName): void {
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...readAsked(), [survey]: Date.now() }));
  } catch {
    // A browser that stores nothing is not asked (`wasAskedHere`).
  }
}

function readAsked(): Partial<Record<SurveyName, number>> {
  return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Record<SurveyName, number>>;
}
