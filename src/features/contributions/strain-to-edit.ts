import type { EditedItem, NamedItem } from "#features/dashboard/field.ts";
import type { Correction } from "#features/products/correction.ts";
import type { Effect } from "#features/products/effects.ts";
import type { Flavour } from "#features/products/flavours.ts";
import type { ProductStatus } from "#features/products/product.ts";
import type { MarketedAs, StrainSource } from "#features/products/strain.ts";
import type { Terpene } from "#features/products/terpenes.ts";

/** The fields of a strain as the editor has them (`STRAIN_FIELDS`). */
export interface StrainValues {
  name: string;
  aliases: string[];
  /** The unbranded weed of each, as everywhere where a strain is chosen. */
  parents: NamedItem[];
  /** Those that the catalogue has only the names of. */
  otherParents: string[];
  breeder: NamedItem | null;
  marketedAs: MarketedAs | null;
  effects: Effect[];
  flavours: Flavour[];
  terpenes: Terpene[];
}

/** What is shown beside the fields. */
export interface StrainShown {
  [name: string]: unknown;
  isSample: boolean;
  /** Whose word a fact is, where it is not that of the source. */
  corrections: Correction[];
  source: StrainSource;
  observedOn: string;
  /** The unbranded weed of its name, which has its page; null while there is none. */
  weed: { _id: string; slug: string; status: ProductStatus } | null;
  /** Of it and of all brands. */
  productCount: number;
  /** That sell its weed. */
  shopCount: number;
}

export interface StrainToEdit extends EditedItem<StrainValues> {
  shown: StrainShown;
}
