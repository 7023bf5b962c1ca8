import { msg } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import type { ListQuery } from "#features/dashboard/list-query.ts";
import { ListPage } from "#features/dashboard/ui/list/list-page.tsx";
import { FACT_GROUPS } from "#features/shops/facts.ts";
import { KIND_LABELS } from "#features/shops/shop-labels.ts";
import { useObservedOn } from "#features/shops/ui/fact-source.tsx";
import type { ShopKind } from "#features/shops/shop.ts";
import { Day } from "#platform/i18n/day.tsx";
import { CITY_LABEL } from "../../changed-fields.ts";
import { EDITED_SHOP_FIELDS, SHOP_LIST, SHOP_STATUS_LABELS } from "../../shop-fields.ts";
import type { ShopToEdit } from "../../shop-to-edit.ts";

type ShopRoomProps = {
  path: string;
  title: string;
  query: ListQuery;
  page: { items: readonly ShopToEdit[]; total: number; page: number; pageCount: number };
};

const nameOf = ({ values }: ShopToEdit) => String(values.name);
const changeOf = ({ shown }: ShopToEdit) => <Day at={shown.changedAt} form="shortDate" />;
const STILL_SO = msg({ id: "shop-editing.still-so.all", message: "Everything still so" });

/** The list of shops in the dashboard. */
export function ShopRoom({ path, title, query, page }: ShopRoomProps) {
  const { t, i18n } = useLingui();
  return (
    <ListPage
      list="shops"
      path={path}
      itemPath={`${path}/shop`}
      spec={SHOP_LIST}
      query={query}
      page={page}
      title={title}
      nameOf={nameOf}
      searchLabel={t({ id: "shop-editing.search", message: "Name or town" })}
      filterLabels={{
        status: t({ id: "shop-editing.status", message: "Status" }),
        kind: i18n._(EDITED_SHOP_FIELDS.kind.label),
      }}
      actions={[
        {
          id: "stillSo",
          label: STILL_SO,
          changes: { stillSo: FACT_GROUPS },
          fits: new Set(page.items.map(({ id }) => String(id))),
        },
      ]}
      columns={[
        { id: "name", head: i18n._(EDITED_SHOP_FIELDS.name.label), cell: nameOf, sort: "name" },
        {
          id: "city",
          head: i18n._(CITY_LABEL),
          cell: ({ shown }) => shown.city.name,
          sort: "city",
        },
        {
          id: "kind",
          head: i18n._(EDITED_SHOP_FIELDS.kind.label),
          cell: ({ values }) => i18n._(KIND_LABELS[values.kind as ShopKind]),
        },
        {
          id: "status",
          head: t({ id: "shop-editing.status", message: "Status" }),
          cell: ({ shown: { status } }) => {
            const label = SHOP_STATUS_LABELS[status];
            return label ? i18n._(label) : status;
          },
        },
        {
          id: "age",
          head: t({ id: "shop-editing.oldest", message: "Oldest fact" }),
          cell: OldestFact,
          onCard: "labelled",
          sort: "age",
        },
        {
          id: "changed",
          head: t({ id: "shop-editing.changed", message: "Changed" }),
          cell: changeOf,
          onCard: "hidden",
          sort: "changed",
        },
      ]}
    />
  );
}

function OldestFact({ shown }: ShopToEdit) {
  const days = Object.values(shown.facts).map(({ observedOn }) => observedOn);
  return useObservedOn(days.toSorted()[0] ?? "") || "–";
}
