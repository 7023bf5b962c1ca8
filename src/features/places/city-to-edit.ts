import type { EditedItem } from "#features/dashboard/field.ts";
import type { LocalizedText } from "#platform/i18n/localized-text.ts";
import type { Province, ResidentsRule } from "./municipality.ts";
import type { NoSmokingZone } from "./no-smoking-zone.ts";

/** The fields of a city as the editor has them. */
export interface CityValues {
  names: LocalizedText;
  aliases: string[];
  intro: LocalizedText | null;
  residents: ResidentsRule;
  residentsSource: string | null;
  residentsObservedOn: string | null;
  openingWindow: string | null;
  openingWindowSource: string | null;
  openingWindowObservedOn: string | null;
  schoolDistanceMetres: number | null;
  schoolDistanceSource: string | null;
  schoolDistanceObservedOn: string | null;
  policy: LocalizedText | null;
  policySource: string | null;
  policyObservedOn: string | null;
  officialCount: number | null;
  officialCountYear: number | null;
  officialCountSource: string | null;
  latestCount: number | null;
  latestCountSource: string | null;
  latestCountObservedOn: string | null;
  mostAllowed: number | null;
  mostAllowedSource: string | null;
  mostAllowedObservedOn: string | null;
  zones: NoSmokingZone[];
}

/** What is shown beside the fields. */
export interface CityShown {
  [name: string]: unknown;
  /** The end of its address. */
  slug: string;
  isSample: boolean;
  /** Its name in Dutch. */
  municipality: string;
  province: Province;
  /** Of its middle, where a map of it begins. */
  latitude: number;
  longitude: number;
  population: number | null;
  shopCount: number;
  /** How many other cities the municipality has, which share its rules. */
  neighbourCount: number;
  /** The oldest of its rules; null where none is known. A partial date, see platform/observed-on.ts. */
  rulesOn: string | null;
  /** ISO 8601; null where nobody has saved it. */
  changedAt: string | null;
}

export interface CityToEdit extends EditedItem<CityValues> {
  shown: CityShown;
}
