import { useLingui } from "@lingui/react/macro";
import type { ListQuery } from "#features/dashboard/list-query.ts";
import { ListPage } from "#features/dashboard/ui/list/list-page.tsx";
import { Day } from "#platform/i18n/day.tsx";
import { countText } from "#platform/i18n/format.ts";
import { localeOfTag } from "#platform/i18n/locales.ts";
import { textIn } from "#platform/i18n/localized-text.ts";
import { Badge } from "#ui/badge/badge.tsx";
import { JOB_FIELDS, JOB_LIST, JOB_STATE_LABELS, JOB_STEP_LABELS, type JobToEdit } from "../../job-fields.ts";
import { type JobState, type JobStep, STEPS_OF_ADMINS, stepsFrom } from "../../job-state.ts";

type JobRoomProps = {
  path: string;
  title: string;
  query: ListQuery;
  page: { items: readonly JobToEdit[]; total: number; page: number; pageCount: number };
  isAdmin: boolean;
};

/** What is done with several at once. A refusal has its reason, and so is given one by one. */
const BULK_STEPS: readonly JobStep[] = ["approve", "submit", "pause", "resume", "fill", "end"];

const TONES: Partial<Record<JobState, "canal" | "brick">> = { live: "canal", rejected: "brick" };

/** Where a job offer stands, in a word or two. */
export function JobStateBadge({ state }: { state: JobState }) {
  const { i18n } = useLingui();
  return <Badge tone={TONES[state] ?? "neutral"}>{i18n._(JOB_STATE_LABELS[state])}</Badge>;
}

const employerOf = ({ values: { shop, brand } }: JobToEdit) => (shop ?? brand)?.name ?? "";
const stateOf = ({ shown }: JobToEdit) => <JobStateBadge state={shown.state} />;
/** How many applied here; nothing where people apply elsewhere. */
const applicationsOf = (tag: string) => (job: JobToEdit) =>
  job.values.applyBy === "inApp" || job.shown.applicationCount > 0
    ? countText(tag, job.shown.applicationCount)
    : "";
const endOf = ({ values }: JobToEdit) => <Day at={values.validThrough} form="shortDate" />;
const changeOf = ({ shown }: JobToEdit) => <Day at={shown.changedAt} form="shortDate" />;

/** The list of job offers in the dashboard. */
export function JobRoom({ path, title, query, page, isAdmin }: JobRoomProps) {
  const { t, i18n } = useLingui();
  const nameOf = ({ values }: JobToEdit) => textIn(values.title, localeOfTag(i18n.locale))?.text ?? "";
  const steps = BULK_STEPS.filter((step) => isAdmin || !STEPS_OF_ADMINS.includes(step));
  const status = t({ id: "job-editing.state", message: "Status" });
  return (
    <ListPage
      list="coffeejobs"
      path={path}
      itemPath={`${path}/joboffer`}
      spec={JOB_LIST}
      query={query}
      page={page}
      title={title}
      nameOf={nameOf}
      searchLabel={t({ id: "job-editing.search", message: "Title or employer" })}
      filterLabels={{ state: status }}
      actions={steps.map((step) => ({
        id: step,
        label: JOB_STEP_LABELS[step],
        changes: { step },
        fits: new Set(
          page.items.filter(({ shown }) => stepsFrom(shown.state).includes(step)).map(({ id }) => String(id)),
        ),
      }))}
      columns={[
        { id: "name", head: i18n._(JOB_FIELDS.title.label), cell: nameOf, sort: "title" },
        {
          id: "employer",
          head: t({ id: "job-editing.employer", message: "Employer" }),
          cell: employerOf,
          sort: "employer",
        },
        { id: "state", head: status, cell: stateOf },
        {
          id: "applications",
          head: t({ id: "job-editing.tab.applications", message: "Applications" }),
          cell: applicationsOf(i18n.locale),
          onCard: "hidden",
        },
        {
          id: "ends",
          head: i18n._(JOB_FIELDS.validThrough.label),
          cell: endOf,
          onCard: "labelled",
          sort: "ends",
        },
        {
          id: "changed",
          head: t({ id: "job-editing.changed", message: "Changed" }),
          cell: changeOf,
          onCard: "hidden",
          sort: "changed",
        },
      ]}
    />
  );
}
