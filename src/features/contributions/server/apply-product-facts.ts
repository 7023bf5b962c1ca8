import { sql } from "kysely";
import { keepPart } from "#features/dashboard/server/revisions.ts";
import { type Correction, type CorrectionSource, isFactOfStrain } from "#features/products/correction.ts";
import type { ProductType } from "#features/products/product-types.ts";
import type { CorrectedColumns } from "#features/products/server/corrected-columns.ts";
import { knownProductFacts } from "#features/products/server/known-product-facts.ts";
import { saveCorrections } from "#features/products/server/save-corrections.ts";
import type { Database } from "#platform/database/database.ts";
import { type Params, statement } from "#platform/database/statement.ts";
import { Invalid } from "#platform/errors/errors.ts";
import { UNKNOWN_BRAND } from "../call-refusals.ts";
import type { FieldChange } from "../change.ts";
import { productMistakes } from "./product-mistakes.ts";
import { columnsAfter, columnsOf } from "./product-values.ts";

/** What a contribution takes the place of: the columns of a fact, and whose word they were; null for the catalogue's. */
export interface StoodBefore {
  columns: Partial<CorrectedColumns>;
  correction: Pick<Correction, "source" | "observedOn"> | null;
}

interface AppliedProductFacts {
  changeId: number;
  /** Whose word it is. */
  accountId: number;
  productId: number;
  fields: readonly FieldChange[];
  /** Who bred its strain, where that is among the fields. */
  breederId: number | null;
  source: CorrectionSource;
  /** The day on which somebody saw it so. */
  observedOn: string;
  isTrial: boolean;
}

// A statement of its own, so that the next one sees a deal that names the product and was waited for here.
const hold = statement(
  "hold-product-to-correct",
  (_, p: Params<{ id: number }>) => sql`select from product where id = ${p.id} for no key update`,
);

/**
 * Writes fields of a product and of its strain, whatever was known, and keeps what stood before; returns the type it has then. To be
 * called in a transaction that holds the lock of `lockCatalogue`.
 * @throws Invalid where what is known by now does not let it be so
 */
export async function applyProductFacts(
  tx: Database,
  { changeId, accountId, productId, fields, breederId, source, observedOn, isTrial }: AppliedProductFacts,
): Promise<ProductType | null> {
  await hold.run(tx, { id: productId });
  const known = await knownProductFacts(tx, productId);
  if (!known) return null;
  const mistakes = productMistakes(known, fields);
  if (mistakes.length > 0) throw new Invalid(mistakes.map(({ msg }) => ({ msg, param: "fields" })));
  const isBreederGone =
    breederId === null && fields.some(({ field, after }) => field === "breeder" && after !== null);
  if (isBreederGone) throw new Invalid([{ msg: UNKNOWN_BRAND.msg, param: "fields" }]);
  const told = [...columnsAfter(known, fields, { breederId, observedOn })].map(([fact, columns]) => ({
    ...(isFactOfStrain(fact) ? { productId: null, strainId: known.strainId } : { productId, strainId: null }),
    fact,
    columns,
    correction: { source, observedOn },
    changeId,
  }));
  for (const { strainId, fact } of told) {
    const correction = known.corrections.find((one) => one.fact === fact) ?? null;
    const stood: StoodBefore = { columns: columnsOf(known, fact), correction };
    const kept = { part: fact, stood, accountId, isTrial };
    if (strainId !== null) await keepPart(tx, { ...kept, type: "strain", id: strainId });
    else await keepPart(tx, { ...kept, type: "product", id: productId });
  }
  await saveCorrections(tx, told);
  return told.find(({ fact }) => fact === "type")?.columns.type ?? known.columns.type;
}
