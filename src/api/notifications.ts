import { Hono } from "hono";
import * as v from "valibot";
import { asMember } from "#features/accounts/server/members.ts";
import { MOST_NOTICES } from "#features/notifications/notification.ts";
import { hiddenForm } from "#features/notifications/notice-settings.ts";
import { hideClasses } from "#features/notifications/server/hidden-classes.ts";
import { notificationsOf } from "#features/notifications/server/notifications-of.ts";
import type { ApiEnvironment } from "./app.ts";
import { check } from "./check.ts";
import { describeCall } from "./describe-call.ts";
import { NotificationShape } from "./notification-schema.ts";
import { takesJson } from "./takes-json.ts";

const description = describeCall({
  summary: "What the caller was told",
  description: `The latest first, at most ${MOST_NOTICES}.`,
  answer: "The notifications",
  shape: v.array(NotificationShape),
  isForAccounts: true,
});

const hiding = describeCall({
  summary: "What the caller does not want to be told here",
  description:
    "Of these classes nothing is among the notifications, and nothing is announced. What was decided about somebody cannot be hidden.",
  answer: "It is noted",
  shape: v.object({}),
  refusals: { 400: "It is no class that can be hidden" },
  isPost: true,
  isKeyless: true,
  isRateLimited: true,
  isForAccounts: true,
});

/** `GET /api/notifications` (specification section 7); to hide classes (`PATCH`) is our addition. */
export const notifications = new Hono<ApiEnvironment>()
  .get("/", description, async (c) =>
    c.json(await notificationsOf(c.get("database"), asMember(c.get("viewer")))),
  )
  .patch("/", takesJson, hiding, check("json", hiddenForm), async (c) => {
    await hideClasses(c.get("database"), asMember(c.get("viewer")), c.req.valid("json"));
    return c.json({});
  });
