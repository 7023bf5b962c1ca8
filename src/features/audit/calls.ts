import { sendCall } from "#platform/http-client.ts";
import type { VerifiedLog } from "./audit-query.ts";

/** @throws CallFailed */
export function verifyLog(head: string): Promise<VerifiedLog> {
  return sendCall<VerifiedLog>("POST", "dashboard/audit", { head });
}
