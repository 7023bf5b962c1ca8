import { useLingui } from "@lingui/react/macro";
import type { ListQuery } from "#features/dashboard/list-query.ts";
import { ListPage } from "#features/dashboard/ui/list/list-page.tsx";
import { Day } from "#platform/i18n/day.tsx";
import { localeOfTag, LOCALES } from "#platform/i18n/locales.ts";
import { textIn } from "#platform/i18n/localized-text.ts";
import { AUTHOR_LABELS, POST_FIELDS, POST_LIST, POST_STEP_LABELS } from "../../post-fields.ts";
import { type PostStep, stepsFrom } from "../../post-state.ts";
import type { PostToEdit } from "../../post-to-edit.ts";
import { PostBadges } from "./post-badges.tsx";

type PostRoomProps = {
  path: string;
  title: string;
  query: ListQuery;
  page: { items: readonly PostToEdit[]; total: number; page: number; pageCount: number };
};

/** What is done with several at once. */
const BULK_STEPS: readonly PostStep[] = ["publish", "unschedule", "withdraw"];

const stateOf = (post: PostToEdit) => <PostBadges post={post} />;
const dayOf = ({ values }: PostToEdit) =>
  values.publishedAt && <Day at={values.publishedAt} form="shortDate" />;
const changeOf = ({ shown }: PostToEdit) => <Day at={shown.changedAt} form="shortDate" />;

/** The list of posts in the dashboard. */
export function PostRoom({ path, title, query, page }: PostRoomProps) {
  const { t, i18n } = useLingui();
  const nameOf = ({ values }: PostToEdit) => textIn(values.title, localeOfTag(i18n.locale))?.text ?? "";
  return (
    <ListPage
      list="discover"
      path={path}
      itemPath={`${path}/post`}
      spec={POST_LIST}
      query={query}
      page={page}
      title={title}
      nameOf={nameOf}
      searchLabel={t({ id: "post-editing.search", message: "Title, tag, town or author" })}
      filterLabels={{
        state: t({ id: "post-editing.state", message: "Status" }),
        sponsored: t({ id: "post-editing.sponsored", message: "Paid for" }),
        missing: t({ id: "post-editing.missing", message: "Language missing" }),
      }}
      actions={BULK_STEPS.map((step) => ({
        id: step,
        label: POST_STEP_LABELS[step],
        changes: { step },
        fits: new Set(
          page.items.filter(({ shown }) => stepsFrom(shown.state).includes(step)).map(({ id }) => String(id)),
        ),
      }))}
      columns={[
        { id: "name", head: i18n._(POST_FIELDS.title.label), cell: nameOf, sort: "title" },
        { id: "state", head: t({ id: "post-editing.state", message: "Status" }), cell: stateOf },
        {
          id: "author",
          head: i18n._(POST_FIELDS.author.label),
          cell: ({ values }) =>
            values.brand?.name ?? values.shop?.name ?? i18n._(AUTHOR_LABELS[values.author]),
          sort: "author",
        },
        {
          id: "published",
          head: i18n._(POST_FIELDS.publishedAt.label),
          cell: dayOf,
          onCard: "labelled",
          sort: "published",
        },
        {
          id: "languages",
          head: t({ id: "post-editing.languages", message: "Languages" }),
          onCard: "labelled",
          cell: ({ values: { title: called, lead, body } }) => {
            const missing = LOCALES.filter((locale) =>
              [called, lead, body].some((text) => !text[locale]),
            ).length;
            return missing === 0
              ? t({ id: "post-editing.all-languages", message: "all nine" })
              : t({ id: "post-editing.missing-languages", message: `${missing} missing` });
          },
        },
        {
          id: "changed",
          head: t({ id: "post-editing.changed", message: "Changed" }),
          cell: changeOf,
          onCard: "hidden",
          sort: "changed",
        },
      ]}
    />
  );
}
