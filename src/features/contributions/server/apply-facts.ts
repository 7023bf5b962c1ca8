import { sql } from "kysely";
import { keepPart } from "#features/dashboard/server/revisions.ts";
import type { FactGroup, FactSource } from "#features/shops/facts.ts";
import type { ImportedGroup } from "#features/shops/server/fact-columns.ts";
import { type KnownShop, knownShopFacts } from "#features/shops/server/known-shop-facts.ts";
import { saveFacts } from "#features/shops/server/save-facts.ts";
import type { Database } from "#platform/database/database.ts";
import { type Params, statement } from "#platform/database/statement.ts";
import type { FieldChange } from "../change.ts";
import { byGroup, columnsAfter, columnsOf } from "./shop-values.ts";

export interface AppliedFacts {
  /** Whose word it is. */
  accountId: number;
  shopId: number;
  fields: readonly FieldChange[];
  source: FactSource;
  /** The day on which somebody saw it so. */
  observedOn: string;
  isTrial: boolean;
  now: Date;
}

interface ReplacedFacts<Group = FactGroup> {
  shopId: number;
  group: Group;
  accountId: number;
  isTrial: boolean;
}

/** Keeps a group of facts with its source as they stand, before somebody's word takes their place. */
export async function keepFacts(
  tx: Database,
  { columns, facts }: Pick<KnownShop, "columns" | "facts">,
  { shopId, group, accountId, isTrial }: ReplacedFacts<ImportedGroup>,
): Promise<void> {
  const stood = { columns: columnsOf(columns, group), fact: facts[group] ?? null };
  await keepPart(tx, { type: "facts", id: shopId, part: group, stood, accountId, isTrial });
}

/**
 * Writes fields of a shop, whatever was known, and keeps what stood before. To be called in a transaction that holds the lock of
 * `lockShops`.
 */
export async function applyFacts(tx: Database, change: AppliedFacts): Promise<void> {
  const { accountId, shopId, fields, source, observedOn, isTrial, now } = change;
  const shop = (await knownShopFacts(tx, [shopId])).get(shopId);
  if (!shop) return;
  const groups = [...byGroup(fields)];
  for (const [group] of groups) await keepFacts(tx, shop, { shopId, group, accountId, isTrial });
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
  { accountId, shopId, group, isTrial }: ReplacedFacts,
): Promise<void> {
  const shop = (await knownShopFacts(tx, [shopId])).get(shopId);
  const stood = { columns: {}, fact: shop?.facts[group] ?? null };
  await keepPart(tx, { type: "facts", id: shopId, part: group, stood, accountId, isTrial });
  await doubt.run(tx, { shopId, group });
}
