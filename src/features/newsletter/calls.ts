import { sendCall } from "#platform/http-client.ts";

/**
 * Confirms the address that the token of a mail was sent to.
 * @throws CallFailed
 */
export async function confirmNewsletter(token: string): Promise<void> {
  await sendCall("POST", "newsletterconfirm", { token });
}

/**
 * Ends letters of the kind of a mail for the address to which its token was sent, or all of them.
 * @throws CallFailed
 */
export async function unsubscribe(token: string, { isAll = false } = {}): Promise<void> {
  await sendCall("POST", "newsletterunsubscribe", { token, ...(isAll && { all: true }) });
}
