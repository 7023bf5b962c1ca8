import { type RawBuilder, sql } from "kysely";
import { lockBrands } from "#features/brands/server/known-brands.ts";
import { lockCatalogue } from "#features/products/server/lock-catalogue.ts";
import { holdShopImports } from "#features/shops/server/save-shops.ts";
import type { Database } from "#platform/database/database.ts";
import { type Params, statement } from "#platform/database/statement.ts";
import type { DoubleKind } from "../double.ts";

/** A thing of a pair, as a merge and its refusals need it. */
export interface HeldItem {
  id: number;
  name: string;
  /** Path of its page; null of a strain, whose page is that of its weed. */
  path: string | null;
  isSample: boolean;
  /** Of a product; of a brand whether it is a licensed grower. */
  type: string | null;
  status: string | null;
  mergedIntoId: number | null;
  /** Whoever bred a strain. */
  breederId: number | null;
}

/** The path of the page of a row `item`; a strain has none, its weed has. */
export const PATH: Record<Exclude<DoubleKind, "strain">, RawBuilder<unknown>> = {
  product: sql`'/' || item.type || '/' || item.slug`,
  brand: sql`'/brand/' || item.slug`,
  shop: sql`'/coffeeshop/' || item.slug`,
};

type Ids = Params<{ ids: number[] }>;

// In the order of their ids, so that two admins who merge at once wait for each other and never in a circle.
const HOLD: Record<DoubleKind, ReturnType<typeof statement<{ ids: number[] }, HeldItem>>> = {
  strain: statement(
    "hold-strains-of-pair",
    (_, p: Ids) => sql<HeldItem>`
      select id, name, null as path, is_sample as "isSample", null as type, null as status,
        merged_into_id as "mergedIntoId", breeder_id as "breederId"
      from strain where id = any(${p.ids}) order by id for update`,
  ),
  product: statement(
    "hold-products-of-pair",
    (_, p: Ids) => sql<HeldItem>`
      select id, name, ${PATH.product} as path, is_sample as "isSample", type, status,
        merged_into_id as "mergedIntoId", null::bigint as "breederId"
      from product as item where id = any(${p.ids}) order by id for update`,
  ),
  brand: statement(
    "hold-brands-of-pair",
    (_, p: Ids) => sql<HeldItem>`
      select id, name, ${PATH.brand} as path, is_sample as "isSample", is_licensed_grower::text as type, status,
        merged_into_id as "mergedIntoId", null::bigint as "breederId"
      from brand as item where id = any(${p.ids}) order by id for update`,
  ),
  shop: statement(
    "hold-shops-of-pair",
    (_, p: Ids) => sql<HeldItem>`
      select id, name, ${PATH.shop} as path, is_sample as "isSample", null as type, status,
        merged_into_id as "mergedIntoId", null::bigint as "breederId"
      from shop as item where id = any(${p.ids}) order by id for update`,
  ),
};

/** Locks both until the transaction ends. Fewer than two when one is gone. */
export async function holdItems(tx: Database, kind: DoubleKind, ids: number[]): Promise<HeldItem[]> {
  // Whoever writes parents holds it, and so no two make each of two strains the ancestor of the other.
  if (kind === "strain") await lockCatalogue.run(tx);
  // An import holds all of them before it writes one.
  if (kind === "brand") await lockBrands(tx);
  if (kind === "shop") await holdShopImports.run(tx);
  return HOLD[kind].all(tx, { ids });
}

const weedsOf = statement(
  "own-weeds-of-strains",
  (_, p: Params<{ strainIds: number[] }>) => sql<{ strainId: number; id: number }>`
    select distinct on (strain_id) strain_id as "strainId", id from product
    where strain_id = any(${p.strainIds}) and brand_id is null and type = 'weed' and status <> 'merged'
    order by strain_id, source in ('kushy', 'own') desc, rank desc, id`,
);

/** The weed that stands for each of these strains: its page, its likes and its reviews are those of the strain. */
export async function ownWeeds(tx: Database, strainIds: number[]): Promise<Map<number, number>> {
  return new Map((await weedsOf.all(tx, { strainIds })).map(({ strainId, id }) => [strainId, id]));
}

/** The addresses that lead to a page. */
export const olderPaths = statement(
  "redirects-to-loser",
  (_, p: Params<{ path: string | null }>) => sql<{ path: string }>`
    select from_path as path from redirect where to_path = ${p.path} order by from_path`,
);
