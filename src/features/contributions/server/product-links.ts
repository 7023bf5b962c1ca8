import { sql } from "kysely";
import type { NamedItem } from "#features/dashboard/field.ts";
import type { Database } from "#platform/database/database.ts";
import { type Params, statement } from "#platform/database/statement.ts";
import { Invalid } from "#platform/errors/errors.ts";
import {
  MERGED_STRAIN,
  PART_OF_A_DEAL,
  STRAIN_LISTED_ALREADY,
  UNKNOWN_BRAND,
  UNKNOWN_STRAIN,
} from "../call-refusals.ts";
import type { ProductValues } from "../product-to-edit.ts";

const brandToName = statement(
  "brand-of-product-to-edit",
  (_, p: Params<{ id: number; isSample: boolean }>) => sql<NamedItem>`
    select id::text as "_id", name from brand
    where id = ${p.id} and status <> 'merged' and (is_sample = ${p.isSample} or not is_sample)`,
);

/** @throws Invalid for none of ours, for one that was merged, and for one that is invented where the product is not */
export async function brandOfId(
  tx: Database,
  { id, isSample, param }: { id: number | null; isSample: boolean; param: string },
): Promise<NamedItem | null> {
  if (id === null) return null;
  const brand = await brandToName.first(tx, { id, isSample });
  if (!brand) throw new Invalid([{ msg: UNKNOWN_BRAND.msg, param }]);
  return brand;
}

const strainOfWeed = statement(
  "strain-of-weed-to-edit",
  (_, p: Params<{ id: number; isSample: boolean }>) => sql<{
    strainId: number;
    name: string;
    isMerged: boolean;
    breederId: number | null;
  }>`
    select strain.id as "strainId", strain.name, product.status = 'merged' as "isMerged", strain.breeder_id as "breederId"
    from product join strain on strain.id = product.strain_id
    where product.id = ${p.id} and (product.is_sample = ${p.isSample} or not product.is_sample)`,
);

/** The strain that a weed of the catalogue stands for. @throws Invalid for none, and for one that was merged away */
export async function strainOfId(
  tx: Database,
  { id, isSample, param = "strain" }: { id: number; isSample: boolean; param?: string },
) {
  const strain = await strainOfWeed.first(tx, { id, isSample });
  if (!strain) throw new Invalid([{ msg: UNKNOWN_STRAIN.msg, param }]);
  if (strain.isMerged) throw new Invalid([{ msg: MERGED_STRAIN.msg, param }]);
  return strain;
}

const holders = statement(
  "what-holds-product-to-edit",
  (_, p: Params<{ id: number; strainId: number | null }>) => sql<{ isInDeal: boolean; hasTwin: boolean }>`
    select exists (select from deal_product where deal_product.product_id = product.id) as "isInDeal",
      product.source in ('kushy', 'own') and exists (
        select from product as twin
        where twin.strain_id = ${p.strainId}::bigint and twin.brand_id is null and twin.type = 'weed'
          and twin.status <> 'merged' and twin.source in ('kushy', 'own') and twin.id <> product.id) as "hasTwin"
    from product where product.id = ${p.id}`,
);

/** @throws Invalid where a deal or another product does not let it be so */
export async function refuseWhereHeld(
  tx: Database,
  { id, after, strainId }: { id: number; after: ProductValues; strainId: number | null },
): Promise<void> {
  const held = await holders.first(tx, { id, strainId });
  if (held?.isInDeal && after.type !== "supplies")
    throw new Invalid([{ msg: PART_OF_A_DEAL.msg, param: "type" }]);
  if (held?.hasTwin && after.type === "weed" && after.brand === null)
    throw new Invalid([{ msg: STRAIN_LISTED_ALREADY.msg, param: "strain" }]);
}
