import type { Effect } from "#features/products/effects.ts";
import type { Flavour } from "#features/products/flavours.ts";
import type { ProductType } from "#features/products/product-types.ts";
import type { MarketedAs } from "#features/products/strain.ts";
import type { BrandCalled } from "../../calls.ts";
import { permilleTyped } from "../../permille-typed.ts";
import type { ProductChangesForm } from "../../product-changes.ts";

/** What somebody has typed and chosen of a product; percentages and the breeder as text. */
export interface ProductDraft {
  name: string;
  type: ProductType;
  thcPermille: string;
  cbdPermille: string;
  /** Empty for unknown. */
  marketedAs: MarketedAs | "";
  effects: readonly Effect[];
  flavours: readonly Flavour[];
  breeder: string;
}

/** What differs from what we know, as the call takes it, and what cannot be sent so. */
export function changesOfDraft(draft: ProductDraft, known: ProductDraft, brands: readonly BrandCalled[]) {
  const changes: ProductChangesForm = {};
  const wrong: string[] = [];
  const isNew = (field: keyof ProductDraft) => JSON.stringify(draft[field]) !== JSON.stringify(known[field]);
  if (draft.name.trim() !== known.name) changes.name = draft.name.trim();
  if (isNew("type")) changes.type = draft.type;
  // An accessory has none; its fields are not shown.
  for (const field of draft.type === "supplies" ? [] : (["thcPermille", "cbdPermille"] as const)) {
    const permille = permilleTyped(draft[field]);
    if (permille === undefined) wrong.push(field);
    else if (permille !== permilleTyped(known[field])) changes[field] = permille;
  }
  if (isNew("marketedAs")) changes.marketedAs = draft.marketedAs || null;
  if (isOtherSet(draft.effects, known.effects)) changes.effects = [...draft.effects];
  if (isOtherSet(draft.flavours, known.flavours)) changes.flavours = [...draft.flavours];
  if (draft.breeder.trim() !== known.breeder) {
    const breeder = breederOf(draft.breeder, brands);
    if (breeder === undefined) wrong.push("breeder");
    else changes.breeder = breeder;
  }
  const isUnchanged = Object.keys(changes).length === 0 && wrong.length === 0;
  const params = isUnchanged ? ["changes"] : wrong.map((field) => `changes.${field}`);
  return { changes, errors: params.map((param) => ({ msg: "", param })) };
}

function isOtherSet(one: readonly string[], other: readonly string[]): boolean {
  return one.length !== other.length || one.some((word) => !other.includes(word));
}

/** Null for nobody, undefined for somebody who is none of those that are called so. */
function breederOf(typed: string, brands: readonly BrandCalled[]): string | null | undefined {
  const wanted = typed.trim().toLowerCase();
  return wanted === "" ? null : brands.find(({ name }) => name.toLowerCase() === wanted)?.id;
}
