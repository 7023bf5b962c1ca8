import { sql } from "kysely";
import { holdBrand } from "#features/brands/server/hold-brand.ts";
import { lockShop } from "#features/shops/server/save-shops.ts";
import type { Database } from "#platform/database/database.ts";
import { type Params, statement } from "#platform/database/statement.ts";
import type { PhotosOf } from "../photos.ts";

const holdProduct = statement(
  "hold-product-of-photos",
  (_, p: Params<{ id: number }>) => sql<{ id: number }>`
    select id from product where id = ${p.id} for no key update`,
);

/** Locks what the photos are of until the transaction ends: changes of them run one after another. */
export async function holdPhotographed(tx: Database, { type, id }: PhotosOf): Promise<void> {
  if (type === "shop") await lockShop(tx, { id });
  else if (type === "brand") await holdBrand(tx, { brandId: id });
  else await holdProduct.all(tx, { id });
}
