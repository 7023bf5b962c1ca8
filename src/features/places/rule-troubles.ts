import type { FieldError } from "#platform/errors/errors.ts";
import { NEEDS_A_DAY, NEEDS_A_SOURCE, NEEDS_THE_FACT, NOT_YET } from "./call-refusals.ts";

/** What is told of a municipality, each with its source and its day or year, by the names of the fields. */
export const TOLD_FACTS = [
  ["residents", "residentsSource", "residentsObservedOn"],
  ["openingWindow", "openingWindowSource", "openingWindowObservedOn"],
  ["schoolDistanceMetres", "schoolDistanceSource", "schoolDistanceObservedOn"],
  ["policy", "policySource", "policyObservedOn"],
  ["officialCount", "officialCountSource", "officialCountYear"],
  ["latestCount", "latestCountSource", "latestCountObservedOn"],
  ["mostAllowed", "mostAllowedSource", "mostAllowedObservedOn"],
] as const;

type RuleField = (typeof TOLD_FACTS)[number][number];

/**
 * A number without its source and day is a rumour, and so is a rule; a source of nothing is none.
 * @param today such as `2026-11-28`
 */
export function ruleTroubles(
  rules: Readonly<Record<RuleField, unknown>> & { zones: readonly { observedOn: string }[] },
  { today }: { today: string },
): FieldError[] {
  const ofZones = rules.zones.flatMap(({ observedOn }, place) =>
    isAhead(observedOn, today) ? [{ msg: NOT_YET.msg, param: `zones.${place}.observedOn` }] : [],
  );
  const ofFacts = TOLD_FACTS.flatMap(([fact, source, day]) => {
    const isTold = rules[fact] !== null && rules[fact] !== "unknown";
    const troubles: FieldError[] = [];
    if (isTold && rules[source] === null) troubles.push({ msg: NEEDS_A_SOURCE.msg, param: source });
    if (isTold && rules[day] === null) troubles.push({ msg: NEEDS_A_DAY.msg, param: day });
    if (!isTold && (rules[source] !== null || rules[day] !== null))
      troubles.push({ msg: NEEDS_THE_FACT.msg, param: fact });
    if (isAhead(String(rules[day] ?? ""), today)) troubles.push({ msg: NOT_YET.msg, param: day });
    return troubles;
  });
  return [...ofFacts, ...ofZones];
}

/** 2026, 2026-11 and 2026-11-28 have begun by the 28th. */
function isAhead(day: string, today: string): boolean {
  return day > today.slice(0, day.length);
}
