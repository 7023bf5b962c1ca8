import { sql } from "kysely";
import type { SpokenFor } from "#features/accounts/spoken-for.ts";
import type { Database } from "#platform/database/database.ts";
import { type Params, statement } from "#platform/database/statement.ts";
import { CODE_MINUTES, CODE_TRIES, type CodeProof } from "../claim.ts";
import { newClaimCode } from "./claim-code.ts";
import { nameOf, slugOf, typeOf } from "./item-of.ts";

const CLAIM = sql`shop_claim`;

const keep = statement(
  "keep-claim-code",
  (_, p: Params<{ id: number; proof: string; salt: Buffer; hash: Buffer; until: Date }>) => sql<{
    to: string;
    name: string;
    type: SpokenFor["type"];
    url: string;
  }>`
    update shop_claim set code_salt = ${p.salt}::bytea, code_hash = ${p.hash}::bytea, code_until = ${p.until}::timestamptz,
      tries_left = ${sql.lit(CODE_TRIES)}
    where id = ${p.id} and state = 'asked' and proof = ${p.proof}
    returning proof_by as to, ${nameOf(CLAIM)} as name, ${typeOf(CLAIM)} as type, ${slugOf(CLAIM)} as url`,
);

/** A new code of a claim, in place of an earlier one. Undefined when the claim waits for none of this proof any more. */
export async function drawCode(
  database: Database,
  { claimId, proof, now }: { claimId: number; proof: CodeProof; now: Date },
): Promise<{ code: string; to: string; name: string; type: SpokenFor["type"]; url: string } | undefined> {
  const { code, kept } = await newClaimCode();
  const until = new Date(now.getTime() + CODE_MINUTES[proof] * 60_000);
  const claim = await keep.first(database, { id: claimId, proof, ...kept, until });
  return claim && { code, ...claim };
}
