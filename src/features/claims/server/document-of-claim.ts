import { sql } from "kysely";
import type { Admin } from "#features/accounts/server/members.ts";
import { record } from "#features/audit/server/record.ts";
import type { Database } from "#platform/database/database.ts";
import { type Params, statement } from "#platform/database/statement.ts";
import { NotFound } from "#platform/errors/errors.ts";
import { type DocumentKind, documentKind } from "#platform/files/document-kind.ts";

const ofClaim = statement(
  "document-of-claim",
  (_, p: Params<{ id: number }>) => sql<{ document: Buffer | null; shopId: number; claimantId: number }>`
    select claim.document, claim.shop_id as "shopId", claim.claimant_id as "claimantId"
    from shop_claim as claim
    join account on account.id = claim.claimant_id and account.erase_at is null
    where claim.id = ${p.id}`,
);

/**
 * What somebody sent to show that a shop is theirs, for an admin, and the log says who opened it: it is worth as much as a paper of theirs.
 * @throws NotFound when the claim has none, or has it no more
 */
export async function documentOfClaim(
  tx: Database,
  { accountId }: Admin,
  { id }: { id: number },
): Promise<{ document: Buffer; kind: DocumentKind }> {
  const { document = null, shopId, claimantId } = (await ofClaim.first(tx, { id })) ?? {};
  const kind = document && documentKind(document);
  if (!document || !kind || shopId === undefined) throw new NotFound("document");
  await record(tx, {
    actorId: accountId,
    actorRole: "admin",
    action: "openDocument",
    targetType: "shop",
    targetId: shopId,
    details: { claimId: id, claimantId: claimantId ?? null },
  });
  return { document, kind };
}
