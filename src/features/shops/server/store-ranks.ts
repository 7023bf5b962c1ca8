import { sql } from "kysely";
import type { Database } from "#platform/database/database.ts";
import { type Params, statement } from "#platform/database/statement.ts";
import { amenityStates, type TriState, type Wheelchair } from "../amenities.ts";
import type { Confidence } from "../facts.ts";
import { completenessOf, rankOf } from "../shop-rank.ts";
import { type ShopAccess, type ShopKind, TOLERATED_KINDS } from "../shop.ts";

interface RankedRow {
  id: number;
  kind: ShopKind;
  isSample: boolean;
  ratingHundredths: number | null;
  confidence: Confidence;
  street: string | null;
  houseNumber: string | null;
  postcode: string | null;
  phone: string | null;
  website: string | null;
  residents: ShopAccess["residents"];
  idCheck: TriState;
  minimumAge: number | null;
  membership: TriState;
  present: string[];
  absent: string[];
  wheelchair: Wheelchair;
  isMissingInRegister: boolean;
}

const rankedShops = statement(
  "ranked-shops",
  (_, p: Params<{ shopIds: number[]; licensedKinds: readonly string[] }>) => sql<RankedRow>`
    select shop.id, kind, shop.is_sample as "isSample", rating.hundredths as "ratingHundredths",
      coalesce(shop_fact.confidence, 'low') as confidence,
      street, house_number as "houseNumber", postcode, phone, website,
      shop.residents, id_check as "idCheck", minimum_age as "minimumAge", membership,
      amenities_present as present, amenities_absent as absent, wheelchair,
      register_name is not null and kind = any(${p.licensedKinds}) and shop_licence.shop_id is null
        as "isMissingInRegister"
    from shop
    join municipality on municipality.id = shop.municipality_id
    left join shop_licence on shop_licence.shop_id = shop.id
    left join rating on rating.target_type = 'shop' and rating.target_id = shop.id
    left join shop_fact on shop_fact.shop_id = shop.id and shop_fact.fact_group = 'listing'
    where shop.id = any(${p.shopIds})`,
);

const saveRanks = statement(
  "save-ranks",
  (_, p: Params<{ rows: string }>) => sql`
    update shop set rank = row.rank
    from jsonb_to_recordset(${p.rows}::jsonb) as row(id bigint, rank integer)
    where shop.id = row.id and shop.rank <> row.rank`,
);

/** Computes the rank ("best") of these shops; to be called in the transaction that changes its inputs. */
export async function storeRanks(tx: Database, { shopIds }: { shopIds: number[] }): Promise<void> {
  const shops = await rankedShops.all(tx, { shopIds, licensedKinds: TOLERATED_KINDS });
  const rows = shops.map((shop) => ({
    id: shop.id,
    rank: rankOf({ ...shop, completeness: completenessOfRow(shop) }),
  }));
  await saveRanks.run(tx, { rows: JSON.stringify(rows) });
}

function completenessOfRow({
  residents,
  idCheck,
  minimumAge,
  membership,
  present,
  absent,
  ...shop
}: RankedRow): number {
  const access = { residents, idCheck, minimumAge, membership };
  return completenessOf({ ...shop, access, amenities: amenityStates(present, absent) });
}
