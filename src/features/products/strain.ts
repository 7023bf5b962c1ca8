import type { Effect } from "./effects.ts";
import type { Flavour } from "./flavours.ts";
import type { Terpene } from "./terpenes.ts";

/** What a seed is sold as. The words say little about the plant; people search for them all the same. */
export const MARKETED_AS = ["indica", "sativa", "hybrid"] as const;

export type MarketedAs = (typeof MARKETED_AS)[number];

/** As `strain_parent` has places. */
export const MOST_PARENTS = 8;

export const STRAIN_SOURCES = ["kushy", "own", "sample"] as const;

export type StrainSource = (typeof STRAIN_SOURCES)[number];

export interface Strain {
  id: number;
  slug: string;
  name: string;
  aliases: string[];
  breeder: { slug: string; name: string } | null;
  marketedAs: MarketedAs | null;
  effects: Effect[];
  flavours: Flavour[];
  terpenes: Terpene[];
  /** Tenths of a percent: 210 is 21 %. */
  thcPermille: number | null;
  cbdPermille: number | null;
  source: StrainSource;
  /** A partial date, see platform/observed-on.ts. */
  observedOn: string;
}
