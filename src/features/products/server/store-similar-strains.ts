import { sql } from "kysely";
import type { Database } from "#platform/database/database.ts";
import { type Params, statement } from "#platform/database/statement.ts";
import { type LikenessFacts, likeStrains } from "../strain-likeness.ts";

/** The name of the task. */
export const STORE_SIMILAR_STRAINS = "store-similar-strains";

/** A lock, because two parallel runs would write the same rows. */
const lockSimilar = statement(
  "lock-similar-strains",
  () => sql`lock table strain_similar in share row exclusive mode`,
);

/** Samples are compared with samples only: an invented strain is never on the page of a real one. */
const factsOfStrains = statement(
  "facts-of-strains",
  (_, p: Params<{ isSample: boolean }>) => sql<LikenessFacts>`
    select strain.id, strain.slug, strain.breeder_id as "breederId", strain.marketed_as as "marketedAs",
      strain.effects, strain.flavours, strain.terpenes, strain.is_well_known as "isWellKnown",
      array(
        select parent.slug from strain_parent
        join strain as parent on parent.id = strain_parent.parent_id
        where strain_parent.strain_id = strain.id
        order by strain_parent.place) as "parentSlugs"
    from strain
    where strain.is_sample = ${p.isSample} and strain.merged_into_id is null
    order by strain.sort_name, strain.id`,
);

const dropOthers = statement(
  "drop-similar-strains",
  (_, p: Params<{ rows: string }>) => sql`
    delete from strain_similar
    where (strain_id, place, other_id, reasons) not in (
      select row.strain_id, row.place, row.other_id, row.reasons
      from jsonb_to_recordset(${p.rows}::jsonb) as row(strain_id bigint, place integer, other_id bigint, reasons text[]))`,
);

const addMissing = statement(
  "add-similar-strains",
  (_, p: Params<{ rows: string }>) => sql`
    insert into strain_similar (strain_id, place, other_id, reasons)
    select row.strain_id, row.place, row.other_id, row.reasons
    from jsonb_to_recordset(${p.rows}::jsonb) as row(strain_id bigint, place integer, other_id bigint, reasons text[])
    on conflict do nothing`,
);

interface SimilarRow {
  strain_id: number;
  place: number;
  other_id: number;
  reasons: string[];
}

/** Computes which strains are similar (`strain-likeness.ts`); unchanged rows cost no write. */
export async function storeSimilarStrains(database: Database): Promise<{ pairCount: number }> {
  return database.transaction(async (tx) => {
    await lockSimilar.run(tx);
    const rows: SimilarRow[] = [];
    for (const isSample of [false, true]) {
      for (const [strainId, others] of likeStrains(await factsOfStrains.all(tx, { isSample }))) {
        others.forEach(({ otherId, reasons }, index) => {
          rows.push({ strain_id: strainId, place: index + 1, other_id: otherId, reasons });
        });
      }
    }
    const written = { rows: JSON.stringify(rows) };
    await dropOthers.run(tx, written);
    await addMissing.run(tx, written);
    return { pairCount: rows.length };
  });
}
