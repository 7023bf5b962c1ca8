import { sql } from "kysely";
import type { Admin } from "#features/accounts/server/members.ts";
import { beginItemRole } from "#features/accounts/server/item-role.ts";
import { claimPageOf, deskOf, type SpokenFor } from "#features/accounts/spoken-for.ts";
import { record } from "#features/audit/server/record.ts";
import { DECIDED_ALREADY } from "#features/dashboard/call-refusals.ts";
import { tellOfItem } from "#features/notifications/server/tell-of-item.ts";
import { refuseOwnBusiness } from "#features/dashboard/server/own-business.ts";
import type { Database } from "#platform/database/database.ts";
import { type Params, statement } from "#platform/database/statement.ts";
import { Conflict, Invalid, NotFound, Stale } from "#platform/errors/errors.ts";
import { NOT_PROVEN } from "../call-refusals.ts";
import type { ClaimProof, ClaimState, DecideClaim } from "../claim.ts";
import { claimsWaiting } from "./claims-in.ts";
import { drawCode } from "./draw-code.ts";
import { itemOf, slugOf } from "./item-of.ts";

interface Decision {
  id: number;
  rev: string;
  changes: DecideClaim;
  now: Date;
}

interface Claim {
  claimantId: number;
  item: SpokenFor;
  slug: string;
  state: ClaimState;
  proof: ClaimProof;
  decidedBy: string | null;
}

const hold = statement(
  "hold-claim",
  (_, p: Params<{ id: number }>) => sql<Claim>`
    select claim.claimant_id as "claimantId", ${itemOf(sql`claim`)} as item, ${slugOf(sql`claim`)} as slug, claim.state, claim.proof, account.name as "decidedBy"
    from shop_claim as claim left join account on account.id = claim.decided_by
    where claim.id = ${p.id} for update of claim`,
);

const decide = statement(
  "decide-claim",
  (
    _,
    p: Params<{
      id: number;
      state: string;
      reason: string | null;
      explanation: string | null;
      decidedBy: number;
      now: Date;
    }>,
  ) => sql`
    update shop_claim set state = ${p.state}, reason = ${p.reason}, explanation = ${p.explanation}, decided_by = ${p.decidedBy},
      decided_at = ${p.now}::timestamptz, code_salt = null, code_hash = null, code_until = null, tries_left = 0
    where id = ${p.id}`,
);

/**
 * What an admin does about a claim: draws the code to read out over the telephone of the item, which is answered once and kept nowhere,
 * or says yes or no. With a yes the claimant speaks for it from their next request on; either way they hear of it.
 * @throws NotFound; Conflict when it was decided before, is not proven, or changed since; Invalid for a reason to refuse what is taken;
 * NotAllowed about their own, or what they speak for
 */
export async function decideClaim(
  tx: Database,
  admin: Admin,
  { id, rev, changes: { decision, reason, explanation }, now }: Decision,
): Promise<{ code?: string }> {
  const param = reason === undefined ? explanation && "explanation" : "reason";
  if (param && decision !== "rejected") throw new Invalid([{ msg: "Must be of what is refused", param }]);
  const claim = await hold.first(tx, { id });
  if (!claim) throw new NotFound("_id");
  const { claimantId, item, slug, state, proof, decidedBy } = claim;
  if (state !== "asked" && state !== "proven")
    throw new Conflict("_id", DECIDED_ALREADY.with({ name: decidedBy }));
  await refuseOwnBusiness(tx, admin, { authorId: claimantId, item, param: "_id" });
  const current = (await claimsWaiting(tx)).find((waiting) => waiting["_id"] === String(id));
  if (!current) throw new NotFound("_id");
  if (current.rev !== rev) throw new Stale(current);
  if (decision === "call") {
    const drawn = await drawCode(tx, { claimId: id, proof: "phone", now });
    if (!drawn) throw new Conflict("decision", "Is proven already");
    return { code: drawn.code };
  }
  if (decision === "approved" && state !== "proven") throw new Conflict("decision", NOT_PROVEN.msg);
  const why = { reason: reason ?? null, explanation: explanation ?? null };
  await decide.run(tx, { id, state: decision, ...why, decidedBy: admin.accountId, now });
  const isTaken = decision === "approved";
  await tellOfItem(tx, {
    recipientId: claimantId,
    type: "claimDecided",
    subject: `claim/${id}`,
    item,
    details: {
      outcome: decision,
      redirect: isTaken ? deskOf(item) : claimPageOf({ ...item, url: slug }),
      ...(reason && { reason }),
    },
  });
  const by = { actorId: admin.accountId, actorRole: "admin" } as const;
  if (isTaken) await beginItemRole(tx, { accountId: claimantId, item, by });
  await record(tx, {
    ...by,
    action: isTaken ? "approveClaim" : "rejectClaim",
    targetType: item.type,
    targetId: item.id,
    reason: reason ?? null,
    details: { claimId: id, claimantId, proof },
  });
  return {};
}
