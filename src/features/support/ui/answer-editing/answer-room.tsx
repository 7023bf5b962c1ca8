import { Trans, useLingui } from "@lingui/react/macro";
import type { ListQuery } from "#features/dashboard/list-query.ts";
import { ListPage } from "#features/dashboard/ui/list/list-page.tsx";
import { Day } from "#platform/i18n/day.tsx";
import { LOCALES } from "#platform/i18n/locales.ts";
import { Badge } from "#ui/badge/badge.tsx";
import { ANSWER_FIELDS, ANSWER_LIST } from "../../answer-fields.ts";
import type { AnswerToEdit } from "../../standard-answer.ts";

type AnswerRoomProps = {
  path: string;
  title: string;
  query: ListQuery;
  page: { items: readonly AnswerToEdit[]; total: number; page: number; pageCount: number };
};

const nameOf = ({ values }: AnswerToEdit) => values.name;
const changeOf = ({ shown }: AnswerToEdit) => <Day at={shown.changedAt} form="shortDate" />;

/** As it was written first, and whether somebody invented wrote it. */
const textOf = ({ values: { text }, shown }: AnswerToEdit) => (
  <>
    {text[text.source]}{" "}
    {shown.isSample && (
      <Badge tone="saffron">
        <Trans id="answer-editing.sample">Sample, invented</Trans>
      </Badge>
    )}
  </>
);

/** The list of standard answers in the dashboard. */
export function AnswerRoom({ path, title, query, page }: AnswerRoomProps) {
  const { t, i18n } = useLingui();
  return (
    <ListPage
      list="answers"
      path={path}
      itemPath={`${path}/answer`}
      spec={ANSWER_LIST}
      query={query}
      page={page}
      title={title}
      nameOf={nameOf}
      searchLabel={t({ id: "answer-editing.search", message: "Name or text" })}
      filterLabels={{}}
      actions={[]}
      columns={[
        { id: "name", head: i18n._(ANSWER_FIELDS.name.label), cell: nameOf, sort: "name" },
        { id: "text", head: i18n._(ANSWER_FIELDS.text.label), cell: textOf },
        {
          id: "languages",
          head: t({ id: "answer-editing.languages", message: "Languages" }),
          onCard: "labelled",
          cell: ({ values }) => {
            const missing = LOCALES.filter((locale) => values.text[locale] === undefined).length;
            return missing === 0
              ? t({ id: "answer-editing.all-languages", message: "all nine" })
              : t({ id: "answer-editing.missing-languages", message: `${missing} missing` });
          },
        },
        {
          id: "changed",
          head: t({ id: "answer-editing.changed", message: "Changed" }),
          cell: changeOf,
          onCard: "hidden",
          sort: "changed",
        },
      ]}
    />
  );
}
