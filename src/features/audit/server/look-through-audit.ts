import type { Database } from "#platform/database/database.ts";
import type { VerifiedLog } from "../audit-query.ts";
import { auditHead, compareHead, headOfText, headText } from "./audit-head.ts";
import { verifyAudit } from "./verify-audit.ts";

/** Looks through the whole chain as `cli audit verify` does, with a head that was kept outside or without (empty). */
export async function lookThroughAudit(
  database: Database,
  { head, now }: { head: string; now: Date },
): Promise<VerifiedLog> {
  const { entryCount, brokenSeq } = await verifyAudit(database);
  const last = await auditHead(database);
  const kept = headOfText(head);
  return {
    entryCount,
    brokenSeq,
    head: last ? headText(last) : null,
    kept: kept ? await compareHead(database, kept) : null,
    at: now.toISOString(),
  };
}
