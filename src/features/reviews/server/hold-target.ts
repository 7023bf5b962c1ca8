import { sql } from "kysely";
import { heldRoles, isSpeakerFor } from "#features/accounts/server/speaks-for-sql.ts";
import { likedTargets } from "#features/social/server/liked-targets.ts";
import type { Database } from "#platform/database/database.ts";
import { type Params, type Statement, statement } from "#platform/database/statement.ts";
import { NotAllowed, NotFound } from "#platform/errors/errors.ts";
import type { ReviewedType, ReviewTarget } from "../review.ts";

// Held: one that goes at this moment is unknown, and no broken key.
const holdOf = (type: ReviewedType): Statement<{ id: number }, { id: number }> =>
  statement(`hold-reviewed-${type}`, (_, p: Params<{ id: number }>) => {
    const { table, publicRow } = likedTargets(sql`${p.id}::bigint`, sql`now()`)[type];
    return sql<{ id: number }>`${publicRow} for key share of ${sql.ref(table)}`;
  });

const HOLD = { shop: holdOf("shop"), product: holdOf("product"), brand: holdOf("brand") };

/** @throws NotFound when it has no page that everybody may open */
export async function holdTarget(tx: Database, { type, id }: ReviewTarget): Promise<void> {
  if (!(await HOLD[type].first(tx, { id }))) throw new NotFound("targetId");
}

const findOf = (type: ReviewedType): Statement<{ id: number }, { id: number }> =>
  statement(
    `find-reviewed-${type}`,
    (_, p: Params<{ id: number }>) => likedTargets(sql`${p.id}::bigint`, sql`now()`)[type].publicRow,
    { isRead: true },
  );

const FIND = { shop: findOf("shop"), product: findOf("product"), brand: findOf("brand") };

/** The same for a read. */
export async function requireTarget(database: Database, { type, id }: ReviewTarget): Promise<void> {
  if (!(await FIND[type].first(database, { id }))) throw new NotFound("targetId");
}

const ownership = statement(
  "has-interest-in-reviewed",
  (_, p: Params<{ accountId: number; type: string; id: number }>) => sql<{ isInterested: boolean }>`
    select exists (
      select from ${heldRoles} as speaker
      left join shop as own on own.id = speaker.shop_id
      where speaker.account_id = ${p.accountId} and case ${p.type}::text
        when 'shop' then own.municipality_id = (select municipality_id from shop where id = ${p.id}::bigint)
        else ${isSpeakerFor(sql`${p.type}::text`, sql`${p.id}::bigint`)}
      end
    ) as "isInterested"`,
);

/**
 * Whoever speaks for a shop or brand reviews neither it, nor what it makes, nor another shop of the municipality (product.md
 * section 11).
 * @throws NotAllowed
 */
export async function refuseInterest(
  tx: Database,
  { accountId, target: { type, id } }: { accountId: number; target: ReviewTarget },
): Promise<void> {
  if ((await ownership.first(tx, { accountId, type, id }))?.isInterested)
    throw new NotAllowed("targetId", "Is yours, or of a competitor");
}
