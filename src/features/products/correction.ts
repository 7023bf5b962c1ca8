/**
 * What people can put right of a product itself. THC and CBD are one fact: a label tells both, and was read on one day. Those from `brand` on
 * are put right in the dashboard alone.
 */
export const PRODUCT_FACTS = ["name", "type", "potency", "brand", "strain", "pack", "description"] as const;

/** What they can put right of its strain, for all products of it. */
export const STRAIN_FACTS = ["marketedAs", "effects", "flavours", "breeder"] as const;

export const CORRECTED_FACTS = [...PRODUCT_FACTS, ...STRAIN_FACTS] as const;

export type CorrectedFact = (typeof CORRECTED_FACTS)[number];

/** What the dashboard puts right of a strain beside these; files of the catalogue leave all of them alone. */
export const DESK_STRAIN_FACTS = ["strainName", "strainAliases", "parents", "terpenes"] as const;

export type DeskStrainFact = (typeof DESK_STRAIN_FACTS)[number];

/** The fact that each field of a product belongs to: it is shown with the source and the day of that. */
export const FACT_OF_FIELD = {
  name: "name",
  type: "type",
  thcPermille: "potency",
  cbdPermille: "potency",
  marketedAs: "marketedAs",
  effects: "effects",
  flavours: "flavours",
  breeder: "breeder",
} as const satisfies Record<string, CorrectedFact>;

export type ProductField = keyof typeof FACT_OF_FIELD;

export const PRODUCT_FIELDS = Object.keys(FACT_OF_FIELD) as ProductField[];

export const CORRECTION_SOURCES = ["visitor", "owner", "operator", "sample"] as const;

export type CorrectionSource = (typeof CORRECTION_SOURCES)[number];

/** A fact that people put right: whose word it is, and since when. */
export interface Correction {
  fact: CorrectedFact | DeskStrainFact;
  source: CorrectionSource;
  /** A partial date, see platform/observed-on.ts. */
  observedOn: string;
}

export function isFactOfStrain(fact: CorrectedFact | DeskStrainFact): boolean {
  return [...STRAIN_FACTS, ...DESK_STRAIN_FACTS].some((one) => one === fact);
}
