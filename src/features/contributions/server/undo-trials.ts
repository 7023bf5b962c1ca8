import { countryDay } from "#features/hours/country-clock.ts";
import { sql } from "kysely";
import { REMOVE_UNUSED_PICTURE } from "#features/media/server/remove-unused-picture.ts";
import { indexProducts } from "#features/products/server/index-products.ts";
import { lockMenus, saveMenus, type SourcedMenuItem } from "#features/products/server/save-menus.ts";
import { storeProductRanks } from "#features/products/server/store-product-ranks.ts";
import type { Provenance } from "#features/shops/facts.ts";
import type { FactColumns, ImportedGroup } from "#features/shops/server/fact-columns.ts";
import { saveFacts } from "#features/shops/server/save-facts.ts";
import { lockShops } from "#features/shops/server/save-shops.ts";
import type { Database } from "#platform/database/database.ts";
import { enqueue } from "#platform/database/outbox.ts";
import { type Params, statement } from "#platform/database/statement.ts";
import { hasLastWord } from "./last-word.ts";
import { undoProductTrials } from "./undo-product-trials.ts";

interface Trial {
  shopId: number;
  shopSlug: string;
  factGroup: ImportedGroup | null;
  menuItemId: number | null;
  stood: object | null;
}

// Of each group and line the earliest of the trials after which nobody real has said anything. An owner saves a menu whole: what they did
// not take over or remove is still a trial.
const lastTrials = statement(
  "last-trials",
  () => sql<Trial>`
    select distinct on (trial.shop_id, trial.target_type, trial.part) trial.shop_id as "shopId", shop.slug as "shopSlug",
      case trial.target_type when 'facts' then trial.part end as "factGroup",
      case trial.target_type when 'line' then trial.part::bigint end as "menuItemId", trial.stood
    from revision as trial join shop on shop.id = trial.shop_id
    where trial.is_trial and ${hasLastWord} and (
      trial.target_type <> 'line'
      or exists (select from menu_item where menu_item.id = trial.part::bigint and menu_item.is_trial)
      or not exists (
        select from revision as later
        where later.target_type = 'menu' and later.target_id = trial.target_id and later.id > trial.id and not later.is_trial))
    order by trial.shop_id, trial.target_type, trial.part, trial.id`,
);

const forgetTrials = statement("forget-trials", (db) =>
  db.deleteFrom("revision").where("is_trial", "=", true),
);

const takeConfirmationsBack = statement(
  "take-confirmations-of-samples-back",
  () => sql`
    update shop_fact set confirmation_count = greatest(shop_fact.confirmation_count - taken.count, 0),
      confirmed_at = case when shop_fact.confirmation_count > taken.count then shop_fact.confirmed_at end
    from (
      select confirmation.shop_id, confirmation.fact_group, count(*)::integer as count
      from fact_confirmation as confirmation
      join account on account.id = confirmation.account_id and account.is_sample
      join shop on shop.id = confirmation.shop_id and not shop.is_sample
      where not exists (
        select from revision as later
        where later.target_type = 'facts' and later.target_id = confirmation.shop_id and later.part = confirmation.fact_group
          and later.replaced_at > confirmation.confirmed_at)
      group by confirmation.shop_id, confirmation.fact_group
    ) as taken
    where shop_fact.shop_id = taken.shop_id and shop_fact.fact_group = taken.fact_group`,
);

const confirmAgain = statement(
  "confirm-as-before",
  (
    _,
    p: Params<{
      shopId: number;
      group: string;
      count: number;
      confirmedAt: string | null;
      confidence: string;
    }>,
  ) => sql`
    update shop_fact set confirmation_count = ${p.count}, confirmed_at = ${p.confirmedAt}::timestamptz,
      confidence = ${p.confidence}
    where shop_id = ${p.shopId} and fact_group = ${p.group}`,
);

const removeLines = statement(
  "remove-trial-lines",
  (_, p: Params<{ ids: number[] }>) => sql<{ productId: number | null }>`
    delete from menu_item where id = any(${p.ids}::bigint[]) returning product_id as "productId"`,
);

const removePrices = statement(
  "remove-trial-prices",
  (_, p: Params<{ shopIds: number[] }>) => sql`
    delete from price_observation where is_sample and shop_id = any(${p.shopIds}::bigint[])`,
);

// Of invented people anywhere, and of anybody in an invented shop: the rows go with either, the files would stay.
const removeImages = statement(
  "remove-menu-images-of-samples",
  () => sql<{ key: string }>`
    with removed as (
      delete from menu_image using shop
      where shop.id = menu_image.shop_id and (menu_image.is_sample or shop.is_sample)
      returning menu_image.media_id
    )
    select distinct media.key from media join removed on removed.media_id = media.id`,
);

/**
 * Puts back what stood of real shops and products before somebody invented said otherwise (contract.md, "Demo personas"), and takes
 * away pictures of menus. To be called before those accounts and the invented shops go.
 */
export async function undoTrials(database: Database, { now }: { now: Date }): Promise<void> {
  await database.transaction(async (tx) => {
    await lockShops.run(tx);
    await lockMenus.run(tx);
    await undoProductTrials(tx);
    const trials = await lastTrials.all(tx);
    for (const trial of trials) if (trial.factGroup) await putFactsBack(tx, trial, now);
    await putLinesBack(
      tx,
      trials.filter(({ menuItemId }) => menuItemId !== null),
    );
    await forgetTrials.run(tx);
    // What was put back has the confirmations of that time, also those.
    await takeConfirmationsBack.run(tx);
    for (const { key } of await removeImages.all(tx)) await enqueue(tx, REMOVE_UNUSED_PICTURE, { key });
  });
}

async function putFactsBack(tx: Database, { shopId, factGroup, stood }: Trial, now: Date): Promise<void> {
  const { columns, fact } = stood as { columns: Partial<FactColumns>; fact: Provenance | null };
  const group = factGroup as ImportedGroup;
  // Where nothing was known, nothing will have a source either.
  const { source, observedOn, reference, confidence } = fact ?? {
    source: "visitor" as const,
    observedOn: countryDay(now),
    confidence: "low" as const,
    reference: null,
  };
  if (Object.keys(columns).length > 0)
    await saveFacts(
      tx,
      [{ shopId, group, columns, source, observedOn, reference, confidence, isDecided: true }],
      { now },
    );
  if (fact)
    await confirmAgain.run(tx, {
      shopId,
      group,
      count: fact.confirmationCount,
      confirmedAt: fact.confirmedAt,
      confidence: fact.confidence,
    });
}

async function putLinesBack(tx: Database, trials: readonly Trial[]): Promise<void> {
  const removed = await removeLines.all(tx, { ids: trials.map(({ menuItemId }) => menuItemId as number) });
  const productIds = removed.flatMap(({ productId }) => productId ?? []);
  for (const { shopSlug, stood } of trials) {
    if (!stood) continue;
    const line = stood as SourcedMenuItem & { lastSeenAt: string };
    const saved = await saveMenus(tx, [{ ...line, shopSlug, isTrial: false }], {
      seenAt: new Date(line.lastSeenAt),
    });
    productIds.push(...saved.productIds);
  }
  await removePrices.run(tx, { shopIds: [...new Set(trials.map(({ shopId }) => shopId))] });
  const { movedIds } = await storeProductRanks(tx, { productIds });
  await indexProducts(tx, { productIds: movedIds });
}
