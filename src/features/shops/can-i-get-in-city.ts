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
  shops: { slug: string; name: string; verdict: Verdict; residents: ResidentsRule; isOwnWord: boolean }[];
}

const SHOWN_COUNT = 12;

/** The part of an opening that a verdict needs; the closing time is on each shop's own page. */
const OPENINGS: Record<OpeningState["state"], OpeningState> = {
  open: { state: "open", closesAt: null },
  closed: { state: "closed", opensAt: null },
  unknown: { state: "unknown" },
};

/**
 * Evaluates the entry rules of all shops of a city for one visitor. Without a time opening hours are ignored: they are unknown
 * for most shops, and the answer of a whole city would be "not certain".
 */
export function judgeCityDoors(doors: readonly CityDoor[], visitor: Visitor): CityDoors {
  const judged = doors.map(({ slug, name, door, stateAt }) => ({
    slug,
    name,
    verdict: canIGetIn(door, visitor, stateAt === null ? undefined : OPENINGS[stateAt]).verdict,
    residents: door.access.residents,
    isOwnWord: door.access.from === "shop",
  }));
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
    // A stable sort: equal ones keep the order of the list, which is by rank.
    shops: judged
      .toSorted((a, b) => VERDICTS.indexOf(a.verdict) - VERDICTS.indexOf(b.verdict))
      .slice(0, SHOWN_COUNT),
  };
}
