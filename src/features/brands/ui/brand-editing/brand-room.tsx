import { useLingui } from "@lingui/react/macro";
import type { ListQuery } from "#features/dashboard/list-query.ts";
import { ListPage } from "#features/dashboard/ui/list/list-page.tsx";
import { Day } from "#platform/i18n/day.tsx";
import { countText } from "#platform/i18n/format.ts";
import { BRAND_FIELDS, BRAND_LIST, type BrandToEdit, mayPublish, PUBLISH_LABEL } from "../../brand-fields.ts";
import { useBrandKindWords } from "../brand-kind-words.ts";
import { BrandStateBadge } from "./brand-state-badge.tsx";
import { observedOnText } from "#platform/observed-on-text.ts";

type BrandRoomProps = {
  path: string;
  title: string;
  query: ListQuery;
  page: { items: readonly BrandToEdit[]; total: number; page: number; pageCount: number };
  isAdmin: boolean;
};

const nameOf = ({ values }: BrandToEdit) => values.name;
const stateOf = ({ shown }: BrandToEdit) => <BrandStateBadge state={shown.state} />;
const changeOf = ({ shown }: BrandToEdit) => <Day at={shown.changedAt} form="shortDate" />;

/** The list of brands in the dashboard. */
export function BrandRoom({ path, title, query, page, isAdmin }: BrandRoomProps) {
  const { t, i18n } = useLingui();
  const kinds = useBrandKindWords();
  const status = t({ id: "brand-editing.state", message: "Status" });
  return (
    <ListPage
      list="brands"
      path={path}
      itemPath={`${path}/brand`}
      canAdd={isAdmin}
      spec={BRAND_LIST}
      query={query}
      page={page}
      title={title}
      nameOf={nameOf}
      searchLabel={t({ id: "brand-editing.search", message: "Name" })}
      filterLabels={{ kind: i18n._(BRAND_FIELDS.kind.label), state: status }}
      actions={
        isAdmin
          ? [
              {
                id: "publish",
                label: PUBLISH_LABEL,
                changes: { step: "publish" },
                fits: new Set(
                  page.items.filter(({ shown }) => mayPublish(shown.state)).map(({ id }) => String(id)),
                ),
              },
            ]
          : []
      }
      columns={[
        { id: "name", head: i18n._(BRAND_FIELDS.name.label), cell: nameOf, sort: "name" },
        {
          id: "kind",
          head: i18n._(BRAND_FIELDS.kind.label),
          cell: ({ values }) => kinds[values.kind].one,
        },
        { id: "state", head: status, cell: stateOf },
        {
          id: "products",
          head: t({ id: "brand-editing.products", message: "Products" }),
          cell: ({ shown }) => countText(i18n.locale, shown.productCount),
          isNumber: true,
          onCard: "labelled",
          sort: "products",
        },
        {
          id: "observed",
          head: t({ id: "brand-editing.as-of", message: "As of" }),
          cell: ({ shown }) => observedOnText(i18n, shown.observedOn),
          onCard: "labelled",
          sort: "observed",
        },
        {
          id: "changed",
          head: t({ id: "brand-editing.changed", message: "Changed" }),
          cell: changeOf,
          onCard: "hidden",
          sort: "changed",
        },
      ]}
    />
  );
}
