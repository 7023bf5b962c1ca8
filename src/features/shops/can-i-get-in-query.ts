import { type AgeAnswer, RESIDENCES, type Visitor } from "./can-i-get-in.ts";
import { readOpenFilter } from "./open-filter.ts";

/** The query words of the form, for whoever must keep them out of what is remembered. */
export const VISITOR_WORDS = ["residence", "age", "id", "at"] as const;

/** Reads what the form sends. What it does not understand counts as not answered. */
export function readVisitor(query: URLSearchParams): Visitor {
  const id = query.get("id");
  const at = query.get("at");
  return {
    residence: RESIDENCES.find((residence) => residence === query.get("residence")) ?? null,
    age: readAge(query.get("age") ?? ""),
    hasId: id === "yes" ? true : id === "no" ? false : null,
    at: at === "now" || at === "late" ? null : readOpenFilter(at),
  };
}

/** `18` is at least that old, `under18` younger. */
function readAge(text: string): AgeAnswer | null {
  const found = /^(under)?(\d\d)$/.exec(text);
  if (!found) return null;
  const years = Number(found[2]);
  return found[1] ? { under: years } : { atLeast: years };
}

/** The value of the query word `age`. */
export function writeAge(age: AgeAnswer): string {
  return "atLeast" in age ? String(age.atLeast) : `under${age.under}`;
}

/** Whether anything has been answered: before that a page tells the rules and gives no verdict. */
export function hasAnswered({ residence, age, hasId, at }: Visitor): boolean {
  return residence !== null || age !== null || hasId !== null || at !== null;
}
