import { sendCall } from "#platform/http-client.ts";

/**
 * Confirms the address that the token of a mail was sent to.
 * @throws CallFailed
 */
export async function confirmNewsletter(token: string): Promise<void> {
  await sendCall("POST", "newsletterconfirm", { token });
}

/**
 * Ends the newsletter for the address that the token of a mail was sent to.
 * @throws CallFailed
 */
export async function unsubscribe(token: string): Promise<void> {
  await sendCall("POST", "newsletterunsubscribe", { token });
}
