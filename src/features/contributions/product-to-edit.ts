import type { EditedItem, NamedItem } from "#features/dashboard/field.ts";
import type { PhotoInLanguages } from "#features/media/media.ts";
import type { Correction } from "#features/products/correction.ts";
import type { Effect } from "#features/products/effects.ts";
import type { Flavour } from "#features/products/flavours.ts";
import type { ProductType } from "#features/products/product-types.ts";
import type { PotencyMethod, ProductSource, ProductStatus } from "#features/products/product.ts";
import type { MarketedAs } from "#features/products/strain.ts";
import type { LocalizedText } from "#platform/i18n/localized-text.ts";

/** The fields of a product as the editor has them (`EDITED_PRODUCT_FIELDS`). */
export interface ProductValues {
  name: string;
  aliases: string[];
  type: ProductType;
  subCategory: string | null;
  brand: NamedItem | null;
  /** The unbranded weed of the strain: the catalogue has each strain as that, and the search finds it. */
  strain: NamedItem | null;
  breeder: NamedItem | null;
  marketedAs: MarketedAs | null;
  effects: Effect[];
  flavours: Flavour[];
  thcPermille: number | null;
  cbdPermille: number | null;
  thcMicrogramsPerPiece: number | null;
  thcMicrogramsPerPack: number | null;
  potencyMethod: PotencyMethod | null;
  /** A partial date, see platform/observed-on.ts. */
  potencyOn: string | null;
  milligramsPerPiece: number | null;
  piecesPerPack: number | null;
  description: LocalizedText | null;
  status: ProductStatus;
}

/** What is shown beside the fields. */
export interface ProductShown {
  [name: string]: unknown;
  slug: string;
  isSample: boolean;
  /** Its strain itself, which moderators edit. */
  strainId: number | null;
  /** Whose word a fact is, where it is not that of the source. */
  corrections: Correction[];
  source: ProductSource;
  observedOn: string;
  /** What visitors see beside its fields. */
  photos: PhotoInLanguages[];
  shopCount: number;
  lowCentsPerGram: number | null;
  /** ISO 8601. */
  changedAt: string;
}

export interface ProductToEdit extends EditedItem<ProductValues> {
  shown: ProductShown;
}
