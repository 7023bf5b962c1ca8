import type { PushMessage } from "./push-message.ts";
import type { PressedEvent, PushedEvent, WorkerScope } from "./worker-scope.ts";

const ICON = "/icon-192.png";

/** Shows what was pushed. Something is always shown: a browser takes push away from a worker that stays silent. */
export async function showPush(
  { registration, location }: WorkerScope,
  { data }: PushedEvent,
): Promise<void> {
  const { title, body, tag, url, lang } = messageIn(data, location.hostname);
  await registration.showNotification(title, { body, tag, lang, icon: ICON, data: { url } });
}

function messageIn(data: PushedEvent["data"], siteName: string): PushMessage {
  const nothing = { title: siteName, body: "", tag: "notices", url: "/profile?tab=notices", lang: "" };
  try {
    return data ? { ...nothing, ...(data.json() as Partial<PushMessage>) } : nothing;
  } catch {
    return nothing;
  }
}

/** Opens its page: where it is open already, else in a window of its own. No other window is led there: somebody may be typing in it. */
export async function openPushed({ clients, location }: WorkerScope, event: PressedEvent): Promise<void> {
  event.notification.close();
  const { url } = event.notification.data as { url: string };
  const address = new URL(url, location.origin).href;
  const windows = await clients.matchAll({ includeUncontrolled: true, type: "window" });
  const open = windows.find((one) => one.url === address);
  await (open ? open.focus() : clients.openWindow(address));
}
