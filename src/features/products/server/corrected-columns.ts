import { type RawBuilder, sql } from "kysely";
import type { LocalizedText } from "#platform/i18n/localized-text.ts";
import { type CorrectedFact, type DeskStrainFact, isFactOfStrain } from "../correction.ts";
import type { Effect } from "../effects.ts";
import type { Flavour } from "../flavours.ts";
import type { ProductType } from "../product-types.ts";
import type { PotencyMethod } from "../product.ts";
import type { MarketedAs } from "../strain.ts";
import type { Terpene } from "../terpenes.ts";

/** What a product and its strain are known to be, of what people can put right; as the columns of their tables. */
export interface CorrectedColumns {
  name: string;
  sort_name: string;
  type: ProductType;
  sub_category: string | null;
  thc_permille: number | null;
  cbd_permille: number | null;
  potency_method: PotencyMethod | null;
  potency_observed_on: string | null;
  thc_micrograms_per_piece: number | null;
  thc_micrograms_per_pack: number | null;
  brand_id: number | null;
  strain_id: number | null;
  milligrams_per_piece: number | null;
  pieces_per_pack: number | null;
  description: LocalizedText | null;
  marketed_as: MarketedAs | null;
  effects: Effect[];
  flavours: Flavour[];
  breeder_id: number | null;
}

/** Those of a strain that only the dashboard puts right, beside its `name` and `sort_name`. */
export interface DeskStrainColumns {
  aliases: string[];
  terpenes: Terpene[];
}

export const COLUMNS_OF_FACT = {
  name: ["name", "sort_name"],
  type: ["type", "sub_category"],
  potency: [
    "thc_permille",
    "cbd_permille",
    "potency_method",
    "potency_observed_on",
    "thc_micrograms_per_piece",
    "thc_micrograms_per_pack",
  ],
  brand: ["brand_id"],
  strain: ["strain_id"],
  pack: ["milligrams_per_piece", "pieces_per_pack"],
  description: ["description"],
  marketedAs: ["marketed_as"],
  effects: ["effects"],
  flavours: ["flavours"],
  breeder: ["breeder_id"],
  strainName: ["name", "sort_name"],
  strainAliases: ["aliases"],
  // Rows of `strain_parent`.
  parents: [],
  terpenes: ["terpenes"],
} as const satisfies Record<CorrectedFact, readonly (keyof CorrectedColumns)[]> &
  Record<DeskStrainFact, readonly (keyof CorrectedColumns | keyof DeskStrainColumns)[]>;

/** Of `product` or `strain`: whether people have put a fact right. */
export function isCorrected(fact: CorrectedFact | DeskStrainFact): RawBuilder<boolean> {
  const id = isFactOfStrain(fact)
    ? sql`product_correction.strain_id = strain.id`
    : sql`product_correction.product_id = product.id`;
  return sql`exists (select from product_correction where ${id} and product_correction.fact = ${sql.lit(fact)})`;
}

/** The columns of some facts with the condition under which a file leaves them alone, for `saveRows`. */
export function keptColumns<Fact extends CorrectedFact | DeskStrainFact>(facts: readonly Fact[]) {
  const kept = facts.flatMap((fact) => COLUMNS_OF_FACT[fact].map((column) => [column, isCorrected(fact)]));
  return Object.fromEntries(kept) as Record<(typeof COLUMNS_OF_FACT)[Fact][number], RawBuilder<boolean>>;
}
