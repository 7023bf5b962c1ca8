import { useLingui } from "@lingui/react/macro";
import { useState } from "react";
import type { NamedItem } from "#features/dashboard/field.ts";
import { type LocalizedText, textIn } from "#platform/i18n/localized-text.ts";
import { localeOfTag } from "#platform/i18n/locales.ts";
import { readMarkdown } from "#platform/markdown/read-markdown.ts";
import type { JobValues } from "../../job-fields.ts";
import { EMPLOYMENTS, JOB_ROLES, type JobOffer } from "../../job-offer.ts";
import { JobSheet } from "../job-sheet.tsx";

export type TypedJob = { [Name in keyof JobValues]: JobValues[Name] | null };

type JobAsShownProps = {
  /** 0 for a new one. */
  id: number;
  typed: TypedJob;
  /** ISO 8601; null before it is offered. */
  postedAt: string | null;
};

/** The page of a job offer as visitors will see it, while it is open. */
export function JobAsShown({ id, typed, postedAt }: JobAsShownProps) {
  const { i18n } = useLingui();
  const locale = localeOfTag(i18n.locale);
  const proseOf = (texts: LocalizedText | null) => {
    const text = textIn(texts, locale);
    return text && { blocks: readMarkdown(text.text).blocks, locale: text.locale };
  };
  const employer = typed.shop ?? typed.brand;
  const [now] = useState(() => new Date().toISOString());
  const { hoursLow, hoursHigh, salaryLowCents, salaryHighCents, salaryUnit } = typed;
  const [lowHours, lowCents] = [hoursLow ?? hoursHigh, salaryLowCents ?? salaryHighCents];
  const job: JobOffer = {
    id,
    slug: "",
    title: textIn(typed.title, locale) ?? { text: "", locale },
    description: proseOf(typed.description) ?? { blocks: [], locale },
    requirements: proseOf(typed.requirements),
    role: typed.role ?? JOB_ROLES[0],
    employment: typed.employment ?? EMPLOYMENTS[0],
    hours: lowHours === null ? null : { low: lowHours, high: hoursHigh ?? lowHours },
    salary:
      lowCents === null || salaryUnit === null
        ? null
        : { lowCents, highCents: salaryHighCents ?? lowCents, unit: salaryUnit },
    employer: {
      id: idOf(employer),
      kind: typed.shop ? "shop" : "brand",
      slug: "",
      name: employer?.name ?? "",
    },
    city: null,
    languages: [],
    postedAt: postedAt ?? now,
    validThrough: typed.validThrough ?? now,
    apply: typed.applyBy && { way: typed.applyBy, to: typed.applyTo },
    address: null,
    isOpen: true,
    isIndexable: true,
    isSample: false,
  };
  return <JobSheet job={job} isGuest={false} />;
}

const idOf = (named: NamedItem | null): number => {
  const { _id: id = "0" } = named ?? {};
  return Number(id);
};
