import { Hono } from "hono";
import * as v from "valibot";
import { asMember } from "#features/accounts/server/members.ts";
import { NOTICE_CLASSES } from "#features/notifications/notice-class.ts";
import { MOST_SUBSCRIPTIONS, pushSettingsForm, subscriptionForm } from "#features/push/push-settings.ts";
import { pushOf } from "#features/push/server/push-settings-of.ts";
import { savePushSettings } from "#features/push/server/save-push-settings.ts";
import { removeDevice, saveSubscription } from "#features/push/server/save-subscription.ts";
import { vapidOf } from "#features/push/server/vapid.ts";
import { rowIdSchema } from "#platform/text/row-id-schema.ts";
import type { ApiEnvironment, ApiOptions } from "./app.ts";
import { check } from "./check.ts";
import { describeCall } from "./describe-call.ts";
import { takesJson } from "./takes-json.ts";

const Settings = v.pipe(
  v.object({
    classes: v.array(v.picklist(NOTICE_CLASSES)),
    isQuiet: v.boolean(),
    quietFrom: v.pipe(v.number(), v.description("Minutes of the day, by the clock of the Netherlands")),
    quietUntil: v.number(),
  }),
  v.metadata({ ref: "PushSettings" }),
);

const Push = v.pipe(
  v.object({
    publicKey: v.pipe(v.string(), v.description("What a browser subscribes with (VAPID)")),
    settings: Settings,
    devices: v.array(
      v.object({
        _id: v.string(),
        device: v.string(),
        isThis: v.boolean(),
        reachedAt: v.nullable(v.string()),
      }),
    ),
  }),
  v.metadata({ ref: "Push" }),
);

const CHANGE = { isPost: true, isKeyless: true, isRateLimited: true, isForAccounts: true };

const reading = describeCall({
  summary: "What somebody wants on their phones, and which these are",
  answer: "The settings, and the browsers that get push",
  shape: Push,
  refusals: {},
  isForAccounts: true,
});

const subscribing = describeCall({
  summary: "The browser that asks gets push from now on, or no longer",
  description:
    `It ends with the session. Of more than ${MOST_SUBSCRIPTIONS} browsers the one reached least lately goes. ` +
    "What is pushed is said by the settings, none of which is on at first.",
  answer: "Whether it gets it",
  shape: v.object({ on: v.boolean() }),
  refusals: { 400: "It is no subscription of a push service" },
  ...CHANGE,
});

const setting = describeCall({
  summary: "What is pushed to somebody, and when not",
  description: "What is not said stays as it is.",
  answer: "All of it as it stands",
  shape: Settings,
  refusals: { 400: "A field is not right" },
  ...CHANGE,
});

const removing = describeCall({
  summary: "One of the browsers gets none any more",
  answer: "It gets none, also where it got none before",
  shape: v.object({}),
  refusals: { 400: "A field is not right" },
  ...CHANGE,
});

/** `GET|POST|PATCH|DELETE /api/push` (contract.md; to read, to set and to remove are our additions). To say anything twice changes nothing. */
export function push({ vapidKey }: Pick<ApiOptions, "vapidKey">) {
  return new Hono<ApiEnvironment>()
    .get("/", reading, async (c) => {
      const [database, member] = [c.get("database"), asMember(c.get("viewer"))];
      const { settings, devices } = await pushOf(database, member);
      const { publicKey } = await vapidOf(database, vapidKey);
      return c.json({
        publicKey,
        settings,
        devices: devices.map(({ id, ...device }) => ({ _id: String(id), ...device })),
      });
    })
    .post("/", takesJson, subscribing, check("json", subscriptionForm), async (c) => {
      const form = c.req.valid("json");
      await saveSubscription(c.get("database"), asMember(c.get("viewer")), form);
      return c.json({ on: form.on });
    })
    .patch("/", takesJson, setting, check("json", pushSettingsForm), async (c) =>
      c.json(await savePushSettings(c.get("database"), asMember(c.get("viewer")), c.req.valid("json"))),
    )
    .delete("/", takesJson, removing, check("json", v.object({ _id: rowIdSchema })), async (c) => {
      await removeDevice(c.get("database"), asMember(c.get("viewer")), c.req.valid("json")["_id"]);
      return c.json({});
    });
}
