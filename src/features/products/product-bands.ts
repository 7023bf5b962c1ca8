/** Tenths of a percent of THC, the upper end not included; the last but one has none. */
export const THC_BANDS = ["under5", "5to10", "10to15", "15to20", "over20", "unknown"] as const;

export type ThcBand = (typeof THC_BANDS)[number];

export const THC_ENDS_PERMILLE = [50, 100, 150, 200] as const;

/** What the cheapest gram costs, the upper end not included. */
export const GRAM_BANDS = ["under8", "8to10", "10to12", "12to15", "over15"] as const;

export type GramBand = (typeof GRAM_BANDS)[number];

export const GRAM_ENDS_CENTS = [800, 1000, 1200, 1500] as const;

/** From where a band goes, and up to what; null where it has no such end. */
export interface BandEnds {
  from: number | null;
  to: number | null;
}

/** Of a band that is one of amounts. */
export function thcEndsOf(band: Exclude<ThcBand, "unknown">): BandEnds {
  return endsOf(THC_ENDS_PERMILLE, THC_BANDS.indexOf(band));
}

export function gramEndsOf(band: GramBand): BandEnds {
  return endsOf(GRAM_ENDS_CENTS, GRAM_BANDS.indexOf(band));
}

function endsOf(ends: readonly number[], place: number): BandEnds {
  return { from: ends[place - 1] ?? null, to: ends[place] ?? null };
}

export function thcBandOf(thcPermille: number | null): ThcBand {
  return thcPermille === null
    ? "unknown"
    : (THC_BANDS[placeAmong(THC_ENDS_PERMILLE, thcPermille)] ?? "unknown");
}

/** Null where nothing is sold by weight. */
export function gramBandOf(lowCentsPerGram: number | null): GramBand | null {
  return lowCentsPerGram === null ? null : (GRAM_BANDS[placeAmong(GRAM_ENDS_CENTS, lowCentsPerGram)] ?? null);
}

function placeAmong(ends: readonly number[], value: number): number {
  return ends.filter((end) => value >= end).length;
}
