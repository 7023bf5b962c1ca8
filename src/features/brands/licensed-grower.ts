/** All that a neutral list says of a grower, who may not advertise. */
export interface LicensedGrower {
  /** Also the place on the page of the experiment that its brand page leads to. */
  slug: string;
  name: string;
  /** A name it had or trades under, as its source says. */
  note: string | null;
  /** A partial date, see platform/observed-on.ts. */
  observedOn: string;
  /** What another source says it does; null where none was found. */
  sighting: GrowerSighting | null;
}

/** `listed`: named as a grower, without more; `waiting`: growing, and not yet delivering. */
export const GROWER_STATUSES = ["active", "listed", "waiting"] as const;

export type GrowerStatus = (typeof GROWER_STATUSES)[number];

export interface GrowerSighting {
  status: GrowerStatus;
  place: string | null;
  source: string;
  /** A partial date. */
  observedOn: string;
}
