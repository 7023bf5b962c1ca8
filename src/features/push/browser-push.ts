import { readPushKey, saveSubscription } from "./calls.ts";

/** Whether a browser gets push: it cannot, its owner forbade it, it does, or not yet. */
export type BrowserPush = "unknown" | "none" | "blocked" | "off" | "on";

/** Somebody said no to the question of the browser, which is not asked twice. */
export class PushBlocked extends Error {
  readonly kind = "push-blocked";
}

/** How long a page that was just opened may take to start its worker. */
const PATIENCE_MS = 8_000;

/** Undefined where there is no service worker: on a site without https, or where it is switched off. */
async function workerOf(): Promise<ServiceWorkerRegistration | undefined> {
  if (!("serviceWorker" in navigator && "PushManager" in globalThis && "Notification" in globalThis))
    return undefined;
  const late = new Promise<undefined>((resolve) => setTimeout(resolve, PATIENCE_MS));
  return Promise.race([navigator.serviceWorker.ready, late]);
}

export async function browserPush(): Promise<BrowserPush> {
  const worker = await workerOf();
  if (!worker) return "none";
  if (Notification.permission === "denied") return "blocked";
  return (await worker.pushManager.getSubscription()) ? "on" : "off";
}

/**
 * Asks the browser, which asks its owner, and tells the site. To be called on a press, or no browser asks.
 * @throws PushBlocked; CallFailed where the site does not take it, and then this browser gets none
 */
export async function subscribe(): Promise<void> {
  const worker = await workerOf();
  if (!worker || (await Notification.requestPermission()) !== "granted") throw new PushBlocked();
  const applicationServerKey = await readPushKey();
  // One for an earlier key of the site would be in the way.
  await (await worker.pushManager.getSubscription())?.unsubscribe();
  const subscription = await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey });
  await saveSubscription(subscription.toJSON(), true);
}

/** This browser gets none any more, and the site forgets it. @throws CallFailed */
export async function unsubscribe(): Promise<void> {
  const subscription = await (await workerOf())?.pushManager.getSubscription();
  if (!subscription) return;
  await saveSubscription(subscription.toJSON(), false);
  await subscription.unsubscribe();
}
