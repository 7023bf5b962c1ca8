import { sql } from "kysely";
import { addRedirect } from "#features/seo/server/add-redirect.ts";
import type { Database } from "#platform/database/database.ts";
import { type Params, statement } from "#platform/database/statement.ts";
import { Conflict } from "#platform/errors/errors.ts";
import {
  MERGED_ALREADY,
  NOT_PUBLIC,
  OTHER_TYPE,
  SAME_THING,
  SAMPLE_AND_REAL,
  TOO_MANY_DEALS,
} from "../call-refusals.ts";
import { CHOSEN_FIELDS, type DoubleKind } from "../double.ts";
import { takeFields } from "./chosen-columns.ts";
import { type HeldItem, holdItems, ownWeeds } from "./double-items.ts";
import { moveReferences } from "./move-references.ts";
import { settleMerged } from "./settle-merged.ts";

interface Merge {
  kind: DoubleKind;
  winner: HeldItem;
  loser: HeldItem;
  /** Fields that the winner takes from the loser. */
  taken: readonly string[];
  /** Whether whoever speaks for the loser speaks for the winner from here on. */
  withPeople: boolean;
  by: number;
  now: Date;
  pairId: number | null;
  /** The merge that this one is part of. */
  withinId: number | null;
}

const olderPaths = statement(
  "redirects-to-loser",
  (_, p: Params<{ path: string | null }>) => sql<{ path: string }>`
    select from_path as path from redirect where to_path = ${p.path} order by from_path`,
);

const keepMerge = statement(
  "keep-merge",
  (
    _,
    p: Params<{
      kind: string;
      winnerId: number;
      loserId: number;
      withinId: number | null;
      pairId: number | null;
      stood: string;
      became: string;
      status: string | null;
      paths: string[];
      now: Date;
      by: number;
    }>,
  ) => sql<{ id: number }>`
    insert into item_merge (kind, winner_id, loser_id, within_id, pair_id, stood, became, loser_status, older_paths,
      merged_at, merged_by)
    values (${p.kind}, ${p.winnerId}, ${p.loserId}, ${p.withinId}, ${p.pairId}, ${p.stood}::jsonb, ${p.became}::jsonb,
      ${p.status}, ${p.paths}::text[], ${p.now}::timestamptz, ${p.by})
    returning id`,
);

const MARK = {
  strain: statement(
    "mark-strain-merged",
    (_, p: Params<{ id: number; intoId: number }>) =>
      sql`update strain set merged_into_id = ${p.intoId} where id = ${p.id}`,
  ),
  product: statement(
    "mark-product-merged",
    (_, p: Params<{ id: number; intoId: number }>) => sql`
      update product set merged_into_id = ${p.intoId}, status = 'merged', updated_at = now() where id = ${p.id}`,
  ),
  brand: statement(
    "mark-brand-merged",
    (_, p: Params<{ id: number; intoId: number }>) => sql`
      update brand set merged_into_id = ${p.intoId}, status = 'merged', updated_at = now() where id = ${p.id}`,
  ),
} as const;

/** @throws Conflict saying why these two cannot be one; nothing has moved */
export function refuseMerge(winner: HeldItem, loser: HeldItem): void {
  if (winner.id === loser.id) throw new Conflict("winner", SAME_THING.msg);
  for (const { mergedIntoId, status } of [winner, loser])
    if (mergedIntoId !== null || status === "merged") throw new Conflict("winner", MERGED_ALREADY.msg);
  if (winner.isSample !== loser.isSample) throw new Conflict("winner", SAMPLE_AND_REAL.msg);
  if (winner.type !== loser.type) throw new Conflict("winner", OTHER_TYPE.msg);
  if (isHidden(winner) && !isHidden(loser)) throw new Conflict("winner", NOT_PUBLIC.msg);
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

/**
 * Makes two held things one: what refers to the loser refers to the winner, its address leads there in one hop, and what is needed to
 * undo it is kept. Two strains merge the weeds that stand for them, too, because people like and review those.
 * @returns the id of the merge
 * @throws Conflict
 */
export async function mergeItems(tx: Database, merge: Merge): Promise<number> {
  const { kind, winner, loser, taken, withPeople, by, now, pairId, withinId } = merge;
  refuseMerge(winner, loser);
  const [winnerId, loserId] = [winner.id, loser.id];
  if (kind === "brand") await refuseSixDeals(tx, [winnerId, loserId]);
  const paths = (await olderPaths.all(tx, { path: loser.path })).map(({ path }) => path);
  const { stood, became } = await takeFields(tx, kind, { winnerId, loserId, taken });
  const kept = await keepMerge.first(tx, {
    kind,
    winnerId,
    loserId,
    withinId,
    pairId,
    stood: JSON.stringify(stood),
    became: JSON.stringify(became),
    status: loser.status,
    paths,
    now,
    by,
  });
  const { id: mergeId } = kept as { id: number };
  if (kind === "strain") await mergeWeeds(tx, merge, mergeId);
  await moveReferences(tx, { kind, mergeId, winnerId, loserId, withPeople });
  await MARK[kind].run(tx, { id: loserId, intoId: winnerId });
  if (loser.path && winner.path) await addRedirect(tx, { from: loser.path, to: winner.path });
  if (withinId === null) {
    const brandIds = [winner, loser].flatMap(({ breederId }) => breederId ?? []);
    await settleMerged(tx, { kind, ids: [winnerId, loserId], brandIds });
  }
  return mergeId;
}

async function mergeWeeds(tx: Database, merge: Merge, withinId: number): Promise<void> {
  const weeds = await ownWeeds(tx, [merge.winner.id, merge.loser.id]);
  const [winnerId, loserId] = [weeds.get(merge.winner.id), weeds.get(merge.loser.id)];
  if (winnerId === undefined || loserId === undefined) return;
  const held = await holdItems(tx, "product", [winnerId, loserId]);
  const [winner, loser] = [winnerId, loserId].map((id) => held.find((item) => item.id === id));
  if (!winner || !loser) return;
  const ofProducts: readonly string[] = CHOSEN_FIELDS.product;
  const taken = merge.taken.filter((field) => ofProducts.includes(field));
  await mergeItems(tx, { ...merge, kind: "product", winner, loser, taken, pairId: null, withinId });
}
