import { useLingui } from "@lingui/react/macro";
import type { ListQuery } from "#features/dashboard/list-query.ts";
import { ItemFilter } from "#features/dashboard/ui/list/item-filter.tsx";
import type { LookUp } from "#features/dashboard/ui/list/list-filters.tsx";
import { ListPage } from "#features/dashboard/ui/list/list-page.tsx";
import { PRODUCT_TYPE_LABELS } from "#features/products/product-labels.ts";
import { useWordsOf } from "#platform/i18n/use-words-of.ts";
import { centsText } from "#platform/i18n/format.ts";
import { Day } from "#platform/i18n/day.tsx";
import {
  EDITED_PRODUCT_FIELDS,
  PRODUCT_LIST,
  PRODUCT_STATUS_LABELS,
  SET_STATUS_LABELS,
  SET_STATUSES,
} from "../../product-fields.ts";
import type { ProductToEdit } from "../../product-to-edit.ts";

type ProductRoomProps = {
  path: string;
  title: string;
  query: ListQuery;
  /** The brand that the list is of, by what it is called. */
  named: Readonly<Record<string, string>>;
  page: { items: readonly ProductToEdit[]; total: number; page: number; pageCount: number };
};

const nameOf = ({ values }: ProductToEdit) => values.name;
const changeOf = ({ shown }: ProductToEdit) => <Day at={shown.changedAt} form="shortDate" />;

const lookUpBrand = (asked: LookUp) => <ItemFilter of="brands" {...asked} />;

/** The list of products in the dashboard. */
export function ProductRoom({ path, title, query, page, named }: ProductRoomProps) {
  const { t, i18n } = useLingui();
  const status = i18n._(EDITED_PRODUCT_FIELDS.status.label);
  const type = i18n._(EDITED_PRODUCT_FIELDS.type.label);
  const labels = useWordsOf(PRODUCT_LIST.labels);
  return (
    <ListPage
      list="products"
      path={path}
      itemPath={`${path}/product`}
      spec={PRODUCT_LIST}
      query={query}
      page={page}
      title={title}
      nameOf={nameOf}
      searchLabel={t({ id: "product-editing.search", message: "Name or brand" })}
      filterLabels={labels}
      named={named}
      lookUp={lookUpBrand}
      actions={SET_STATUSES.map((one) => ({
        id: one,
        label: SET_STATUS_LABELS[one],
        changes: { status: one },
        fits: new Set(page.items.filter(({ values }) => values.status !== one).map(({ id }) => String(id))),
      }))}
      columns={[
        { id: "name", head: i18n._(EDITED_PRODUCT_FIELDS.name.label), cell: nameOf, sort: "name" },
        { id: "type", head: type, cell: ({ values }) => i18n._(PRODUCT_TYPE_LABELS[values.type]) },
        {
          id: "brand",
          head: i18n._(EDITED_PRODUCT_FIELDS.brand.label),
          cell: ({ values }) => values.brand?.name ?? "–",
        },
        {
          id: "strain",
          head: i18n._(EDITED_PRODUCT_FIELDS.strain.label),
          cell: ({ values }) => values.strain?.name ?? "–",
          onCard: "hidden",
        },
        {
          id: "shops",
          head: t({ id: "product-editing.shops", message: "Shops" }),
          cell: ({ shown }) => shown.shopCount,
          onCard: "labelled",
          sort: "shops",
        },
        {
          id: "price",
          head: t({ id: "product-editing.price", message: "Per gram from" }),
          cell: ({ shown }) =>
            shown.lowCentsPerGram === null ? "–" : centsText(i18n.locale, shown.lowCentsPerGram),
          onCard: "labelled",
          sort: "price",
        },
        {
          id: "status",
          head: status,
          cell: ({ values }) =>
            values.status in PRODUCT_STATUS_LABELS
              ? i18n._(PRODUCT_STATUS_LABELS[values.status as (typeof SET_STATUSES)[number]])
              : t({ id: "product-editing.waiting", message: "Waiting" }),
        },
        {
          id: "changed",
          head: t({ id: "product-editing.changed", message: "Changed" }),
          cell: changeOf,
          onCard: "hidden",
          sort: "changed",
        },
      ]}
    />
  );
}
