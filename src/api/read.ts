import { Hono } from "hono";
import * as v from "valibot";
import { asMember } from "#features/accounts/server/members.ts";
import { readForm } from "#features/notifications/notification.ts";
import { readNotification } from "#features/notifications/server/read-notification.ts";
import type { ApiEnvironment } from "./app.ts";
import { check } from "./check.ts";
import { describeCall } from "./describe-call.ts";
import { idempotent } from "./idempotent.ts";
import { takesJson } from "./takes-json.ts";

const description = describeCall({
  summary: "Marks a notification as seen",
  description:
    "To say it twice changes nothing. That of a menu is accepted and stays unseen: the browser remembers it.",
  answer: "It is seen",
  shape: v.object({}),
  refusals: { 400: "The id is missing", 404: "The caller has no such notification" },
  isPost: true,
  isRateLimited: true,
  isForAccounts: true,
});

/** `POST /api/read` (specification section 7). */
export const read = new Hono<ApiEnvironment>().post(
  "/",

  takesJson,
  idempotent("read"),
  description,
  check("json", readForm),
  async (c) => {
    await readNotification(c.get("database"), asMember(c.get("viewer")), c.req.valid("json"));
    return c.json({});
  },
);
