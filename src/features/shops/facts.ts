/** Facts are seen and confirmed in groups; `listing` is name, kind, address and position. */
export const FACT_GROUPS = ["listing", "contact", "hours", "access", "amenities"] as const;

export type FactGroup = (typeof FACT_GROUPS)[number];

export const FACT_SOURCES = ["openStreetMap", "owner", "visitor", "operator", "sample"] as const;

export type FactSource = (typeof FACT_SOURCES)[number];

/** How far the source itself can be trusted to be right about this shop; confirmations are counted beside it. */
export const CONFIDENCES = ["high", "medium", "low"] as const;

export type Confidence = (typeof CONFIDENCES)[number];

/** Where a group of facts comes from: "OpenStreetMap, 2021, unconfirmed". */
export interface Provenance {
  source: FactSource;
  /** A partial date, see places/observed-on.ts. */
  observedOn: string;
  confidence: Confidence;
  /** The number of people who have confirmed it since then. */
  confirmationCount: number;
  /** When the last of them did, ISO 8601 in UTC. */
  confirmedAt: string | null;
}
