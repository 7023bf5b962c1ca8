import { send, sendCall } from "#platform/http-client.ts";
import { sessionToken } from "#platform/session-token.ts";
import { type Notice, noticeOf } from "./notice-board.ts";
import type { Notification } from "./notification.ts";

/**
 * What the reader was told, the latest first.
 * @throws CallFailed
 */
export async function readNotifications(): Promise<Notice[]> {
  return (await send<Notification[]>("GET", "notifications")).map(noticeOf);
}

/** Says that notices were seen, one after the other. What does not arrive is unseen again in the next document. */
export async function sendRead(ids: readonly string[]): Promise<void> {
  for (const notificationId of ids) {
    await sendCall("POST", "read", { notificationId }).catch(() => undefined);
  }
}

/**
 * Accepts or declines the request of a person. What the reader sees may be old: it is sent only while the request stands, because
 * to accept what was taken back would ask anew. Returns whether it was sent.
 * @throws CallFailed
 */
export async function answerRequest(userId: string, answer: "accept" | "decline"): Promise<boolean> {
  const told = await readNotifications();
  if (!told.some(({ type, user }) => type === "friendRequest" && user?.id === userId)) return false;
  await sendCall(
    "POST",
    "befrienduser",
    answer === "decline" ? { userId, decline: true } : { userId, befriend: true },
  );
  return true;
}

/**
 * Opens the stream of what the reader is told. `EventSource` cannot send the token.
 * @throws when there is no network
 */
export async function openEvents(lastEventId: string | undefined, signal: AbortSignal): Promise<Response> {
  return fetch("/api/events", {
    signal,
    cache: "no-store",
    headers: {
      accept: "text/event-stream",
      authorization: `Bearer ${sessionToken()}`,
      ...(lastEventId !== undefined && { "last-event-id": lastEventId }),
    },
  });
}
