import { Hono } from "hono";
import { asMember } from "#features/accounts/server/members.ts";
import type { NoticeStreams } from "#features/notifications/server/notice-streams.ts";
import type { ApiEnvironment } from "./app.ts";
import { describeCall } from "./describe-call.ts";
import { NotificationShape } from "./notification-schema.ts";

const description = describeCall({
  summary: "What the caller is told, as it happens",
  description:
    "Server-sent events: `notification`, whose data is one Notification. A comment every 25 seconds says that the stream is alive. " +
    "At most 5 streams an account; a stream that takes too little is ended, and so is one whose session ends.",
  answer: "Events, without an end",
  shape: NotificationShape,
  isForAccounts: true,
  isEventStream: true,
});

const HEADERS = {
  "content-type": "text/event-stream; charset=utf-8",
  // Tells the server that there is no length to wait for.
  "transfer-encoding": "chunked",
  // nginx would hold events back.
  "x-accel-buffering": "no",
};

/** Until somebody has closed a window, or another process has taken over. */
const RETRY_AFTER_SECONDS = { full: "30", closing: "2" };

const REFUSALS = { full: "Too many streams are open", closing: "Not available right now" };

/** `GET /api/events` (contract.md). */
export function events(streams: NoticeStreams): Hono<ApiEnvironment> {
  return new Hono<ApiEnvironment>().get("/", description, async (c) => {
    const { accountId, sessionId } = asMember(c.get("viewer"));
    // Its body would be dropped and never end.
    if (c.req.method === "HEAD") return c.body(null, 200, HEADERS);
    const afterId = noticeNumber(c.req.header("last-event-id"));
    const body = await streams.open({ accountId, sessionId, afterId });
    if (typeof body !== "string") return c.body(body, 200, HEADERS);
    c.header("retry-after", RETRY_AFTER_SECONDS[body]);
    return c.json({ errors: [{ msg: REFUSALS[body], param: "events" }] }, 503);
  });
}

/** Null for what none of our events had as its id. */
function noticeNumber(lastEventId: string | undefined): number | null {
  return /^\d{1,15}$/.test(lastEventId ?? "") ? Number(lastEventId) : null;
}
