import { sql } from "kysely";
import type { Database } from "#platform/database/database.ts";
import { type Params, statement } from "#platform/database/statement.ts";

// What is worked out from the facts of a strain.

type StrainIds = Params<{ strainIds: number[] }>;

const products = statement("products-of-strains", (db, p: StrainIds) =>
  db
    .selectFrom("product")
    .select("id")
    .where("strain_id", "=", sql<number>`any(${p.strainIds})`),
);

const breeders = statement("breeders-of-strains", (db, p: StrainIds) =>
  db
    .selectFrom("strain")
    .select("breeder_id as id")
    .distinct()
    .where("id", "=", sql<number>`any(${p.strainIds})`)
    .where("breeder_id", "is not", null)
    .$castTo<{ id: number }>(),
);

/** Ids of the products, of any brand and type, of these strains, whose rank depends on the strain. */
export async function productsOfStrains(tx: Database, asked: { strainIds: number[] }): Promise<number[]> {
  return (await products.all(tx, asked)).map(({ id }) => id);
}

/** Ids of the brands that bred these strains. */
export async function brandsOfStrains(tx: Database, asked: { strainIds: number[] }): Promise<number[]> {
  return (await breeders.all(tx, asked)).map(({ id }) => id);
}
