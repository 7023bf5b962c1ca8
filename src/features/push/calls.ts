import { send, sendCall } from "#platform/http-client.ts";
import type { PushSettingsForm } from "./push-settings.ts";

/** With what this site’s push is subscribed to. @throws CallFailed, as all of these do */
export async function readPushKey(): Promise<string> {
  const { publicKey } = await send<{ publicKey: string }>("GET", "push");
  return publicKey;
}

/** This browser gets push from now on, or no longer. */
export async function saveSubscription(subscription: PushSubscriptionJSON, on: boolean): Promise<void> {
  const { endpoint = "", keys: { p256dh = "", auth = "" } = {} } = subscription;
  await sendCall("POST", "push", { subscription: { endpoint, keys: { p256dh, auth } }, on });
}

export async function savePushSettings(settings: PushSettingsForm): Promise<void> {
  await sendCall("PATCH", "push", settings);
}

export async function removeDevice(id: number): Promise<void> {
  await sendCall("DELETE", "push", { _id: String(id) });
}

/** One to this browser. */
export async function tryPush(): Promise<void> {
  await sendCall("POST", "pushtry");
}
