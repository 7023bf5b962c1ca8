import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import * as v from "valibot";
import {
  choicesOf,
  type EditedItem,
  type FieldGroup,
  type Fields,
  type NamedItem,
} from "#features/dashboard/field.ts";
import { itemSchema, textsSchema, timeSchema } from "#features/dashboard/item-schemas.ts";
import type { ListSpec } from "#features/dashboard/list-query.ts";
import type { LocalizedText } from "#platform/i18n/localized-text.ts";
import { plainLineSchema, plainTextSchema } from "#platform/text/plain-text-schema.ts";
import { EMPLOYMENT_LABELS, JOB_ROLE_LABELS } from "./job-labels.ts";
import {
  APPLY_WAYS,
  type ApplyWay,
  type Employment,
  EMPLOYMENTS,
  JOB_ROLES,
  type JobRole,
  SALARY_UNITS,
  type SalaryUnit,
} from "./job-offer.ts";
import { type JobState, type JobStep, JOB_STEPS } from "./job-state.ts";

export const JOB_FIELD_GROUPS: readonly FieldGroup[] = [
  { group: "work", label: msg({ id: "job-fields.group.work", message: "The job" }) },
  { group: "terms", label: msg({ id: "job-fields.group.terms", message: "Hours and pay" }) },
  { group: "apply", label: msg({ id: "job-fields.group.apply", message: "How to apply" }) },
];

const hoursSchema = v.nullable(
  v.pipe(
    v.number("Must be a number"),
    v.integer("Must be a whole number"),
    v.minValue(1, "Must be from 1 to 60"),
    v.maxValue(60, "Must be from 1 to 60"),
  ),
);

const salarySchema = v.nullable(
  v.pipe(
    v.number("Must be an amount in cents"),
    v.integer("Must be an amount in cents"),
    v.minValue(1, "Must be more than nothing"),
    v.maxValue(50_000_000, "Must be at most 500,000 euros"),
  ),
);

/** A job offer as its employer writes it (product.md section 7). The limits are those of the table. */
export const JOB_FIELDS = {
  shop: {
    group: "work",
    label: msg({ id: "job-fields.shop", message: "Shop" }),
    kind: "item",
    of: "shop",
    isFixed: true,
    isOptional: true,
    schema: v.nullable(itemSchema),
  },
  brand: {
    group: "work",
    label: msg({ id: "job-fields.brand", message: "Brand" }),
    hint: msg({ id: "job-fields.brand.hint", message: "If a brand is the employer, and not a shop." }),
    kind: "item",
    of: "brand",
    isFixed: true,
    isOptional: true,
    schema: v.nullable(itemSchema),
  },
  title: {
    group: "work",
    label: msg({ id: "job-fields.title", message: "Title" }),
    kind: "texts",
    schema: textsSchema(120),
  },
  role: {
    group: "work",
    label: msg({ id: "job-fields.role", message: "Kind of work" }),
    kind: "choice",
    choices: choicesOf(JOB_ROLE_LABELS),
    schema: v.picklist(JOB_ROLES, "Must be a kind of work"),
  },
  description: {
    group: "work",
    label: msg({ id: "job-fields.description", message: "Description" }),
    kind: "texts",
    isLong: true,
    schema: textsSchema(5000),
  },
  requirements: {
    group: "work",
    label: msg({ id: "job-fields.requirements", message: "What you’re looking for" }),
    kind: "texts",
    isLong: true,
    isOptional: true,
    schema: v.nullable(textsSchema(3000)),
  },
  employment: {
    group: "terms",
    label: msg({ id: "job-fields.employment", message: "Kind of contract" }),
    kind: "choice",
    choices: choicesOf(EMPLOYMENT_LABELS),
    schema: v.picklist(EMPLOYMENTS, "Must be a kind of contract"),
  },
  hoursLow: {
    group: "terms",
    label: msg({ id: "job-fields.hours-low", message: "Hours a week, at least" }),
    kind: "count",
    isOptional: true,
    schema: hoursSchema,
  },
  hoursHigh: {
    group: "terms",
    label: msg({ id: "job-fields.hours-high", message: "Hours a week, at most" }),
    kind: "count",
    isOptional: true,
    schema: hoursSchema,
  },
  salaryLowCents: {
    group: "terms",
    label: msg({ id: "job-fields.salary-low", message: "Pay before tax, from" }),
    kind: "cents",
    isOptional: true,
    schema: salarySchema,
  },
  salaryHighCents: {
    group: "terms",
    label: msg({ id: "job-fields.salary-high", message: "Pay before tax, up to" }),
    kind: "cents",
    isOptional: true,
    schema: salarySchema,
  },
  salaryUnit: {
    group: "terms",
    label: msg({ id: "job-fields.salary-unit", message: "Paid by" }),
    kind: "choice",
    isOptional: true,
    choices: choicesOf({
      hour: msg({ id: "job-fields.unit.hour", message: "Hour" }),
      month: msg({ id: "job-fields.unit.month", message: "Month" }),
      year: msg({ id: "job-fields.unit.year", message: "Year" }),
    }),
    schema: v.nullable(v.picklist(SALARY_UNITS, "Must be hour, month or year")),
  },
  applyBy: {
    group: "apply",
    label: msg({ id: "job-fields.apply-by", message: "People apply" }),
    kind: "choice",
    choices: choicesOf({
      email: msg({ id: "job-fields.apply.email", message: "By e-mail" }),
      url: msg({ id: "job-fields.apply.url", message: "On your own site" }),
      inApp: msg({ id: "job-fields.apply.in-app", message: "Here, with a message and a CV" }),
    }),
    hint: msg({
      id: "job-fields.apply-by.hint",
      message: "What people send here you read beside this job. It’s erased after 90 days.",
    }),
    schema: v.picklist(APPLY_WAYS, `Must be of ${APPLY_WAYS.join(", ")}`),
  },
  applyTo: {
    group: "apply",
    label: msg({ id: "job-fields.apply-to", message: "E-mail address or web address" }),
    hint: msg({ id: "job-fields.apply-to.hint", message: "Everybody can read it on the page of the job." }),
    kind: "line",
    // Nothing for those that come here: `job-troubles.ts` asks for it otherwise.
    isOptional: true,
    schema: v.nullable(plainLineSchema({ most: 200 })),
  },
  validThrough: {
    group: "apply",
    label: msg({ id: "job-fields.until", message: "Apply by" }),
    hint: msg({
      id: "job-fields.until.hint",
      message: "Within 90 days. It closes by itself then; you hear of it a week before.",
    }),
    kind: "time",
    schema: timeSchema,
  },
} as const satisfies Fields;

/** The fields of a job offer as the editor has them; times are ISO 8601. */
export interface JobValues {
  shop: NamedItem | null;
  brand: NamedItem | null;
  title: LocalizedText;
  role: JobRole;
  description: LocalizedText;
  requirements: LocalizedText | null;
  employment: Employment;
  hoursLow: number | null;
  hoursHigh: number | null;
  salaryLowCents: number | null;
  salaryHighCents: number | null;
  salaryUnit: SalaryUnit | null;
  applyBy: ApplyWay;
  applyTo: string | null;
  validThrough: string;
}

/** What is shown beside the fields. */
export interface JobShown {
  [name: string]: unknown;
  state: JobState;
  /** Why it was refused. */
  rejectedReason: string | null;
  /** When it went public, ISO 8601; null before. */
  postedAt: string | null;
  /** The end of its address. */
  slug: string;
  isSample: boolean;
  /** What people sent here (application.ts). */
  applicationCount: number;
  /** ISO 8601. */
  changedAt: string;
}

export interface JobToEdit extends EditedItem<JobValues> {
  shown: JobShown;
}

/** Whoever may be the employer; undefined for an admin, who looks one of all up. */
export type Employers = { shop: NamedItem[]; brand: NamedItem[] } | undefined;

export const JOB_STATE_LABELS: Record<JobState, MessageDescriptor> = {
  draft: msg({ id: "job-fields.state.draft", message: "Draft" }),
  pending: msg({ id: "job-fields.state.pending", message: "Waiting for approval" }),
  live: msg({ id: "job-fields.state.live", message: "Open" }),
  expired: msg({ id: "job-fields.state.expired", message: "Closed" }),
  paused: msg({ id: "job-fields.state.paused", message: "Paused" }),
  filled: msg({ id: "job-fields.state.filled", message: "Filled" }),
  rejected: msg({ id: "job-fields.state.rejected", message: "Refused" }),
};

export const JOB_STEP_LABELS: Record<JobStep, MessageDescriptor> = {
  submit: msg({ id: "job-fields.step.submit", message: "Send for approval" }),
  withdraw: msg({ id: "job-fields.step.withdraw", message: "Back to draft" }),
  approve: msg({ id: "job-fields.step.approve", message: "Approve" }),
  reject: msg({ id: "job-fields.step.reject", message: "Refuse" }),
  pause: msg({ id: "job-fields.step.pause", message: "Pause" }),
  resume: msg({ id: "job-fields.step.resume", message: "Resume" }),
  fill: msg({ id: "job-fields.step.fill", message: "Filled: close it" }),
  end: msg({ id: "job-fields.step.end", message: "Close now" }),
  renew: msg({ id: "job-fields.step.renew", message: "Offer it again" }),
};

/** What the list of job offers is sorted and filtered by. */
export const JOB_LIST = {
  sorts: ["title", "employer", "ends", "changed"],
  order: "-changed",
  filters: { state: choicesOf(JOB_STATE_LABELS) },
} as const satisfies ListSpec;

/** A step of its state, which is saved with the fields. A refusal says why. */
export const JOB_STEP = {
  step: v.optional(v.picklist(JOB_STEPS, `Must be of ${JOB_STEPS.join(", ")}`)),
  reason: v.optional(plainTextSchema({ most: 500, mayBeEmpty: true })),
};
