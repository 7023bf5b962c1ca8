import { queryReader, type UnknownValue } from "#platform/read-query.ts";
import { LEGAL_MINIMUM_AGE } from "./access.ts";
import { type AgeAnswer, RESIDENCES, type Visitor } from "./can-i-get-in.ts";
import { readWallClock } from "./open-filter.ts";

/** Reads what the form sends. Unknown values count as not answered, and are reported. */
export function readVisitor(query: URLSearchParams): { visitor: Visitor; unknown: UnknownValue[] } {
  const { unknown, valuesOf, chosen } = queryReader(query);
  const [residence = null] = chosen("residence", RESIDENCES);
  const [age = ""] = valuesOf("age", (value) => readAge(value) !== null);
  const [id] = chosen("id", ["yes", "no"]);
  const [at = null] = valuesOf("at", (value) => readWallClock(value) !== null);
  const hasId = id === undefined ? null : id === "yes";
  return { visitor: { residence, age: readAge(age), hasId, at }, unknown };
}

/**
 * `18` is at least that old, `under18` younger. No shop has a limit below eighteen, so a smaller number is an age: 17 is under
 * 18.
 */
function readAge(text: string): AgeAnswer | null {
  const found = /^(under)?([1-9]\d?)$/.exec(text);
  if (!found) return null;
  const years = Number(found[2]);
  if (found[1]) return { under: years };
  return years < LEGAL_MINIMUM_AGE ? { under: LEGAL_MINIMUM_AGE } : { atLeast: years };
}

/** The value of the query word `age`. */
export function writeAge(age: AgeAnswer): string {
  return "atLeast" in age ? String(age.atLeast) : `under${age.under}`;
}

/** Whether anything has been answered: before that a page shows the rules and gives no verdict. */
export function hasAnswered({ residence, age, hasId, at }: Visitor): boolean {
  return residence !== null || age !== null || hasId !== null || at !== null;
}
