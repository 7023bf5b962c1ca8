import { sql } from "kysely";
import { type CorrectionSource, isFactOfStrain } from "#features/products/correction.ts";
import type { ProductType } from "#features/products/product-types.ts";
import { knownProductFacts } from "#features/products/server/known-product-facts.ts";
import { saveCorrections } from "#features/products/server/save-corrections.ts";
import type { Database } from "#platform/database/database.ts";
import { type Params, statement } from "#platform/database/statement.ts";
import { Invalid } from "#platform/errors/errors.ts";
import type { FieldChange } from "../change.ts";
import { keepProductRevision } from "./keep-product-revision.ts";
import { productMistakes } from "./product-mistakes.ts";
import { columnsAfter, columnsOf } from "./product-values.ts";

interface AppliedProductFacts {
  changeId: number;
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
  { changeId, productId, fields, breederId, source, observedOn, isTrial }: AppliedProductFacts,
): Promise<ProductType | null> {
  await hold.run(tx, { id: productId });
  const known = await knownProductFacts(tx, productId);
  if (!known) return null;
  const mistakes = productMistakes(known, fields);
  if (mistakes.length > 0) throw new Invalid(mistakes.map(({ msg }) => ({ msg, param: "fields" })));
  const isBreederGone =
    breederId === null && fields.some(({ field, after }) => field === "breeder" && after !== null);
  if (isBreederGone) throw new Invalid([{ msg: "Must be one of our brands", param: "fields" }]);
  const told = [...columnsAfter(known, fields, { breederId, observedOn })].map(([fact, columns]) => ({
    ...(isFactOfStrain(fact) ? { productId: null, strainId: known.strainId } : { productId, strainId: null }),
    fact,
    columns,
    correction: { source, observedOn },
    changeId,
  }));
  for (const { productId: ofProduct, strainId, fact } of told) {
    const correction = known.corrections.find((one) => one.fact === fact) ?? null;
    const stood = { columns: columnsOf(known, fact), correction };
    await keepProductRevision(tx, { productId: ofProduct, strainId, changeId, fact, stood, isTrial });
  }
  await saveCorrections(tx, told);
  return told.find(({ fact }) => fact === "type")?.columns.type ?? known.columns.type;
}
