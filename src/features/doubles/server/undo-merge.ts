import { sql } from "kysely";
import type { Database } from "#platform/database/database.ts";
import { type Params, statement } from "#platform/database/statement.ts";
import { Conflict, NotFound } from "#platform/errors/errors.ts";
import { LATER_MERGE } from "../call-refusals.ts";
import type { DoubleKind } from "../double.ts";
import { putFieldsBack } from "./chosen-columns.ts";
import { putFactsBack } from "./chosen-facts.ts";
import { holdItems } from "./double-items.ts";
import { returnReferences } from "./move-references.ts";
import { settleMerged } from "./settle-merged.ts";

interface KeptMerge {
  id: number;
  kind: DoubleKind;
  winnerId: number;
  loserId: number;
  stood: object;
  became: object;
  stoodFacts: Record<string, object>;
  becameFacts: Record<string, object>;
  loserStatus: string | null;
  olderPaths: string[];
}

const columns = sql`id, kind, winner_id as "winnerId", loser_id as "loserId", stood, became,
  stood_facts as "stoodFacts", became_facts as "becameFacts", loser_status as "loserStatus", older_paths as "olderPaths"`;

const mergeToUndo = statement(
  "merge-to-undo",
  (_, p: Params<{ id: number }>) => sql<KeptMerge>`
    select ${columns} from item_merge where id = ${p.id} and within_id is null for update`,
);

const mergesWithin = statement(
  "merges-within",
  (_, p: Params<{ id: number }>) => sql<KeptMerge>`
    select ${columns} from item_merge where within_id = ${p.id} order by id for update`,
);

const laterMerge = statement(
  "later-merge-of-winner",
  (_, p: Params<{ id: number; kind: string; winnerId: number }>) => sql<{ id: number }>`
    select id from item_merge
    where kind = ${p.kind} and id > ${p.id} and ${p.winnerId} in (winner_id, loser_id) limit 1`,
);

const UNMARK = {
  strain: statement(
    "unmark-strain-merged",
    (_, p: Params<{ id: number }>) => sql`update strain set merged_into_id = null where id = ${p.id}`,
  ),
  product: statement(
    "unmark-product-merged",
    (_, p: Params<{ id: number; status: string | null }>) => sql`
      update product set merged_into_id = null, status = ${p.status}, updated_at = now() where id = ${p.id}`,
  ),
  brand: statement(
    "unmark-brand-merged",
    (_, p: Params<{ id: number; status: string | null }>) => sql`
      update brand set merged_into_id = null, status = ${p.status}, updated_at = now() where id = ${p.id}`,
  ),
  shop: statement(
    "unmark-shop-merged",
    (_, p: Params<{ id: number; status: string | null }>) => sql`
      update shop set merged_into_id = null, status = ${p.status}, updated_at = now() where id = ${p.id}`,
  ),
} as const;

const takeTurn = statement(
  "take-turn-returning-paths",
  () => sql`select pg_advisory_xact_lock(hashtext('redirect'))`,
);

const dropRedirect = statement(
  "drop-redirect-of-loser",
  (_, p: Params<{ path: string }>) => sql`delete from redirect where from_path = ${p.path}`,
);

const returnPaths = statement(
  "return-older-redirects",
  (_, p: Params<{ path: string; older: string[] }>) => sql`
    update redirect set to_path = ${p.path} where from_path = any(${p.older}::text[])`,
);

const forget = statement(
  "forget-undone-merge",
  (_, p: Params<{ id: number }>) => sql`delete from item_merge where id = ${p.id}`,
);

/**
 * Takes a merge back: what moved goes back, addresses lead where they led, what nobody edited since stands as before. What came since
 * stays with the winner. Of several merges into one thing the last is undone first: each stands on the one before.
 * @throws NotFound when it is undone, or longer ago than thirty days; Conflict when a later one stands on it
 */
export async function undoMerge(
  tx: Database,
  { id, now }: { id: number; now: Date },
): Promise<Pick<KeptMerge, "kind" | "winnerId" | "loserId">> {
  const merge = await mergeToUndo.first(tx, { id });
  if (!merge) throw new NotFound("_id");
  const brandIds = await takeBack(tx, merge);
  const { kind, winnerId, loserId } = merge;
  await settleMerged(tx, { kind, ids: [winnerId, loserId], brandIds, now });
  return { kind, winnerId, loserId };
}

/** @returns who bred them */
async function takeBack(tx: Database, merge: KeptMerge): Promise<number[]> {
  const { id, kind, winnerId, loserId, stood, became, stoodFacts, becameFacts, loserStatus, olderPaths } =
    merge;
  const held = await holdItems(tx, kind, [winnerId, loserId]);
  const [winner, loser] = [winnerId, loserId].map((wanted) => held.find((item) => item.id === wanted));
  if (!winner || !loser) throw new NotFound("_id");
  if (await laterMerge.first(tx, { id, kind, winnerId })) throw new Conflict("_id", LATER_MERGE.msg);
  // A product is itself again before its lines come back: each menu is then written once.
  if (kind !== "strain") await UNMARK[kind].run(tx, { id: loserId, status: loserStatus });
  await returnReferences(tx, { kind, mergeId: id, winnerId, loserId });
  for (const within of await mergesWithin.all(tx, { id })) await takeBack(tx, within);
  await putFieldsBack(tx, kind, { winnerId, stood, became });
  if (kind === "shop") await putFactsBack(tx, { winnerId, stoodFacts, becameFacts });
  if (kind === "strain") await UNMARK.strain.run(tx, { id: loserId });
  if (loser.path) {
    await takeTurn.all(tx);
    await dropRedirect.run(tx, { path: loser.path.toLowerCase() });
    await returnPaths.run(tx, { path: loser.path.toLowerCase(), older: olderPaths });
  }
  await forget.run(tx, { id });
  return [winner, loser].flatMap(({ breederId }) => breederId ?? []);
}
