import { sql } from "kysely";
import { claimPageOf, type SpokenFor } from "#features/accounts/spoken-for.ts";
import { record } from "#features/audit/server/record.ts";
import { tellOfItem } from "#features/notifications/server/tell-of-item.ts";
import type { Database } from "#platform/database/database.ts";
import { type Params, statement } from "#platform/database/statement.ts";
import { type ClaimProof, MOST_WAITING_DAYS, WAITED_TOO_LONG } from "../claim.ts";
import { itemOf, slugOf } from "./item-of.ts";

interface ClosedClaim {
  id: number;
  claimantId: number;
  item: SpokenFor;
  slug: string;
  proof: ClaimProof;
}

// What waits for its digits by letter waits for nobody here. The document goes at once: nobody has a question about what nobody read.
const close = statement(
  "close-undecided-claims",
  (_, p: Params<{ now: Date }>) => sql<ClosedClaim>`
    update shop_claim set state = 'rejected', reason = ${sql.lit(WAITED_TOO_LONG)}, decided_at = ${p.now}::timestamptz,
      code_salt = null, code_hash = null, code_until = null, tries_left = 0, document = null
    where (state = 'proven' or (state = 'asked' and proof = 'phone'))
      and asked_at <= ${p.now}::timestamptz - make_interval(days => ${sql.lit(MOST_WAITING_DAYS)})
    returning id, claimant_id as "claimantId", ${itemOf(sql`shop_claim`)} as item, ${slugOf(sql`shop_claim`)} as slug, proof`,
);

/** Closes the claims that no admin has decided in ninety days, and tells whoever made them. Returns how many. */
export function closeUndecidedClaims(database: Database, asked: { now: Date }): Promise<number> {
  return database.transaction(async (tx) => {
    const closed = await close.all(tx, asked);
    for (const { id, claimantId, item, slug, proof } of closed) {
      await tellOfItem(tx, {
        recipientId: claimantId,
        type: "claimDecided",
        subject: `claim/${id}`,
        item,
        details: {
          outcome: "rejected",
          reason: WAITED_TOO_LONG,
          redirect: claimPageOf({ ...item, url: slug }),
        },
      });
      await record(tx, {
        actorId: null,
        actorRole: "rule",
        action: "rejectClaim",
        targetType: item.type,
        targetId: item.id,
        reason: WAITED_TOO_LONG,
        details: { claimId: id, claimantId, proof },
      });
    }
    return closed.length;
  });
}
