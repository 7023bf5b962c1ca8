import * as v from "valibot";
import { NOTICE_TYPES } from "#features/notifications/notification.ts";
import { PersonShape } from "./person-schema.ts";

/** The specification's (section 3), with whom or what it is about. */
export const NotificationShape = v.pipe(
  v.object({
    _id: v.string(),
    type: v.picklist(NOTICE_TYPES),
    title: v.pipe(v.string(), v.description("Empty where the type says it all")),
    description: v.string(),
    redirect: v.pipe(v.string(), v.description("Path of this site")),
    time: v.pipe(
      v.object({
        year: v.number(),
        month: v.number(),
        day: v.number(),
        hour: v.number(),
        minute: v.number(),
      }),
      v.description("In UTC, the month from 1"),
    ),
    seen: v.pipe(v.boolean(), v.description("Of a `menuUpdate` always false: only the browser knows")),
    user: v.optional(
      v.pipe(PersonShape, v.description("Of `friendRequest`, `friendAccepted`, `requestAccepted`")),
    ),
    shop: v.optional(
      v.pipe(
        v.object({ _id: v.string(), url: v.string(), name: v.string() }),
        v.description("Of `menuUpdate`"),
      ),
    ),
  }),
  v.metadata({ ref: "Notification" }),
);
