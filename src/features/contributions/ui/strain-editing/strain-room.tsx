import { useLingui } from "@lingui/react/macro";
import type { ListQuery } from "#features/dashboard/list-query.ts";
import { ListPage } from "#features/dashboard/ui/list/list-page.tsx";
import { MARKETED_AS_LABELS } from "#features/products/product-labels.ts";
import { STRAIN_FIELDS, STRAIN_LIST } from "../../strain-fields.ts";
import type { StrainToEdit } from "../../strain-to-edit.ts";

type StrainRoomProps = {
  path: string;
  /** Of the page of one. */
  itemPath: string;
  title: string;
  query: ListQuery;
  page: { items: readonly StrainToEdit[]; total: number; page: number; pageCount: number };
};

const nameOf = ({ values }: StrainToEdit) => values.name;
const parentsOf = ({ values }: StrainToEdit) =>
  [...values.parents.map(({ name }) => name), ...values.otherParents].join(" × ") || "–";

/** The list of strains in the dashboard. */
export function StrainRoom({ path, itemPath, title, query, page }: StrainRoomProps) {
  const { t, i18n } = useLingui();
  const marketedAs = i18n._(STRAIN_FIELDS.marketedAs.label);
  return (
    <ListPage
      list="strains"
      path={path}
      itemPath={itemPath}
      spec={STRAIN_LIST}
      query={query}
      page={page}
      title={title}
      nameOf={nameOf}
      searchLabel={t({ id: "strain-editing.search", message: "Name of a strain" })}
      filterLabels={{ marketedAs, lacks: t({ id: "strain-editing.lacks", message: "Not filled in" }) }}
      actions={[]}
      columns={[
        { id: "name", head: i18n._(STRAIN_FIELDS.name.label), cell: nameOf, sort: "name" },
        {
          id: "marketedAs",
          head: marketedAs,
          cell: ({ values }) => (values.marketedAs ? i18n._(MARKETED_AS_LABELS[values.marketedAs]) : "–"),
        },
        { id: "parents", head: i18n._(STRAIN_FIELDS.parents.label), cell: parentsOf, onCard: "labelled" },
        {
          id: "breeder",
          head: i18n._(STRAIN_FIELDS.breeder.label),
          cell: ({ values }) => values.breeder?.name ?? "–",
          onCard: "hidden",
        },
        {
          id: "products",
          head: t({ id: "strain-editing.products", message: "Products" }),
          cell: ({ shown }) => shown.productCount,
          onCard: "labelled",
          sort: "products",
          isNumber: true,
        },
        {
          id: "shops",
          head: t({ id: "strain-editing.shops", message: "Shops" }),
          cell: ({ shown }) => shown.shopCount,
          onCard: "labelled",
          sort: "shops",
          isNumber: true,
        },
      ]}
    />
  );
}
