import { sendCall } from "#platform/http-client.ts";

/**
 * From the next page on this browser sees the site as somebody does.
 * @throws CallFailed
 */
export async function beginViewing(accountId: number, reason: string): Promise<void> {
  await sendCall("POST", "viewing", { _id: String(accountId), reason });
}

/** @throws CallFailed */
export async function endViewing(): Promise<void> {
  await sendCall("DELETE", "viewing");
}
