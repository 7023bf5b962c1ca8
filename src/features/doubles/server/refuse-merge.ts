import { sql } from "kysely";
import { bredFrom } from "#features/products/server/bred-from.ts";
import type { Database } from "#platform/database/database.ts";
import { type Params, statement } from "#platform/database/statement.ts";
import { Conflict } from "#platform/errors/errors.ts";
import {
  BRED_BY_A_THIRD,
  CLOSED_FOR_GOOD,
  MERGED_ALREADY,
  NOT_PUBLIC,
  OTHER_MENU_RULES,
  OTHER_TYPE,
  SAME_THING,
  SAMPLE_AND_REAL,
  TOO_MANY_DEALS,
} from "../call-refusals.ts";
import type { DoubleKind } from "../double.ts";
import type { HeldItem } from "./double-items.ts";

interface Sides {
  winner: HeldItem;
  loser: HeldItem;
}

/** @throws Conflict saying why these two held things cannot be one; nothing has moved */
export async function refuseMerge(tx: Database, kind: DoubleKind, { winner, loser }: Sides): Promise<void> {
  if (winner.id === loser.id) throw new Conflict("winner", SAME_THING.msg);
  for (const { mergedIntoId, status } of [winner, loser])
    if (mergedIntoId !== null || status === "merged") throw new Conflict("winner", MERGED_ALREADY.msg);
  if (winner.isSample !== loser.isSample) throw new Conflict("winner", SAMPLE_AND_REAL.msg);
  if (winner.type !== loser.type) throw new Conflict("winner", OTHER_TYPE.msg);
  if (isHidden(winner) && !isHidden(loser)) throw new Conflict("winner", NOT_PUBLIC.msg);
  if (winner.status === "permanentlyClosed" && loser.status !== "permanentlyClosed")
    throw new Conflict("winner", CLOSED_FOR_GOOD.msg);
  const ids = [winner.id, loser.id];
  if (kind === "strain") await refuseCircle(tx, { winner, loser });
  if (kind === "brand") await refuseSixDeals(tx, ids);
  if (kind === "shop") await refuseOtherRules(tx, ids);
}

// Of the thing and of what was merged into it.
const parentsOf = statement(
  "parents-of-strain-but-one",
  (_, p: Params<{ id: number; butId: number }>) => sql<{ id: number }>`
    select distinct parent.id from strain as part
    join strain_parent on strain_parent.strain_id = part.id
    join strain as parent on parent.id = strain_parent.parent_id
    where ${p.id} in (part.id, part.merged_into_id)
      and coalesce(parent.merged_into_id, parent.id) not in (${p.id}, ${p.butId})`,
);

/** @throws Conflict: a third by whose way one was bred from the other would be bred from itself */
async function refuseCircle(tx: Database, { winner, loser }: Sides): Promise<void> {
  for (const [young, old] of [
    [winner, loser],
    [loser, winner],
  ] as const) {
    const parents = await parentsOf.all(tx, { id: young.id, butId: old.id });
    if (await bredFrom.first(tx, { id: old.id, strainIds: parents.map(({ id }) => id) }))
      throw new Conflict("winner", BRED_BY_A_THIRD.msg);
  }
}

const isHidden = ({ status }: HeldItem) => status === "draft" || status === "pending";

const liveDeals = statement(
  "live-deals-of-brands",
  (_, p: Params<{ ids: number[] }>) => sql<{ count: number }>`
    select count(*)::integer as count from deal where brand_id = any(${p.ids}) and state = 'live'`,
);

/** `take_live_place` of the database. */
const MOST_LIVE_DEALS = 5;

/** @throws Conflict: which of six is shown no longer is for their people to say */
async function refuseSixDeals(tx: Database, ids: number[]): Promise<void> {
  const { count } = (await liveDeals.first(tx, { ids })) as { count: number };
  if (count > MOST_LIVE_DEALS) throw new Conflict("winner", TOO_MANY_DEALS.msg);
}

const menuRules = statement(
  "menu-rules-of-shops",
  (_, p: Params<{ ids: number[] }>) => sql<{ count: number }>`
    select count(*)::integer as count from (
      select distinct menu, prices, deal_types, is_indexable, owner_menu, owner_prices from compliance_profile where shop_id = any(${p.ids})
    ) as rule`,
);

/** @throws Conflict: lines that one of two hides would be shown by the rules of the other */
async function refuseOtherRules(tx: Database, ids: number[]): Promise<void> {
  const { count } = (await menuRules.first(tx, { ids })) as { count: number };
  if (count > 1) throw new Conflict("winner", OTHER_MENU_RULES.msg);
}
