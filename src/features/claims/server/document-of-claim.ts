import { sql } from "kysely";
import type { Admin } from "#features/accounts/server/members.ts";
import type { SpokenFor } from "#features/accounts/spoken-for.ts";
import { record } from "#features/audit/server/record.ts";
import type { Database } from "#platform/database/database.ts";
import { type Params, statement } from "#platform/database/statement.ts";
import { NotFound } from "#platform/errors/errors.ts";
import { type DocumentKind, documentKind } from "#platform/files/document-kind.ts";
import { itemOf } from "./item-of.ts";

const ofClaim = statement(
  "document-of-claim",
  (_, p: Params<{ id: number }>) => sql<{ document: Buffer; item: SpokenFor; claimantId: number }>`
    select claim.document, ${itemOf(sql`claim`)} as item, claim.claimant_id as "claimantId"
    from shop_claim as claim
    join account on account.id = claim.claimant_id and account.erase_at is null
    where claim.id = ${p.id} and claim.document is not null`,
);

/**
 * What somebody sent to show that a shop or a brand is theirs, for an admin, and the log says who opened it: it is worth as much as a paper of theirs.
 * @throws NotFound when the claim has none, or has it no more
 */
export async function documentOfClaim(
  tx: Database,
  { accountId }: Admin,
  { id }: { id: number },
): Promise<{ document: Buffer; kind: DocumentKind }> {
  const claim = await ofClaim.first(tx, { id });
  const kind = claim && documentKind(claim.document);
  if (!kind) throw new NotFound("document");
  const { document, item, claimantId } = claim;
  await record(tx, {
    actorId: accountId,
    actorRole: "admin",
    action: "openDocument",
    targetType: item.type,
    targetId: item.id,
    details: { claimId: id, claimantId },
  });
  return { document, kind };
}
