/** Facts are seen and confirmed in groups; `listing` is name, kind, address and position, `about` what a shop says of itself. */
export const FACT_GROUPS = [
  "listing",
  "contact",
  "hours",
  "access",
  "consumption",
  "amenities",
  "about",
] as const;

export type FactGroup = (typeof FACT_GROUPS)[number];

export function isFactGroup(word: string): word is FactGroup {
  return (FACT_GROUPS as readonly string[]).includes(word);
}

/** `register` is the register of licences of the municipality. */
export const FACT_SOURCES = ["openStreetMap", "register", "owner", "visitor", "operator", "sample"] as const;

export type FactSource = (typeof FACT_SOURCES)[number];

/** How far the source itself can be trusted to be right about this shop; confirmations are counted beside it. */
export const CONFIDENCES = ["high", "medium", "low"] as const;

export type Confidence = (typeof CONFIDENCES)[number];

/** Where a group of facts comes from: "OpenStreetMap, 2021, unconfirmed". */
export interface Provenance {
  source: FactSource;
  /** A partial date, see platform/observed-on.ts. */
  observedOn: string;
  /** Which record of the source, such as `node/123` of OpenStreetMap; null where it has none, absent in lists. */
  reference?: string | null;
  confidence: Confidence;
  /** The number of people who have confirmed it since then. */
  confirmationCount: number;
  /** When the last of them did, ISO 8601 in UTC. */
  confirmedAt: string | null;
}

/**
 * Whether what an import brings may stand in place of what is known: facts of people stand, and so do those that somebody confirmed; a
 * newer fact replaces an older one of its source. The register of a municipality knows better than a map which shops it licenses, and
 * what our editors saw later than the map was drawn (`operator`) is newer than the map.
 */
export function mayReplace(
  known: Pick<Provenance, "source" | "observedOn" | "confirmationCount"> | undefined,
  told: Pick<Provenance, "source" | "observedOn"> & { editedOn?: string },
): boolean {
  if (!known) return true;
  if (known.confirmationCount > 0) return false;
  // Partial dates in their order: 2021, 2021-08, 2021-08-03, 2022.
  if (known.source === told.source) return known.observedOn <= (told.editedOn ?? told.observedOn);
  if (known.source !== "openStreetMap") return false;
  return told.source === "register" || (told.source === "operator" && known.observedOn < told.observedOn);
}
