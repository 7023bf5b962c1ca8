import { sendCall } from "#platform/http-client.ts";

/** Sends the proof of the answer to the site; a failure is not shown to the visitor. */
export function sendConsentProof(form: FormData): void {
  sendCall("POST", "consent", form).catch(() => undefined);
}
