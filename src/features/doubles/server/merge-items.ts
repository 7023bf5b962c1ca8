import { sql } from "kysely";
import { addRedirect } from "#features/seo/server/add-redirect.ts";
import type { Database } from "#platform/database/database.ts";
import { type Params, statement } from "#platform/database/statement.ts";
import { CHOSEN_FIELDS, type DoubleKind } from "../double.ts";
import { takeFields } from "./chosen-columns.ts";
import { takeFacts } from "./chosen-facts.ts";
import { type HeldItem, holdItems, olderPaths, ownWeeds } from "./double-items.ts";
import { moveReferences } from "./move-references.ts";
import { refuseMerge } from "./refuse-merge.ts";
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
      stoodFacts: string;
      becameFacts: string;
      status: string | null;
      paths: string[];
      now: Date;
      by: number;
    }>,
  ) => sql<{ id: number }>`
    insert into item_merge (kind, winner_id, loser_id, within_id, pair_id, stood, became, stood_facts,
      became_facts, loser_status, older_paths, merged_at, merged_by)
    values (${p.kind}, ${p.winnerId}, ${p.loserId}, ${p.withinId}, ${p.pairId}, ${p.stood}::jsonb, ${p.became}::jsonb,
      ${p.stoodFacts}::jsonb, ${p.becameFacts}::jsonb, ${p.status}, ${p.paths}::text[], ${p.now}::timestamptz, ${p.by})
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
  shop: statement(
    "mark-shop-merged",
    (_, p: Params<{ id: number; intoId: number }>) => sql`
      update shop set merged_into_id = ${p.intoId}, status = 'merged', updated_at = now() where id = ${p.id}`,
  ),
} as const;

/**
 * Makes two held things one: what refers to the loser refers to the winner, its address leads there in one hop, and what is needed to
 * undo it is kept. Two strains merge the weeds that stand for them, too, because people like and review those.
 * @returns the id of the merge
 * @throws Conflict
 */
export async function mergeItems(tx: Database, merge: Merge): Promise<number> {
  const { kind, winner, loser, taken, withPeople, by, now, pairId, withinId } = merge;
  await refuseMerge(tx, kind, { winner, loser });
  const [winnerId, loserId] = [winner.id, loser.id];
  const paths = (await olderPaths.all(tx, { path: loser.path })).map(({ path }) => path);
  const { stood, became } = await takeFields(tx, kind, { winnerId, loserId, taken });
  const facts = await takeFacts(tx, { winnerId, loserId, taken: kind === "shop" ? taken : [] });
  const kept = await keepMerge.first(tx, {
    kind,
    winnerId,
    loserId,
    withinId,
    pairId,
    stood: JSON.stringify(stood),
    became: JSON.stringify(became),
    stoodFacts: JSON.stringify(facts.stoodFacts),
    becameFacts: JSON.stringify(facts.becameFacts),
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
    await settleMerged(tx, { kind, ids: [winnerId, loserId], brandIds, now });
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
