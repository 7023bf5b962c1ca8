import { sql } from "kysely";
import { changedFields, type GivenFields, type NamedItem } from "#features/dashboard/field.ts";
import { saveCorrections, type ToldFact } from "#features/products/server/save-corrections.ts";
import type { Database } from "#platform/database/database.ts";
import { type Params, statement } from "#platform/database/statement.ts";
import { Invalid } from "#platform/errors/errors.ts";
import { sortName } from "#platform/text/sort-name.ts";
import { NAME_OF_ANOTHER_STRAIN } from "../call-refusals.ts";
import { STRAIN_FIELDS } from "../strain-fields.ts";
import type { StrainToEdit, StrainValues } from "../strain-to-edit.ts";
import { brandOfId } from "./product-links.ts";
import { strainCalled } from "./strain-called.ts";
import { parentsOfIds, writeLineage } from "./write-lineage.ts";

type GivenStrain = GivenFields<typeof STRAIN_FIELDS>;

interface Writing {
  strain: StrainToEdit;
  given: Partial<GivenStrain>;
  /** Today, there. */
  day: string;
}

const weedsCalledSo = statement(
  "weeds-called-as-their-strain",
  (_, p: Params<{ strainId: number; name: string }>) => sql<{ id: number }>`
    select id from product
    where strain_id = ${p.strainId} and brand_id is null and type = 'weed' and status <> 'merged' and name = ${p.name}
    for no key update`,
);

const idOf = (item: NamedItem | null): number | null => (item ? Number(item["_id"]) : null);

/** Writes what differs of a strain. To be called in a transaction that holds `lockCatalogue`. @throws Invalid by field */
export async function writeStrain(tx: Database, { strain, given, day }: Writing): Promise<void> {
  const { id: strainId, values, shown } = strain;
  const { isSample } = shown;
  const after = await valuesAfter(tx, { strain, given });
  await refuseNamesOfOthers(tx, { strain, after });
  const changed = new Set(changedFields(STRAIN_FIELDS, values, after));
  if (changed.has("parents") || changed.has("otherParents")) {
    const ids = after.parents.map(({ _id: id }) => Number(id));
    await writeLineage(tx, {
      strainId,
      isSample,
      parents: await parentsOfIds(tx, { ids, isSample }),
      others: after.otherParents,
      stood: values.otherParents,
    });
  }
  const correction = { source: isSample ? ("sample" as const) : ("operator" as const), observedOn: day };
  const named = { name: after.name, sort_name: sortName(after.name) };
  const columns: Record<string, Pick<ToldFact, "fact" | "columns">> = {
    name: { fact: "strainName", columns: named },
    aliases: { fact: "strainAliases", columns: { aliases: after.aliases } },
    parents: { fact: "parents", columns: {} },
    otherParents: { fact: "parents", columns: {} },
    breeder: { fact: "breeder", columns: { breeder_id: idOf(after.breeder) } },
    marketedAs: { fact: "marketedAs", columns: { marketed_as: after.marketedAs } },
    effects: { fact: "effects", columns: { effects: after.effects } },
    flavours: { fact: "flavours", columns: { flavours: after.flavours } },
    terpenes: { fact: "terpenes", columns: { terpenes: after.terpenes } },
  };
  const told = { correction, changeId: null };
  const facts: ToldFact[] = Object.entries(columns).flatMap(([field, fact]) =>
    changed.has(field) ? [{ ...fact, ...told, productId: null, strainId }] : [],
  );
  if (changed.has("name")) {
    // The catalogue has each strain as the weed of its name.
    const weeds = await weedsCalledSo.all(tx, { strainId, name: values.name });
    facts.push(
      ...weeds.map(({ id }) => ({
        ...told,
        productId: id,
        strainId: null,
        fact: "name" as const,
        columns: named,
      })),
    );
  }
  await saveCorrections(tx, facts);
}

/** The strain as it would be. */
async function valuesAfter(tx: Database, { strain, given }: Omit<Writing, "day">): Promise<StrainValues> {
  const { values, shown } = strain;
  const { isSample } = shown;
  const { breeder, parents, ...same } = given;
  const written: StrainValues = {
    ...values,
    ...(same as Partial<StrainValues>),
    ...(breeder !== undefined && {
      breeder: await brandOfId(tx, { id: breeder, isSample, param: "breeder" }),
    }),
    ...(parents !== undefined && {
      parents: (await parentsOfIds(tx, { ids: parents, isSample })).map(({ _id, name }) => ({ _id, name })),
    }),
  };
  // What it is called is no other name.
  return { ...written, aliases: written.aliases.filter((alias) => alias !== written.name) };
}

/** Names that stood may stay: two strains of a file may go by one, and only what somebody adds is theirs to mend. @throws Invalid */
async function refuseNamesOfOthers(
  tx: Database,
  { strain, after }: { strain: StrainToEdit; after: StrainValues },
): Promise<void> {
  const { id: besidesId, values, shown } = strain;
  const stood = new Set([values.name, ...values.aliases]);
  for (const [param, names] of [
    ["name", [after.name]],
    ["aliases", after.aliases],
  ] as const) {
    const added = names.filter((name) => !stood.has(name));
    const other = await strainCalled(tx, { names: added, besidesId, isSample: shown.isSample });
    if (other) throw new Invalid([{ ...NAME_OF_ANOTHER_STRAIN.with(other), param }]);
  }
}
