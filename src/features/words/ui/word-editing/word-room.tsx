import { useLingui } from "@lingui/react/macro";
import type { ListQuery } from "#features/dashboard/list-query.ts";
import { ListPage } from "#features/dashboard/ui/list/list-page.tsx";
import { Day } from "#platform/i18n/day.tsx";
import { LANGUAGE_NAMES } from "#platform/i18n/locales.ts";
import { Stack } from "#ui/layout/stack.tsx";
import type { WordToEdit } from "../../watched-word.ts";
import { WORD_FIELDS, WORD_LIST } from "../../word-fields.ts";
import { TryWords } from "./try-words.tsx";

type WordRoomProps = {
  path: string;
  title: string;
  query: ListQuery;
  page: { items: readonly WordToEdit[]; total: number; page: number; pageCount: number };
};

const nameOf = ({ values }: WordToEdit) => values.word;
const whyOf = ({ values }: WordToEdit) => values.why;
const changeOf = ({ shown }: WordToEdit) => <Day at={shown.changedAt} form="shortDate" />;

/** The list of watched words in the dashboard, and a field to try them. */
export function WordRoom({ path, title, query, page }: WordRoomProps) {
  const { t, i18n } = useLingui();
  const all = t({ id: "word-editing.all-languages", message: "all" });
  return (
    <Stack gap={6}>
      <TryWords />
      <ListPage
        list="words"
        path={path}
        itemPath={`${path}/word`}
        spec={WORD_LIST}
        query={query}
        page={page}
        title={title}
        nameOf={nameOf}
        searchLabel={t({ id: "word-editing.search", message: "Word, or what for" })}
        filterLabels={{ language: t({ id: "word-editing.language", message: "Language" }) }}
        actions={[]}
        columns={[
          { id: "name", head: i18n._(WORD_FIELDS.word.label), cell: nameOf, sort: "word" },
          {
            id: "language",
            head: t({ id: "word-editing.language", message: "Language" }),
            onCard: "labelled",
            cell: ({ values }) => (values.locale ? LANGUAGE_NAMES[values.locale] : all),
          },
          { id: "why", head: i18n._(WORD_FIELDS.why.label), onCard: "labelled", cell: whyOf },
          {
            id: "changed",
            head: t({ id: "word-editing.changed", message: "Changed" }),
            cell: changeOf,
            onCard: "hidden",
            sort: "changed",
          },
        ]}
      />
    </Stack>
  );
}
