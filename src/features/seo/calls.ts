import { sendCall } from "#platform/http-client.ts";
import type { RedirectRow } from "./redirect.ts";

/** @throws CallFailed, with the reason beside the path that cannot be taken */
export function addRedirect(redirect: { from: string; to: string }): Promise<RedirectRow> {
  return sendCall<RedirectRow>("POST", "dashboard/redirects", redirect);
}

/** @throws CallFailed, with 409 when it leads elsewhere by now */
export async function removeRedirect({ _id, rev }: RedirectRow): Promise<void> {
  await sendCall("DELETE", "dashboard/redirects", { _id, rev });
}
