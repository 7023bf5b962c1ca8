import { countryDay } from "#features/hours/country-clock.ts";
import { sql } from "kysely";
import type { Member } from "#features/accounts/server/members.ts";
import { type FactGroup, isFactGroup } from "#features/shops/facts.ts";
import { type KnownShop, knownShopFacts } from "#features/shops/server/known-shop-facts.ts";
import type { Database } from "#platform/database/database.ts";
import { type Params, statement } from "#platform/database/statement.ts";
import { NotFound } from "#platform/errors/errors.ts";
import { isAtOnce } from "../at-once.ts";
import { type ChangedValue, type FieldChange, GROUP_OF_FIELD, SHOP_FIELDS } from "../change.ts";
import { type AskedFact, CONFIRMED_DAYS, type ConfirmedFact, type FactAnswer } from "../fact.ts";
import { applyChange, lockFor } from "./apply-change.ts";
import { addChange } from "./change-rows.ts";
import { earn } from "./earn.ts";
import { keepToQuota } from "./keep-to-quota.ts";
import { holdContributor, shopToChange, type ShopToChange, speaksAs } from "./shop-to-change.ts";
import { valuesOf } from "./shop-values.ts";
import { isGap } from "./suggest-change.ts";
import { trustOf } from "./trust-of.ts";

interface Confirmation {
  shopId: number;
  fact: ConfirmedFact;
  /** It is so; for a group: still. */
  holds: boolean;
  now: Date;
  /** The setting RATE_LIMIT. */
  isLimited: boolean;
}

/**
 * Takes a tap: a group of facts is still so, which counts at once; it is no longer so, which waits for an admin; or somebody knows
 * what nobody had told us. To say it twice changes nothing.
 * @throws NotFound for a shop without a page, and a group of which nothing is known
 * @throws TooOften
 */
export async function confirmFact(
  database: Database,
  member: Member,
  { shopId, fact, holds, now, isLimited }: Confirmation,
): Promise<FactAnswer> {
  return database.transaction(async (tx) => {
    const isTold = isFactGroup(fact) && holds;
    if (!isTold) await lockFor(tx, { type: "shop", shopId });
    const shop = await shopToChange(tx, shopId);
    const { isSample } = await holdContributor(tx, member);
    if (isLimited) await keepToQuota(tx, { what: "taps", by: member, more: 1, param: "fact" });
    const outcome = isTold
      ? await confirmGroup(tx, member, { shopId, group: fact, now })
      : await answer(tx, member, { shop, fact, holds, isSample, now });
    return { outcome };
  });
}

interface Group {
  shopId: number;
  group: FactGroup;
  now: Date;
}

// Whoever told it does not confirm it.
const confirm = statement(
  "confirm-shop-facts",
  (_, p: Params<Group & { accountId: number }>) => sql<{ isCounted: boolean }>`
    with fact as materialized (
      select shop_id, fact_group from shop_fact where shop_id = ${p.shopId} and fact_group = ${p.group} for no key update
    ), confirmed as (
      insert into fact_confirmation as earlier (account_id, shop_id, fact_group, confirmed_at)
      select ${p.accountId}::bigint, fact.shop_id, fact.fact_group, ${p.now}::timestamptz from fact
      where not exists (
        select from revision
        where revision.target_type = 'facts' and revision.target_id = fact.shop_id and revision.part = fact.fact_group
          and revision.saved_by = ${p.accountId}::bigint
          and revision.replaced_at > ${p.now}::timestamptz - make_interval(days => ${sql.lit(CONFIRMED_DAYS)}))
      on conflict (account_id, shop_id, fact_group) do update set confirmed_at = excluded.confirmed_at
        where earlier.confirmed_at < excluded.confirmed_at - make_interval(days => ${sql.lit(CONFIRMED_DAYS)})
      returning shop_id, fact_group
    ), counted as (
      update shop_fact set confirmation_count = confirmation_count + 1, confirmed_at = ${p.now}::timestamptz
      from confirmed
      where shop_fact.shop_id = confirmed.shop_id and shop_fact.fact_group = confirmed.fact_group
    )
    select exists (select from confirmed) as "isCounted" from fact`,
);

async function confirmGroup(
  tx: Database,
  member: Member,
  { shopId, group, now }: Group,
): Promise<FactAnswer["outcome"]> {
  const { accountId } = member;
  const row = await confirm.first(tx, { shopId, group, accountId, now });
  if (!row) throw new NotFound("fact");
  if (!row.isCounted) return "known";
  if (speaksAs(member, shopId) === "visitor") {
    const day = countryDay(now);
    await earn(tx, { accountId, kind: "fact", subject: `fact/${shopId}/${group}/${accountId}-${day}` });
  }
  return "counted";
}

async function answer(
  tx: Database,
  member: Member,
  told: Pick<Confirmation, "fact" | "holds" | "now"> & { shop: ShopToChange; isSample: boolean },
): Promise<FactAnswer["outcome"]> {
  const { fact, holds, now, isSample } = told;
  const { accountId } = member;
  const shopId = told.shop.id;
  const shop = (await knownShopFacts(tx, [shopId])).get(shopId);
  if (!shop) throw new NotFound("targetId");
  const isGroup = isFactGroup(fact);
  const group = isGroup ? fact : GROUP_OF_FIELD[fact];
  const known = shop.facts[group];
  if (isGroup && !known) throw new NotFound("fact");
  const fields = isGroup ? emptied(shop, fact) : asked(shop, fact, holds);
  if (!isGroup && fields.length === 0) return "known";
  const as = speaksAs(member, shopId);
  const trust = await trustOf(tx, member);
  const isNow = !isGroup && isAtOnce({ group, known, isNew: fields.every(isGap), as, trust });
  const change = await addChange(tx, {
    authorId: accountId,
    type: "shop",
    shopId,
    cityId: null,
    itemId: null,
    productId: null,
    fields,
    answered: fact,
    remark: "",
    as,
    isSample,
    isAtOnce: isNow,
    now,
  });
  if (!change) return "known";
  if (isNow) await applyChange(tx, change, { now });
  return isNow ? "counted" : "waiting";
}

/** "Residents only?" is what is asked of who gets in. */
function asked({ columns }: KnownShop, field: AskedFact, holds: boolean): FieldChange[] {
  const before = valuesOf(columns)[field];
  const [yes, no] = field === "residents" ? ["residentsOnly", "anyone"] : ["yes", "no"];
  const after = holds ? (yes as ChangedValue) : (no as ChangedValue);
  return before === after ? [] : [{ field, before, after }];
}

/** Nothing of a group is known any more; a name and an address stay until somebody has better ones. */
function emptied({ columns }: KnownShop, group: FactGroup): FieldChange[] {
  if (group === "listing") return [];
  const known = valuesOf(columns);
  return SHOP_FIELDS.filter((field) => GROUP_OF_FIELD[field] === group).flatMap((field) => {
    const before = known[field];
    if (isGap({ field, before, after: null })) return [];
    const isWord =
      typeof before === "string" && !["phone", "website", "email", "openingHours"].includes(field);
    return [{ field, before, after: isWord ? "unknown" : null }];
  });
}
