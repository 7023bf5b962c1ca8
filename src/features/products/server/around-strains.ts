import { sql } from "kysely";
import type { Database } from "#platform/database/database.ts";
import { type Slots, statement } from "#platform/database/statement.ts";

type StrainIds = Slots<{ strainIds: number[] }>;

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

/** Ids of the products, of any brand and type, that these strains are in: what is known of a strain moves them. */
export async function productsOfStrains(tx: Database, asked: { strainIds: number[] }): Promise<number[]> {
  return (await products.all(tx, asked)).map(({ id }) => id);
}

/** Ids of the brands that bred these strains. */
export async function brandsOfStrains(tx: Database, asked: { strainIds: number[] }): Promise<number[]> {
  return (await breeders.all(tx, asked)).map(({ id }) => id);
}
