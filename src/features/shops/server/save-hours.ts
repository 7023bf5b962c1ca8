import { sql } from "kysely";
import type { Database } from "#platform/database/database.ts";
import { type Params, statement } from "#platform/database/statement.ts";
import type { Confidence, FactSource } from "../facts.ts";
import { storeOpenTimes } from "./store-open-times.ts";

/** The hours of a shop in a file. */
export interface SourcedHours {
  sourceKey: string;
  /** In the syntax of OpenStreetMap, and valid; null when the file does not have them. */
  openingHours: string | null;
  source: FactSource;
  observedOn: string;
  confidence: Confidence;
}

const rowsOf = (rows: unknown) => sql`
  jsonb_to_recordset(${rows}::jsonb)
    as row(source_key text, opening_hours text, source text, observed_on text, confidence text)`;

/** An import may update what it imported itself, never what people have entered or confirmed since. */
const updateHours = statement(
  "update-hours",
  (_, p: Params<{ rows: string }>) => sql<{ id: number }>`
    update shop set opening_hours = row.opening_hours, updated_at = now()
    from ${rowsOf(p.rows)}
    where shop.source_key = row.source_key and shop.opening_hours is distinct from row.opening_hours
      and not exists (
        select 1 from shop_fact
        where shop_id = shop.id and fact_group = 'hours'
          and (source not in ('openStreetMap', 'sample') or confirmation_count > 0))
    returning shop.id as id`,
);

const saveFacts = statement(
  "save-hours-facts",
  (_, p: Params<{ rows: string }>) => sql<{ id: number }>`
    insert into shop_fact (shop_id, fact_group, source, observed_on, confidence)
    select shop.id, 'hours', row.source, row.observed_on, row.confidence
    from ${rowsOf(p.rows)}
    join shop on shop.source_key = row.source_key and shop.opening_hours = row.opening_hours
    on conflict (shop_id, fact_group) do update
      set observed_on = excluded.observed_on, confidence = excluded.confidence
    where (shop_fact.observed_on, shop_fact.confidence) is distinct from (excluded.observed_on, excluded.confidence)
      and shop_fact.source = excluded.source and shop_fact.confirmation_count = 0
    returning shop_id as id`,
);

/** Unknown hours have no source. */
const forgetFacts = statement(
  "forget-hours-facts",
  (_, p: Params<{ shopIds: number[] }>) => sql`
    delete from shop_fact using shop
    where shop_fact.shop_id = shop.id and shop_fact.shop_id = any(${p.shopIds}::bigint[])
      and shop_fact.fact_group = 'hours' and shop.opening_hours is null`,
);

/**
 * Saves the hours of a file for existing shops, with their source, and computes when they are open; to be called in the
 * transaction that saves the shops. Returns those whose hours or whose source of them changed.
 */
export async function saveHours(
  tx: Database,
  { hours, now }: { hours: SourcedHours[]; now: Date },
): Promise<{ changedIds: number[] }> {
  const rows = JSON.stringify(hours.map(recordOf));
  const changed = (await updateHours.all(tx, { rows })).map(({ id }) => id);
  await forgetFacts.run(tx, { shopIds: changed });
  const sourced = (await saveFacts.all(tx, { rows })).map(({ id }) => id);
  await storeOpenTimes(tx, { shopIds: changed, now });
  return { changedIds: [...new Set([...changed, ...sourced])] };
}

function recordOf({ sourceKey, openingHours, source, observedOn, confidence }: SourcedHours) {
  return {
    source_key: sourceKey,
    opening_hours: openingHours,
    source,
    observed_on: observedOn,
    confidence,
  };
}
