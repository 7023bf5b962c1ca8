import { AMENITIES } from "#features/shops/amenities.ts";
import { FACT_GROUPS } from "#features/shops/facts.ts";

/** What can be answered by one tap where nobody has told us: an amenity, or one of these. */
export const ASKED_TRAITS = [
  "wheelchair",
  "vaporizer",
  "terrace",
  "residents",
  "idCheck",
  "membership",
] as const;

export const ASKED_FACTS = [...AMENITIES, ...ASKED_TRAITS] as const;

export type AskedFact = (typeof ASKED_FACTS)[number];

export const CONFIRMED_FACTS = [...FACT_GROUPS, ...ASKED_FACTS] as const;

export type ConfirmedFact = (typeof CONFIRMED_FACTS)[number];

export function isAskedFact<Fact extends string>(fact: Fact): fact is Fact & AskedFact {
  return (ASKED_FACTS as readonly string[]).includes(fact);
}

/** For so long somebody's confirmation of a group counts, and another one of theirs does not. */
export const CONFIRMED_DAYS = 30;

/** `counted`: it took effect; `waiting`: an admin looks at it first; `known`: the same person has said so before. */
export interface FactAnswer {
  outcome: "counted" | "waiting" | "known";
}
