import { sql } from "kysely";
import { saveRows } from "#platform/database/save-rows.ts";
import { sortName } from "#platform/text/sort-name.ts";
import type { Database } from "#platform/database/database.ts";
import { type Params, statement } from "#platform/database/statement.ts";
import { DESK_STRAIN_FACTS, STRAIN_FACTS } from "../correction.ts";
import type { Effect } from "../effects.ts";
import type { Flavour } from "../flavours.ts";
import type { MarketedAs, StrainSource } from "../strain.ts";
import type { Terpene } from "../terpenes.ts";
import { isCorrected, keptColumns } from "./corrected-columns.ts";

/** A strain in a file. */
export interface SourcedStrain {
  slug: string;
  name: string;
  aliases: string[];
  /** The brand of its breeder, which must exist. */
  breederSlug: string | null;
  /** `none` and `unknown` are statements of the file; `parentSlug` is null where we have no such strain. */
  parents: { name: string; parentSlug: string | null }[];
  marketedAs: MarketedAs | null;
  effects: Effect[];
  flavours: Flavour[];
  terpenes: Terpene[];
  thcPermille: number | null;
  cbdPermille: number | null;
  isWellKnown: boolean;
  isSample: boolean;
  source: StrainSource;
  observedOn: string;
}

type Rows = Params<{ rows: string }>;

const idsOfBrands = statement(
  "ids-of-brands-by-slug",
  (_, p: Params<{ slugs: string[] }>) => sql<{ slug: string; id: number }>`
    select slug, coalesce(merged_into_id, id) as id from brand where slug = any(${p.slugs})`,
);

const saveRowsOfStrains = saveRows("save-strains", {
  table: "strain",
  key: ["slug"],
  once: ["is_sample"],
  columns: [
    "name",
    "sort_name",
    "aliases",
    "breeder_id",
    "marketed_as",
    "effects",
    "flavours",
    "terpenes",
    "thc_permille",
    "cbd_permille",
    "is_well_known",
    "source",
    "observed_on",
  ],
  keptWhere: keptColumns([...STRAIN_FACTS, ...DESK_STRAIN_FACTS]),
  // What an admin has merged is no more as any file has it.
  changeWhere: sql`strain.is_sample = excluded.is_sample and strain.merged_into_id is null
    and not exists (select from strain as merged where merged.merged_into_id = strain.id)`,
});

const dropParents = statement(
  "drop-strain-parents",
  (_, p: Rows) => sql<{ id: number }>`
    delete from strain_parent using strain
    where strain.id = strain_parent.strain_id
      and strain.slug in (select jsonb_array_elements_text(${p.rows}::jsonb -> 'slugs'))
      and not exists (
        select from jsonb_to_recordset(${p.rows}::jsonb -> 'parents') as row(slug text, place integer)
        where row.slug = strain.slug and row.place = strain_parent.place)
      and not ${isCorrected("parents")}
    returning strain.id`,
);

const saveParents = statement(
  "save-strain-parents",
  (_, p: Rows) => sql<{ id: number }>`
    insert into strain_parent (strain_id, place, name, parent_id)
    select strain.id, row.place, row.name, nullif(coalesce(parent.merged_into_id, parent.id), strain.id)
    from jsonb_to_recordset(${p.rows}::jsonb -> 'parents') as row(slug text, place integer, name text, parent_slug text)
    join strain on strain.slug = row.slug
    left join strain as parent on parent.slug = row.parent_slug and parent.id <> strain.id
    where not ${isCorrected("parents")}
    on conflict (strain_id, place) do update set name = excluded.name, parent_id = excluded.parent_id
    where (strain_parent.name, strain_parent.parent_id) is distinct from (excluded.name, excluded.parent_id)
    returning strain_id as id`,
);

/**
 * Adds the strains that are new and corrects those that differ, with their parents, but for facts that people put right; identified
 * by their slug. To be called in a transaction.
 * @returns the ids of what was written, each once
 */
export async function saveStrains(tx: Database, strains: SourcedStrain[]): Promise<number[]> {
  const slugs = [...new Set(strains.flatMap(({ breederSlug }) => breederSlug ?? []))];
  const breederIds = new Map((await idsOfBrands.all(tx, { slugs })).map(({ slug, id }) => [slug, id]));
  const records = strains.map((strain) => ({
    ...recordOf(strain),
    breeder_id: strain.breederSlug === null ? null : (breederIds.get(strain.breederSlug) ?? null),
  }));
  const saved = await saveRowsOfStrains.all(tx, { rows: JSON.stringify(records) });
  const rows = JSON.stringify({
    slugs: strains.map(({ slug }) => slug),
    parents: strains.flatMap(({ slug, parents }) =>
      parents.map(({ name, parentSlug }, index) => ({
        slug,
        place: index + 1,
        name,
        parent_slug: parentSlug,
      })),
    ),
  });
  for (const save of [dropParents, saveParents]) saved.push(...(await save.all(tx, { rows })));
  return [...new Set(saved.map(({ id }) => id))];
}

function recordOf(strain: SourcedStrain) {
  return {
    slug: strain.slug,
    is_sample: strain.isSample,
    name: strain.name,
    sort_name: sortName(strain.name),
    aliases: strain.aliases,
    marketed_as: strain.marketedAs,
    effects: strain.effects,
    flavours: strain.flavours,
    terpenes: strain.terpenes,
    thc_permille: strain.thcPermille,
    cbd_permille: strain.cbdPermille,
    is_well_known: strain.isWellKnown,
    source: strain.source,
    observed_on: strain.observedOn,
  };
}
