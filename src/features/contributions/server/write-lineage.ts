import { sql } from "kysely";
import type { NamedItem } from "#features/dashboard/field.ts";
import { MOST_PARENTS } from "#features/products/strain.ts";
import { bredFrom } from "#features/products/server/bred-from.ts";
import type { Database } from "#platform/database/database.ts";
import { type Params, statement } from "#platform/database/statement.ts";
import { Invalid } from "#platform/errors/errors.ts";
import { BRED_FROM_THIS, OWN_PARENT, PARENT_TO_CHOOSE, TOO_MANY_PARENTS } from "../call-refusals.ts";
import { strainOfId } from "./product-links.ts";
import { strainCalled } from "./strain-called.ts";

interface Parent extends NamedItem {
  strainId: number;
}

/** The strains for which these weeds stand, each once. @throws Invalid for none, and for one that was merged away */
export async function parentsOfIds(
  tx: Database,
  { ids, isSample }: { ids: readonly number[]; isSample: boolean },
): Promise<Parent[]> {
  const parents = new Map<number, Parent>();
  for (const id of ids) {
    const { strainId, name } = await strainOfId(tx, { id, isSample, param: "parents" });
    if (!parents.has(strainId)) parents.set(strainId, { _id: String(id), name, strainId });
  }
  return [...parents.values()];
}

const dropParents = statement(
  "drop-parents-of-strain",
  (_, p: Params<{ id: number }>) => sql<{ name: string; parentId: number | null }>`
    delete from strain_parent where strain_id = ${p.id} returning name, parent_id as "parentId"`,
);

const addParents = statement(
  "add-parents-of-strain",
  (_, p: Params<{ id: number; names: string[]; parentIds: (number | null)[] }>) => sql`
    insert into strain_parent (strain_id, place, name, parent_id)
    select ${p.id}, parent.place, parent.name, parent.id
    from unnest(${p.names}::text[], ${p.parentIds}::bigint[]) with ordinality as parent(name, id, place)`,
);

interface Lineage {
  strainId: number;
  isSample: boolean;
  parents: readonly Parent[];
  /** By name alone. */
  others: readonly string[];
  /** Those that stood by name alone, which may stay so. */
  stood: readonly string[];
}

/**
 * Writes from which strains one was bred. To be called in a transaction that holds `lockCatalogue`, which is what keeps two who make each
 * of two strains the parent of the other from both being right.
 * @throws Invalid where it would be its own ancestor, and for a name that the catalogue has a strain for
 */
export async function writeLineage(
  tx: Database,
  { strainId, isSample, parents, others, stood }: Lineage,
): Promise<void> {
  const parentIds = parents.map((parent) => parent.strainId);
  if (parentIds.includes(strainId)) throw new Invalid([{ msg: OWN_PARENT.msg, param: "parents" }]);
  const descendant =
    parentIds.length > 0 ? await bredFrom.first(tx, { id: strainId, strainIds: parentIds }) : undefined;
  if (descendant) throw new Invalid([{ ...BRED_FROM_THIS.with(descendant), param: "parents" }]);
  if (parents.length + others.length > MOST_PARENTS)
    throw new Invalid([
      { msg: TOO_MANY_PARENTS.msg, param: parents.length > 0 ? "parents" : "otherParents" },
    ]);
  const written = others.filter((name) => !stood.includes(name));
  const known = await strainCalled(tx, { names: written, besidesId: null, isSample });
  if (known) throw new Invalid([{ ...PARENT_TO_CHOOSE.with(known), param: "otherParents" }]);
  const before = await dropParents.all(tx, { id: strainId });
  // One whose weed is no weed any more cannot be chosen, and stays what it is.
  const idOfOther = (name: string) => {
    const parentId = before.find((parent) => parent.name === name)?.parentId ?? null;
    return parentId === null || parentIds.includes(parentId) ? null : parentId;
  };
  await addParents.run(tx, {
    id: strainId,
    names: [...parents.map(({ name }) => name), ...others],
    parentIds: [...parentIds, ...others.map(idOfOther)],
  });
}
