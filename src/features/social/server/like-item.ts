import { sql } from "kysely";
import type { Member } from "#features/accounts/server/members.ts";
import { NotFound } from "#platform/errors/errors.ts";
import type { Database } from "#platform/database/database.ts";
import { type Params, type Statement, statement } from "#platform/database/statement.ts";
import type { LikedType } from "../like.ts";
import { likeCounts } from "./like-counts.ts";
import { likedTargets } from "./liked-targets.ts";

interface Liking {
  accountId: number;
  id: number;
  now: Date;
}

type Change = Statement<Liking, { id: number }>;

// Both rows are held: one that goes at this moment is unknown, and no broken key.
const likeOf = (type: LikedType): Change =>
  statement(`like-${type}`, (_, p: Params<Liking>) => {
    const { table, publicRow } = likedTargets(sql`${p.id}::bigint`, sql`${p.now}`)[type];
    return sql<{ id: number }>`
      with held as materialized (${publicRow} for key share of ${sql.ref(table)}),
      owner as materialized (select account.id from account where account.id = ${p.accountId} for key share),
      added as (
        insert into liking (account_id, type, target_id)
        select owner.id, ${sql.lit(type)}, held.id from owner, held
        on conflict do nothing
      )
      select id from held`;
  });

/** Also of what has no page any more. */
const unlikeOf = (type: LikedType): Change =>
  statement(`unlike-${type}`, (_, p: Params<Liking>) => {
    const { publicRow } = likedTargets(sql`${p.id}::bigint`, sql`${p.now}`)[type];
    return sql<{ id: number }>`
      with removed as (
        delete from liking
        where account_id = ${p.accountId} and type = ${sql.lit(type)} and target_id = ${p.id}::bigint
        returning target_id
      )
      select target_id as id from removed union ${publicRow}`;
  });

const changesOf = (type: LikedType) => ({ like: likeOf(type), unlike: unlikeOf(type) });

const CHANGES: Record<LikedType, { like: Change; unlike: Change }> = {
  product: changesOf("product"),
  brand: changesOf("brand"),
  shop: changesOf("shop"),
  deal: changesOf("deal"),
  post: changesOf("post"),
};

/**
 * Likes something, or no longer; to say it twice changes nothing. Returns how many like it now.
 * @throws NotFound when it has no page
 */
export async function likeItem(
  database: Database,
  { accountId }: Member,
  { type, id, like, now }: { type: LikedType; id: number; like: boolean; now: Date },
): Promise<number> {
  const change = CHANGES[type][like ? "like" : "unlike"];
  if (!(await change.first(database, { accountId, id, now }))) throw new NotFound("id");
  return (await likeCounts(database, { type, ids: [id] })).get(id) ?? 0;
}
