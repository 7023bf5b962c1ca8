import type { OpeningState } from "#features/hours/opening-state.ts";
import type { ResidentsRule } from "#features/places/municipality.ts";
import { canIGetIn, type Door, type Verdict, VERDICTS, type Visitor } from "./can-i-get-in.ts";

/** A coffeeshop of a city with its door. */
export interface CityDoor {
  slug: string;
  name: string;
  door: Door;
  /** When the visitor wants to come; null where nobody asked for a time. */
  stateAt: OpeningState["state"] | null;
}

/** What a city's page tells of its coffeeshops' doors. */
export interface CityDoors {
  shopCount: number;
  /** By the rule that holds, the shop's own word or the municipality's. */
  countByRule: Record<ResidentsRule, number>;
  /** For the visitor who asks, at the hour of coming where one was given. */
  countByVerdict: Record<Verdict, number>;
  /** Those that let the visitor in first; no more than a page shows. */
  shops: { slug: string; name: string; verdict: Verdict; residents: ResidentsRule; isOwnWord: boolean }[];
}

const SHOWN_COUNT = 12;

/** What a verdict takes of an opening; until when is told on each shop's own page. */
const OPENINGS: Record<OpeningState["state"], OpeningState> = {
  open: { state: "open", closesAt: null },
  closed: { state: "closed", opensAt: null },
  unknown: { state: "unknown" },
};

/**
 * Judges all doors of a city for one visitor. Without an hour hours decide nothing: of most shops they are not known, and the
 * answer of a whole city would be "not certain".
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
    // What is equal keeps the order of the list, which is that of rank.
    shops: judged
      .toSorted((a, b) => VERDICTS.indexOf(a.verdict) - VERDICTS.indexOf(b.verdict))
      .slice(0, SHOWN_COUNT),
  };
}
