/** All that a neutral list says of a grower, who may not advertise. */
export interface LicensedGrower {
  /** Also the place on the page of the experiment that its brand page leads to. */
  slug: string;
  name: string;
  /** A name it had or trades under, as its source says. */
  note: string | null;
  /** A partial date, see places/observed-on.ts. */
  observedOn: string;
}
