/** The twelve provinces by their Dutch names, which are also their keys in files and database. */
export const PROVINCES = [
  "Drenthe",
  "Flevoland",
  "Friesland",
  "Gelderland",
  "Groningen",
  "Limburg",
  "Noord-Brabant",
  "Noord-Holland",
  "Overijssel",
  "Utrecht",
  "Zeeland",
  "Zuid-Holland",
] as const;

export type Province = (typeof PROVINCES)[number];

/**
 * Who may enter a coffeeshop. The national criterion "residents only" is enforced by some municipalities and not by
 * others ("lokaal maatwerk", Aanwijzing Opiumwet); `unknown` is never shown as either.
 */
export const RESIDENTS_RULES = ["anyone", "residentsOnly", "unknown"] as const;

export type ResidentsRule = (typeof RESIDENTS_RULES)[number];

/** A number of coffeeshops that a dated page tells. */
export interface ToldCount {
  count: number;
  source: string;
  /** A partial date, see platform/observed-on.ts. */
  observedOn: string;
}

export interface Municipality {
  id: number;
  /** Number of Statistics Netherlands, such as `GM0344`. */
  code: string;
  slug: string;
  name: string;
  province: Province;
  /** Null where no count was published. */
  officialCoffeeshopCount: { count: number; year: number; source: string } | null;
  /** Counted later than the official count; null where no page tells. */
  latestCount: ToldCount | null;
  /** How many the municipality allows at most; null where no page tells. */
  mostAllowed: ToldCount | null;
  /** Takes part in the controlled supply chain experiment; says nothing about a single shop. */
  isWietproef: boolean;
  residents: {
    rule: ResidentsRule;
    source: string | null;
    /** A partial date, see platform/observed-on.ts. */
    observedOn: string | null;
  };
}
