import * as v from "valibot";
import type { HeldType } from "#features/holds/held.ts";
import { NEWS_TYPES, type NewsType } from "#features/news/news.ts";
import { captchaAnswer } from "#platform/captcha/captcha-answer.ts";
import { LOCALES } from "#platform/i18n/locales.ts";
import { emailSchema, LONGEST_EMAIL } from "#platform/text/email-schema.ts";
import { plainLineSchema, plainTextSchema } from "#platform/text/plain-text-schema.ts";
import { rowIdSchema } from "#platform/text/row-id-schema.ts";
import { REPORT_REASONS } from "./reason.ts";

/** What can be reported: everything that somebody gave to the site. A reply has the id of its review. */
export const REPORTED_TYPES = [
  "review",
  "reply",
  "photo",
  "menuImage",
  "shop",
  "product",
  "brand",
  "deal",
  "job",
  "post",
  "user",
] as const;

export type ReportedType = (typeof REPORTED_TYPES)[number];

/** What reports alone hide until somebody has looked at it: what strangers add to the pages of others. */
const HIDDEN_BY_REPORTS = ["review", "reply", "photo", "menuImage"] as const satisfies HeldType[];

type HiddenByReports = (typeof HIDDEN_BY_REPORTS)[number];

export function mayReportsHide(type: ReportedType): type is HiddenByReports {
  return (HIDDEN_BY_REPORTS as readonly ReportedType[]).includes(type);
}

export function isNews(type: ReportedType): type is NewsType {
  return (NEWS_TYPES as readonly ReportedType[]).includes(type);
}

export interface ReportTarget {
  type: ReportedType;
  id: number;
}

/** Those that are a picture. */
const PICTURE_TYPES = ["photo", "menuImage"] as const satisfies ReportedType[];

export interface PictureTarget {
  type: (typeof PICTURE_TYPES)[number];
  id: number;
}

/** What `GET /api/reportedpicture` asks. */
export const pictureQuery = v.object({
  targetType: v.pipe(
    v.picklist(PICTURE_TYPES, `Must be one of ${PICTURE_TYPES.join(", ")}`),
    v.description("As the list says it"),
  ),
  targetId: v.pipe(rowIdSchema, v.description("As the list says it")),
});

/** In characters. */
export const REPORT_LENGTH = { text: 2000, name: 100, email: LONGEST_EMAIL } as const;

/** How many things one account can report in a day, where quotas are on (security.md M1). */
export const REPORTS_A_DAY = 20;

const orNothing = (value: string) => value || undefined;

/** What `POST /api/report` takes. */
export const reportForm = v.pipe(
  v.object({
    targetType: v.pipe(
      v.picklist(REPORTED_TYPES, `Must be one of ${REPORTED_TYPES.join(", ")}`),
      v.description(`One of ${REPORTED_TYPES.join(", ")}`),
    ),
    targetId: v.pipe(
      rowIdSchema,
      v.description("Its `_id`; of a reply that of its review, of a photo that of its picture"),
    ),
    reason: v.picklist(REPORT_REASONS, `Must be one of ${REPORT_REASONS.join(", ")}`),
    text: v.optional(plainTextSchema({ most: REPORT_LENGTH.text }), ""),
    /** The notice is made in good faith: the law asks that it is said. Left out, it is taken as said. */
    goodFaith: v.optional(v.literal(true, "Must be confirmed"), true),
    email: v.optional(
      v.pipe(
        v.union([v.literal(""), emailSchema], "Must be an e-mail address"),
        v.transform(orNothing),
        v.description("Of somebody without an account who wants to hear the outcome"),
      ),
    ),
    name: v.optional(v.pipe(plainLineSchema({ most: REPORT_LENGTH.name }), v.transform(orNothing))),
    locale: v.optional(v.picklist(LOCALES, "Must be a language of the site"), "en"),
    /** A honeypot: people do not see this field. */
    fax: v.optional(v.literal("", "Must stay empty"), ""),
    captcha: v.optional(captchaAnswer),
  }),
  v.forward(
    v.partialCheck(
      [["reason"], ["text"]],
      ({ reason, text }) => reason !== "other" || text !== "",
      "Must not be empty",
    ),
    ["text"],
  ),
);

export type ReportForm = v.InferInput<typeof reportForm>;
export type Report = v.InferOutput<typeof reportForm>;
