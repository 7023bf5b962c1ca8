import * as v from "valibot";
import { type CaptchaAnswer, captchaAnswer } from "#platform/captcha/captcha-answer.ts";
import { emailSchema, LONGEST_EMAIL } from "#platform/text/email-schema.ts";
import { plainLineSchema, plainTextSchema } from "#platform/text/plain-text-schema.ts";
import { rowIdSchema } from "#platform/text/row-id-schema.ts";

/** How many a job offer can have: nobody reads more of them, and each may come with a file. */
export const MOST_APPLICATIONS = 200;

/** For how long one is kept (product.md section 7). */
export const APPLICATION_DAYS = 90;

/** In characters, as the table has it. */
export const APPLICATION_LENGTH = { name: 100, email: LONGEST_EMAIL, phone: 40, message: 4000 } as const;

const DAY_MS = 86_400_000;

/** When it goes by itself. */
export function goneAt(sentAt: Date): Date {
  return new Date(sentAt.getTime() + APPLICATION_DAYS * DAY_MS);
}

/** What an employer reads of one. Times are ISO 8601. */
export interface Application {
  _id: string;
  name: string;
  /** One of the two at least. */
  email: string | null;
  phone: string | null;
  message: string;
  hasCv: boolean;
  sentAt: string;
  goneAt: string;
}

const orNothing = (value: string) => value || undefined;

const email = v.pipe(
  v.union([v.literal(""), emailSchema], "Must be an e-mail address"),
  v.transform(orNothing),
  v.description("This, or `phone`"),
);

const phone = v.pipe(
  plainLineSchema({ most: APPLICATION_LENGTH.phone }),
  v.regex(/^(?:[+\d(][\d\s()/.-]{4,})?$/, "Must be a telephone number"),
  v.transform(orNothing),
  v.description("This, or `email`"),
);

/** A field of a form is a text: the JSON of what other calls take as it is. */
const captcha = v.pipe(
  v.string("Must be given once"),
  v.rawTransform<string, CaptchaAnswer>(({ dataset: { value }, addIssue, NEVER }) => {
    const answer = v.safeParse(captchaAnswer, parsed(value));
    if (answer.success) return answer.output;
    addIssue({ message: "Must be a solved captcha" });
    return NEVER;
  }),
  v.description("Without an account: a solved question, as JSON"),
);

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** What `POST /api/applyjob` takes, as a form. */
export const applyForm = v.pipe(
  v.strictObject({
    jobId: v.pipe(rowIdSchema, v.description("The `_id` of the job offer")),
    name: plainLineSchema({ least: 1, most: APPLICATION_LENGTH.name }),
    email: v.optional(email, ""),
    phone: v.optional(phone, ""),
    message: plainTextSchema({ least: 1, most: APPLICATION_LENGTH.message }),
    cv: v.optional(v.pipe(v.file("Must be one file"), v.description("A PDF of at most 5 MB"))),
    /** A honeypot: people do not see this field, so a value means a bot. */
    fax: v.optional(v.literal("", "Must stay empty"), ""),
    captcha: v.optional(captcha),
  }),
  v.forward(
    v.partialCheck(
      [["email"], ["phone"]],
      (given) => given.email !== undefined || given.phone !== undefined,
      "Must be given, or a telephone number",
    ),
    ["email"],
  ),
);

/** `GET /api/dashboard/applications`. */
export const applicationsQuery = v.object({
  job: v.optional(v.pipe(rowIdSchema, v.description("The `_id` of the job offer"))),
  cv: v.optional(v.pipe(rowIdSchema, v.description("The `_id` of an application: answers its CV, a file"))),
});

/** `DELETE /api/dashboard/applications`. */
export const removeApplicationForm = v.strictObject({ _id: rowIdSchema });
