import { useLingui } from "@lingui/react/macro";
import type { ListQuery } from "#features/dashboard/list-query.ts";
import { ListPage } from "#features/dashboard/ui/list/list-page.tsx";
import { Day } from "#platform/i18n/day.tsx";
import { countText } from "#platform/i18n/format.ts";
import { textIn } from "#platform/i18n/localized-text.ts";
import { localeOfTag } from "#platform/i18n/locales.ts";
import { CITY_LIST } from "../../city-fields.ts";
import type { CityToEdit } from "../../city-to-edit.ts";
import { observedOnText } from "#platform/observed-on-text.ts";

type CityRoomProps = {
  path: string;
  title: string;
  query: ListQuery;
  page: { items: readonly CityToEdit[]; total: number; page: number; pageCount: number };
};

const changeOf = ({ shown }: CityToEdit) => shown.changedAt && <Day at={shown.changedAt} form="shortDate" />;

/** The list of cities in the dashboard. */
export function CityRoom({ path, title, query, page }: CityRoomProps) {
  const { t, i18n } = useLingui();
  const locale = localeOfTag(i18n.locale);
  const nameOf = ({ values }: CityToEdit) => textIn(values.names, locale)?.text ?? "";
  const municipalityOf = ({ shown }: CityToEdit) => `${shown.municipality}, ${shown.province}`;
  const shops = t({ id: "city-editing.shops", message: "Shops" });
  const rules = t({ id: "city-editing.rules", message: "Oldest rule" });
  return (
    <ListPage
      list="cities"
      path={path}
      itemPath={path}
      spec={CITY_LIST}
      query={query}
      page={page}
      title={title}
      nameOf={nameOf}
      searchLabel={t({ id: "city-editing.search", message: "Name, other name or municipality" })}
      filterLabels={{ shops, intro: t({ id: "city-editing.intro", message: "Intro" }), rules }}
      actions={[]}
      columns={[
        { id: "name", head: t({ id: "city-editing.name", message: "Name" }), cell: nameOf, sort: "name" },
        {
          id: "municipality",
          head: t({ id: "city-editing.municipality", message: "Municipality" }),
          cell: municipalityOf,
        },
        {
          id: "population",
          head: t({ id: "city-editing.population", message: "Inhabitants" }),
          cell: ({ shown }) => (shown.population === null ? "–" : countText(i18n.locale, shown.population)),
          isNumber: true,
          onCard: "hidden",
          sort: "population",
        },
        {
          id: "shops",
          head: shops,
          cell: ({ shown }) => countText(i18n.locale, shown.shopCount),
          isNumber: true,
          onCard: "labelled",
          sort: "shops",
        },
        {
          id: "rules",
          head: rules,
          cell: ({ shown }) => (shown.rulesOn ? observedOnText(i18n, shown.rulesOn) : "–"),
          onCard: "labelled",
          sort: "rules",
        },
        {
          id: "changed",
          head: t({ id: "city-editing.changed", message: "Changed" }),
          cell: changeOf,
          onCard: "hidden",
          sort: "changed",
        },
      ]}
    />
  );
}
