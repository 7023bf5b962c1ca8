import { sendCall } from "#platform/http-client.ts";

/** Leaves the proof of the answer with the site; its failure is nobody's problem but ours. */
export function sendConsentProof(form: FormData): void {
  sendCall("POST", "consent", form).catch(() => undefined);
}
