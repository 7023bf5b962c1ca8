import { useLingui } from "@lingui/react";
import { EMPLOYMENT_LABELS, JOB_ROLE_LABELS } from "../job-labels.ts";
import type { Employment, JobRole } from "../job-offer.ts";

export function useJobRoleWords(): Record<JobRole, string> {
  const { i18n } = useLingui();
  return wordsOf(JOB_ROLE_LABELS, (label) => i18n._(label));
}

export function useEmploymentWords(): Record<Employment, string> {
  const { i18n } = useLingui();
  return wordsOf(EMPLOYMENT_LABELS, (label) => i18n._(label));
}

function wordsOf<Word extends string, Label>(
  labels: Readonly<Record<Word, Label>>,
  say: (label: Label) => string,
): Record<Word, string> {
  return Object.fromEntries(
    Object.entries<Label>(labels).map(([word, label]) => [word, say(label)]),
  ) as Record<Word, string>;
}
