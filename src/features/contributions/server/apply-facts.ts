import { sql } from "kysely";
import type { FactGroup, FactSource } from "#features/shops/facts.ts";
import { knownShopFacts } from "#features/shops/server/known-shop-facts.ts";
import { saveFacts } from "#features/shops/server/save-facts.ts";
import type { Database } from "#platform/database/database.ts";
import { type Params, statement } from "#platform/database/statement.ts";
import type { FieldChange } from "../change.ts";
import { keepRevision } from "./keep-revision.ts";
import { byGroup, columnsAfter, columnsOf } from "./shop-values.ts";

export interface AppliedFacts {
  changeId: number;
  shopId: number;
  fields: readonly FieldChange[];
  source: FactSource;
  /** The day on which somebody saw it so. */
  observedOn: string;
  isTrial: boolean;
  now: Date;
}

/**
 * Writes fields of a shop, whatever was known, and keeps what stood before. To be called in a transaction that holds the lock of
 * `lockShops`.
 */
export async function applyFacts(tx: Database, change: AppliedFacts): Promise<void> {
  const { changeId, shopId, fields, source, observedOn, isTrial, now } = change;
  const shop = (await knownShopFacts(tx, [shopId])).get(shopId);
  if (!shop) return;
  const groups = [...byGroup(fields)];
  for (const [group] of groups) {
    const stood = { columns: columnsOf(shop.columns, group), fact: shop.facts[group] ?? null };
    await keepRevision(tx, { shopId, changeId, factGroup: group, stood, isTrial });
  }
  const told = groups.map(([group, changed]) => ({
    shopId,
    group,
    columns: columnsAfter(shop.columns, changed),
    source,
    observedOn,
    confidence: source === "owner" ? ("high" as const) : ("medium" as const),
    isDecided: true,
  }));
  await saveFacts(tx, told, { now });
}

const doubt = statement(
  "doubt-shop-facts",
  (_, p: Params<{ shopId: number; group: string }>) => sql`
    update shop_fact set confidence = 'low', confirmation_count = 0, confirmed_at = null
    where shop_id = ${p.shopId} and fact_group = ${p.group}`,
);

/** Somebody says that a group is no longer so, and not how it is: it stays, and nobody relies on it. */
export async function doubtFacts(
  tx: Database,
  {
    changeId,
    shopId,
    group,
    isTrial,
  }: Omit<AppliedFacts, "fields" | "source" | "observedOn" | "now"> & {
    group: FactGroup;
  },
): Promise<void> {
  const shop = (await knownShopFacts(tx, [shopId])).get(shopId);
  const stood = { columns: {}, fact: shop?.facts[group] ?? null };
  await keepRevision(tx, { shopId, changeId, factGroup: group, stood, isTrial });
  await doubt.run(tx, { shopId, group });
}
