import { useLingui } from "@lingui/react/macro";
import type { ListQuery } from "#features/dashboard/list-query.ts";
import { ListPage } from "#features/dashboard/ui/list/list-page.tsx";
import { Day } from "#platform/i18n/day.tsx";
import { localeOfTag, LOCALES } from "#platform/i18n/locales.ts";
import { textIn } from "#platform/i18n/localized-text.ts";
import { DEAL_FIELDS, DEAL_LIST, DEAL_STEP_LABELS } from "../../deal-fields.ts";
import type { DealToEdit } from "../../deal-to-edit.ts";
import { type DealStep, STEPS_OF_ADMINS, stepsFrom } from "../../deal-state.ts";
import { DealStateBadge } from "./deal-state-badge.tsx";

type DealRoomProps = {
  path: string;
  title: string;
  query: ListQuery;
  page: { items: readonly DealToEdit[]; total: number; page: number; pageCount: number };
  isAdmin: boolean;
};

/** What is done with several at once. A refusal has its reason, and so is given one by one. */
const BULK_STEPS: readonly DealStep[] = ["approve", "submit", "pause", "resume", "end"];

const stateOf = ({ shown }: DealToEdit) => <DealStateBadge state={shown.state} />;
const beginningOf = ({ values }: DealToEdit) => <Day at={values.validFrom} form="shortDate" />;
const endOf = ({ values }: DealToEdit) => <Day at={values.validTo} form="shortDate" />;
const changeOf = ({ shown }: DealToEdit) => <Day at={shown.changedAt} form="shortDate" />;

/** The list of deals in the dashboard. */
export function DealRoom({ path, title, query, page, isAdmin }: DealRoomProps) {
  const { t, i18n } = useLingui();
  const nameOf = ({ values }: DealToEdit) => textIn(values.title, localeOfTag(i18n.locale))?.text ?? "";
  const steps = BULK_STEPS.filter((step) => isAdmin || !STEPS_OF_ADMINS.includes(step));
  return (
    <ListPage
      list="deals"
      path={path}
      itemPath={`${path}/deal`}
      spec={DEAL_LIST}
      query={query}
      page={page}
      title={title}
      nameOf={nameOf}
      searchLabel={t({ id: "deal-editing.search", message: "Title or brand" })}
      filterLabels={{ state: t({ id: "deal-editing.state", message: "Status" }) }}
      actions={steps.map((step) => ({
        id: step,
        label: DEAL_STEP_LABELS[step],
        changes: { step },
        fits: new Set(
          page.items.filter(({ shown }) => stepsFrom(shown.state).includes(step)).map(({ id }) => String(id)),
        ),
      }))}
      columns={[
        { id: "name", head: i18n._(DEAL_FIELDS.title.label), cell: nameOf, sort: "title" },
        {
          id: "brand",
          head: i18n._(DEAL_FIELDS.brand.label),
          cell: ({ values }) => values.brand.name,
          sort: "brand",
        },
        {
          id: "state",
          head: t({ id: "deal-editing.state", message: "Status" }),
          cell: stateOf,
        },
        {
          id: "begins",
          head: i18n._(DEAL_FIELDS.validFrom.label),
          cell: beginningOf,
          onCard: "labelled",
          sort: "begins",
        },
        {
          id: "ends",
          head: i18n._(DEAL_FIELDS.validTo.label),
          cell: endOf,
          onCard: "labelled",
          sort: "ends",
        },
        {
          id: "languages",
          head: t({ id: "deal-editing.languages", message: "Languages" }),
          onCard: "labelled",
          cell: ({ values }) => {
            const missing = LOCALES.filter((locale) => !values.title[locale]).length;
            return missing === 0
              ? t({ id: "deal-editing.all-languages", message: "all nine" })
              : t({ id: "deal-editing.missing-languages", message: `${missing} missing` });
          },
        },
        {
          id: "changed",
          head: t({ id: "deal-editing.changed", message: "Changed" }),
          cell: changeOf,
          onCard: "hidden",
          sort: "changed",
        },
      ]}
    />
  );
}
