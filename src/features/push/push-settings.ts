import * as v from "valibot";
import type { NoticeClass } from "#features/notifications/notice-class.ts";
import { classesSchema } from "#features/notifications/notice-settings.ts";
import { isPushEndpoint } from "./push-endpoint.ts";

/** Who has more browsers than this loses the one that was reached least lately (security.md S1). */
export const MOST_SUBSCRIPTIONS = 10;

/** So long it is told what was sent. */
export const SENT_DAYS = 30;

const MINUTES_OF_DAY = 24 * 60;

/** In base64url, without padding. */
const bytes = (count: number) =>
  v.pipe(
    v.string(),
    v.regex(/^[\w-]+$/, "Must be base64url without padding"),
    v.length(Math.ceil((count * 4) / 3), `Must be ${count} bytes`),
  );

/** As `PushSubscription.toJSON` says it; `expirationTime` is not asked for. */
export const subscriptionForm = v.object({
  subscription: v.object({
    endpoint: v.pipe(v.string(), v.check(isPushEndpoint, "Must be an address of a push service")),
    keys: v.object({ p256dh: bytes(65), auth: bytes(16) }),
  }),
  on: v.boolean(),
});

export type SubscriptionForm = v.InferOutput<typeof subscriptionForm>;

const minuteSchema = v.pipe(
  v.number(),
  v.integer("Must be a whole number"),
  v.minValue(0, "Must be at least 0"),
  v.maxValue(MINUTES_OF_DAY - 1, `Must be at most ${MINUTES_OF_DAY - 1}`),
);

/** What is not said stays as it is. */
export const pushSettingsForm = v.object({
  classes: v.optional(classesSchema),
  isQuiet: v.optional(v.boolean()),
  quietFrom: v.optional(v.pipe(minuteSchema, v.description("Minutes of the day in the country"))),
  quietUntil: v.optional(minuteSchema),
});

export type PushSettingsForm = v.InferOutput<typeof pushSettingsForm>;

/** When nothing is pushed; it waits and comes as one. */
export interface QuietHours {
  isQuiet: boolean;
  /** Minutes of the day by the clock of the country. From a later one until an earlier one is over midnight. */
  quietFrom: number;
  quietUntil: number;
}

export interface PushSettings extends QuietHours {
  classes: NoticeClass[];
}

/** Of whoever has not said anything (product.md section 14). */
export const NO_PUSH: PushSettings = { classes: [], isQuiet: true, quietFrom: 22 * 60, quietUntil: 9 * 60 };

/** A browser of theirs that gets them. */
export interface PushDevice {
  id: number;
  /** What it calls itself, in a few words. */
  device: string;
  /** Whether it is the one that asks. */
  isThis: boolean;
  /** ISO 8601; null for one that was never reached. */
  reachedAt: string | null;
}

/** Why a phone rang. */
export interface SentPush {
  id: number;
  classes: NoticeClass[];
  noticeCount: number;
  reachedCount: number;
  /** ISO 8601. */
  sentAt: string;
}

export interface PushOfMember {
  settings: PushSettings;
  devices: PushDevice[];
  /** The latest first. */
  sent: SentPush[];
}
