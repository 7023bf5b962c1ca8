import { sql } from "kysely";
import type { Database } from "#platform/database/database.ts";
import { type Params, statement } from "#platform/database/statement.ts";
import { storeRanks } from "./store-ranks.ts";

export interface Licence {
  shopId: number;
  /** Where it is not the name on the door. */
  holder: string | null;
  /** A day; a past one means that the renewal was not published yet. */
  validTo: string | null;
}

interface Register {
  municipalityId: number;
  name: string;
  /** A partial date. */
  observedOn: string;
  licences: Licence[];
}

const saveRegister = statement(
  "save-register",
  (_, p: Params<{ municipalityId: number; name: string; observedOn: string }>) => sql`
    update municipality set register_name = ${p.name}, register_observed_on = ${p.observedOn}
    where id = ${p.municipalityId}
      and (register_name, register_observed_on) is distinct from (${p.name}, ${p.observedOn})
      and coalesce(register_observed_on, '') <= ${p.observedOn}`,
);

const saveLicenceRows = statement(
  "save-licences",
  (_, p: Params<{ rows: string; observedOn: string }>) => sql<{ id: number }>`
    insert into shop_licence (shop_id, holder, valid_to, observed_on)
    select shop_id, holder, valid_to, ${p.observedOn}
    from jsonb_populate_recordset(null::shop_licence, ${p.rows}::jsonb)
    on conflict (shop_id) do update
      set holder = excluded.holder, valid_to = excluded.valid_to, observed_on = excluded.observed_on
    where (shop_licence.holder, shop_licence.valid_to, shop_licence.observed_on)
        is distinct from (excluded.holder, excluded.valid_to, excluded.observed_on)
      and shop_licence.observed_on <= excluded.observed_on
    returning shop_id as id`,
);

/** What an older copy had and this one lacks. */
const removeOldLicences = statement(
  "remove-old-licences",
  (_, p: Params<{ municipalityId: number; observedOn: string }>) => sql<{ id: number }>`
    delete from shop_licence using shop
    where shop.id = shop_licence.shop_id and shop.municipality_id = ${p.municipalityId}
      and shop_licence.observed_on < ${p.observedOn}
    returning shop.id`,
);

const shopsOfMunicipality = statement(
  "shop-ids-of-municipality",
  (db, p: Params<{ municipalityId: number }>) =>
    db.selectFrom("shop").select("id").where("municipality_id", "=", p.municipalityId),
);

/**
 * Saves a copy of a municipality's register, which takes the place of an older one; a copy that is older than ours changes
 * nothing. To be called in the transaction that saves the shops. Returns the shops whose licence changed, and those that lost theirs.
 */
export async function saveLicences(
  tx: Database,
  { municipalityId, name, observedOn, licences }: Register,
): Promise<{ changedIds: number[]; removedIds: number[] }> {
  const registerCount = await saveRegister.run(tx, { municipalityId, name, observedOn });
  const rows = licences.map(({ shopId, holder, validTo }) => ({
    shop_id: shopId,
    holder,
    valid_to: validTo,
  }));
  const saved = await saveLicenceRows.all(tx, { rows: JSON.stringify(rows), observedOn });
  const removed = await removeOldLicences.all(tx, { municipalityId, observedOn });
  const changedIds = [...saved, ...removed].map(({ id }) => id);
  if (registerCount + changedIds.length > 0) {
    const all = await shopsOfMunicipality.all(tx, { municipalityId });
    await storeRanks(tx, { shopIds: all.map(({ id }) => id) });
  }
  return { changedIds, removedIds: removed.map(({ id }) => id) };
}
