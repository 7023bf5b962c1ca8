import { useLingui } from "@lingui/react/macro";
import type { ListQuery } from "#features/dashboard/list-query.ts";
import { ListPage } from "#features/dashboard/ui/list/list-page.tsx";
import { Day } from "#platform/i18n/day.tsx";
import { countText } from "#platform/i18n/format.ts";
import { localeOfTag, LOCALES } from "#platform/i18n/locales.ts";
import { textIn } from "#platform/i18n/localized-text.ts";
import { type IssueToEdit, isWrittenIn } from "../../issue.ts";
import { ISSUE_FIELDS, ISSUE_LIST } from "../../issue-fields.ts";
import { IssueBadges } from "./issue-badges.tsx";

type IssueRoomProps = {
  path: string;
  title: string;
  query: ListQuery;
  page: { items: readonly IssueToEdit[]; total: number; page: number; pageCount: number };
};

const stateOf = (issue: IssueToEdit) => <IssueBadges issue={issue} />;
const changeOf = ({ shown }: IssueToEdit) => <Day at={shown.changedAt} form="shortDate" />;

/** The list of issues of the newsletter in the dashboard. */
export function IssueRoom({ path, title, query, page }: IssueRoomProps) {
  const { t, i18n } = useLingui();
  const nameOf = ({ values }: IssueToEdit) => textIn(values.subject, localeOfTag(i18n.locale))?.text ?? "";
  return (
    <ListPage
      list="newsletter"
      path={path}
      itemPath={`${path}/issue`}
      spec={ISSUE_LIST}
      query={query}
      page={page}
      title={title}
      nameOf={nameOf}
      searchLabel={t({ id: "issue-editing.search", message: "Subject" })}
      filterLabels={{ state: t({ id: "issue-editing.state", message: "Status" }) }}
      actions={[]}
      columns={[
        { id: "name", head: i18n._(ISSUE_FIELDS.subject.label), cell: nameOf, sort: "subject" },
        { id: "state", head: t({ id: "issue-editing.state", message: "Status" }), cell: stateOf },
        {
          id: "languages",
          head: t({ id: "issue-editing.languages", message: "Languages" }),
          onCard: "labelled",
          cell: ({ values }) => {
            const missing = LOCALES.filter((locale) => !isWrittenIn(values, locale)).length;
            return missing === 0
              ? t({ id: "issue-editing.all-languages", message: "all nine" })
              : t({ id: "issue-editing.missing-languages", message: `${missing} missing` });
          },
        },
        {
          id: "sent",
          head: t({ id: "issue-editing.sent", message: "Sent" }),
          onCard: "labelled",
          cell: ({ shown: { state, progress } }) =>
            state === "draft" ? "" : countText(i18n.locale, progress.sent),
        },
        {
          id: "changed",
          head: t({ id: "issue-editing.changed", message: "Changed" }),
          cell: changeOf,
          onCard: "hidden",
          sort: "changed",
        },
      ]}
    />
  );
}
