import * as v from "valibot";
import { REPORTED_TYPES } from "#features/moderation/report.ts";
import { CHANGED_PARTS, NOTICE_TYPES } from "#features/notifications/notification.ts";
import { LOCALES } from "#platform/i18n/locales.ts";
import { PersonShape } from "./person-schema.ts";

const NoticeItemShape = v.pipe(
  v.object({ _id: v.string(), url: v.string(), name: v.string() }),
  v.metadata({ ref: "NotificationItem" }),
);

/** The specification's (section 3), with whom or what it is about. */
export const NotificationShape = v.pipe(
  v.object({
    _id: v.string(),
    type: v.picklist(NOTICE_TYPES),
    title: v.pipe(v.string(), v.description("Of `generic`; empty where the type says it all")),
    description: v.string(),
    redirect: v.pipe(
      v.string(),
      v.description("Path of this site; of `generic` also an address elsewhere, with https"),
    ),
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
    lifetime: v.pipe(
      v.number(),
      v.description(
        "For how many seconds it is shown; of a `menuUpdate` how long the browser remembers that it was seen",
      ),
    ),
    user: v.optional(
      v.pipe(
        PersonShape,
        v.description("Of `friendRequest`, `friendAccepted`, `requestAccepted`, `friendReview`"),
      ),
    ),
    shop: v.optional(
      v.pipe(
        NoticeItemShape,
        v.description("Of `priceAlert` and `backInStock` the one that sells the product"),
      ),
    ),
    product: v.optional(NoticeItemShape),
    brand: v.optional(NoticeItemShape),
    reason: v.optional(
      v.pipe(v.string(), v.description("The rule a decision rests on, or why a suggestion was refused")),
    ),
    outcome: v.optional(v.pipe(v.string(), v.description("What was decided"))),
    endsAt: v.optional(v.pipe(v.string(), v.description("Of `jobExpiring`: when it does, ISO 8601"))),
    isAskedFor: v.optional(
      v.pipe(
        v.boolean(),
        v.description("Of `backInStock`: the caller asked to be told of it near there (`watchproduct`)"),
      ),
    ),
    targetType: v.optional(
      v.pipe(
        v.picklist(REPORTED_TYPES),
        v.description("Of `reportNotice`, `reportDecided` and `appealDecided`: what was decided about"),
      ),
    ),
    targetName: v.optional(
      v.pipe(
        v.string(),
        v.description(
          "Of `reportDecided` about somebody’s profile: whose. Of `changeDecided` about a shop that was missing and is not taken: what the caller called it",
        ),
      ),
    ),
    changed: v.optional(
      v.pipe(
        v.array(v.picklist(CHANGED_PARTS)),
        v.description("Of `changeDecided`: what was suggested, since the last such notice was seen"),
      ),
    ),
    changeCount: v.optional(v.pipe(v.number(), v.description("Of `changeDecided`: in how many suggestions"))),
    isAnswer: v.optional(
      v.pipe(v.boolean(), v.description("Of `changeDecided`: it was an answer with one tap")),
    ),
    review: v.optional(
      v.pipe(
        v.object({
          overall: v.pipe(v.number(), v.description("Stars, also halves")),
          text: v.pipe(v.string(), v.description("Its beginning")),
          locale: v.picklist(LOCALES),
        }),
        v.description("Of `newReview`: what it says, while everybody may read it"),
      ),
    ),
  }),
  v.metadata({ ref: "Notification" }),
);
