import { Hono } from "hono";
import * as v from "valibot";
import { asMember } from "#features/accounts/server/members.ts";
import { MOST_NOTICES } from "#features/notifications/notification.ts";
import { notificationsOf } from "#features/notifications/server/notifications-of.ts";
import type { ApiEnvironment } from "./app.ts";
import { describeCall } from "./describe-call.ts";
import { NotificationShape } from "./notification-schema.ts";

const description = describeCall({
  summary: "What the caller was told",
  description: `The latest first, at most ${MOST_NOTICES}.`,
  answer: "The notifications",
  shape: v.array(NotificationShape),
  isForAccounts: true,
});

/** `GET /api/notifications` (specification section 7). */
export const notifications = new Hono<ApiEnvironment>().get("/", description, async (c) =>
  c.json(await notificationsOf(c.get("database"), asMember(c.get("viewer")))),
);
