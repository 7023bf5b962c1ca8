import type { OpeningState } from "#features/hours/opening-state.ts";
import type { ResidentsRule } from "#features/places/municipality.ts";
import { canIGetIn, type Door, type Verdict, VERDICTS, type Visitor } from "./can-i-get-in.ts";

/** A coffeeshop of a city with its entry rules. */
export interface CityDoor {
  slug: string;
  name: string;
  door: Door;
  /** When the visitor wants to come; null where no time was given. */
  stateAt: OpeningState["state"] | null;
}

/** The entry rules of a city's coffeeshops, for its page. */
export interface CityDoors {
  shopCount: number;
  /** By the rule that applies, the shop's own or the municipality's. */
  countByRule: Record<ResidentsRule, number>;
  /** For this visitor, at the time of arrival where one was given. */
  countByVerdict: Record<Verdict, number>;
  /** Those that let the visitor in first; no more than a page shows. */
  shops: CityDoorAnswer[];
}

interface CityDoorAnswer {
  slug: string;
  name: string;
  verdict: Verdict;
  /** A time was given, and nobody knows whether it is open then. */
  areHoursUnknown: boolean;
  residents: ResidentsRule;
  isOwnWord: boolean;
}

const SHOWN_COUNT = 12;

/** The part of an opening that a verdict needs; the closing time is on each shop's own page. */
const OPENINGS: Record<OpeningState["state"], OpeningState> = {
  open: { state: "open", closesAt: null },
  closed: { state: "closed", opensAt: null },
  unknown: { state: "unknown" },
};

/**
 * Evaluates the entry rules of all shops of a city for one visitor. Opening hours matter only where a time was given and they
 * are known.
 */
export function judgeCityDoors(doors: readonly CityDoor[], visitor: Visitor): CityDoors {
  const judged = doors.map(({ slug, name, door, stateAt }) => {
    const opening = stateAt === null ? undefined : OPENINGS[stateAt];
    const { verdict, areHoursUnknown } = canIGetIn(door, visitor, opening);
    const { residents, from } = door.access;
    return { slug, name, verdict, areHoursUnknown, residents, isOwnWord: from === "shop" };
  });
  const countWith = (isCounted: (one: (typeof judged)[number]) => boolean) => judged.filter(isCounted).length;
  const isRule = (rule: ResidentsRule) => countWith(({ residents }) => residents === rule);
  const isVerdict = (verdict: Verdict) => countWith((one) => one.verdict === verdict);
  return {
    shopCount: judged.length,
    countByRule: {
      anyone: isRule("anyone"),
      residentsOnly: isRule("residentsOnly"),
      unknown: isRule("unknown"),
    },
    countByVerdict: { yes: isVerdict("yes"), uncertain: isVerdict("uncertain"), no: isVerdict("no") },
    // A stable sort: equal ones keep the order of the list, which is by rank; those known to be open come first.
    shops: judged.toSorted((a, b) => placeOf(a) - placeOf(b)).slice(0, SHOWN_COUNT),
  };
}

function placeOf({ verdict, areHoursUnknown }: Pick<CityDoorAnswer, "verdict" | "areHoursUnknown">): number {
  return 2 * VERDICTS.indexOf(verdict) + +areHoursUnknown;
}
