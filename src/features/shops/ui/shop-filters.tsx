import { Plural, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { countText } from "#platform/i18n/format.ts";
import { Button } from "#ui/button/button.tsx";
import { ChipLink } from "#ui/chip/chip-link.tsx";
import { ChipRow } from "#ui/chip/chip-row.tsx";
import { classNames } from "#ui/class-names.ts";
import { dialogCommand } from "#ui/dialog/dialog-command.ts";
import { FilterDialog } from "#ui/filters/filter-dialog.tsx";
import { FilterGroup } from "#ui/filters/filter-group.tsx";
import { FilterGlyph } from "#ui/icon/glyphs.ts";
import { Icon } from "#ui/icon/icon.tsx";
import type { ShopFacets } from "../shop-list.ts";
import {
  type AddressOf,
  chosenCountOf,
  type ListStandard,
  NO_FILTERS,
  type ShopFilters as Filters,
} from "../shop-query.ts";
import { OpenAtForm } from "./open-at-form.tsx";
import styles from "./shop-filters.module.css";
import { type ShopChoices, useShopChoices } from "./use-shop-choices.ts";

export type ShopFiltersProps = {
  filters: Filters;
  facets: ShopFacets;
  addressOf: AddressOf;
  /** ISO 8601. */
  now: string;
  /** Enough shops have a rating to filter by it. */
  hasRatings: boolean;
  /** And enough a public price. */
  hasPrices: boolean;
  /** What the list shows when nothing is chosen. */
  standard?: ListStandard;
  /** How many shops the list has; without it the dialog does not say. */
  total?: number;
  /** How many of them may be open or not: where open ones are asked for, those are counted apart. */
  unknownHoursCount?: number;
  /** The order of the list, before the filters. */
  sorts?: ReactNode;
  /** The list says by itself what is open. */
  isByOpenState?: boolean;
  /** The bar above the page has a button for the dialog where the page is narrow. */
  hasBarButton?: boolean;
  /** There is little room beside the button: once filters are chosen it shows their number only. */
  isTight?: boolean;
};

/** The dialog's id; the bar above the page knows it as `FILTERS_ID`. */
const DIALOG_ID = "filters";

/** The order and the filters of a list in one line, and all filters in a dialog; chosen ones come first, with a cross. */
export function ShopFilters({
  now,
  standard = NO_FILTERS,
  total,
  unknownHoursCount = 0,
  sorts,
  isByOpenState = false,
  hasBarButton,
  isTight = false,
  ...list
}: ShopFiltersProps) {
  const { t, i18n } = useLingui();
  const { filters } = list;
  const all = useShopChoices({ ...list, now, standard, total: total ?? Number.POSITIVE_INFINITY });
  const choices = isByOpenState ? { ...all, open: [] } : all;
  const removeLabel = t({ id: "filter.remove", message: "remove this filter" });
  const chosenCount = chosenCountOf(filters, standard);
  const count = countText(i18n.locale, chosenCount);
  const first = [
    ...choices.open.slice(0, 1),
    ...choices.amenities.filter(({ key }) => key === "wheelchair"),
  ].filter(({ isChosen }) => !isChosen);
  return (
    <div className={classNames(styles.line, Boolean(sorts) && choices.chosen.length > 0 && styles.hasChosen)}>
      {sorts}
      <Button
        {...dialogCommand(DIALOG_ID, "show-modal")}
        kind="quiet"
        icon={<Icon glyph={FilterGlyph} />}
        data-count={isTight && chosenCount > 0 ? count : undefined}
        className={classNames(styles.button, hasBarButton && styles.onlyWide)}
      >
        {chosenCount === 0
          ? t({ id: "filter.title", message: "Filters" })
          : t({ id: "filter.title-chosen", message: `Filters (${count})` })}
      </Button>
      <div className={styles.chips}>
        <ChipRow label={t({ id: "filter.first", message: "Quick filters" })} isScrolling>
          {[...choices.chosen, ...first].map((choice) => (
            <ChipLink
              key={choice.key}
              to={choice.to}
              isPressed={choice.isChosen}
              count={choice.count}
              removeLabel={removeLabel}
            >
              {choice.words}
            </ChipLink>
          ))}
        </ChipRow>
      </div>
      <ShopFilterDialog
        {...list}
        choices={choices}
        standard={standard}
        total={total === undefined ? undefined : total - unknownHoursCount}
        now={now}
        isByOpenState={isByOpenState}
      />
    </div>
  );
}

type ShopFilterDialogProps = Pick<
  ShopFiltersProps,
  "filters" | "addressOf" | "now" | "total" | "isByOpenState"
> & {
  choices: ShopChoices;
  standard: ListStandard;
};

function ShopFilterDialog({
  filters,
  addressOf,
  now,
  total,
  choices,
  standard,
  isByOpenState,
}: ShopFilterDialogProps) {
  const { t } = useLingui();
  const { q, sort, from } = filters;
  const plain = addressOf({ ...NO_FILTERS, kinds: q ? [] : [...standard.kinds], q, sort, from });
  return (
    <FilterDialog
      id={DIALOG_ID}
      title={t({ id: "filter.title", message: "Filters" })}
      closeLabel={t({ id: "filter.close", message: "Close" })}
      clear={
        chosenCountOf(filters, standard) === 0
          ? null
          : { to: plain, label: t({ id: "filter.clear", message: "Clear all" }) }
      }
      showLabel={
        total === undefined ? (
          t({ id: "filter.show-list", message: "Show the list" })
        ) : filters.open !== null ? (
          <Plural
            id="filter.show-open"
            value={total}
            _0="Show the list"
            one="Show # open"
            other="Show # open"
          />
        ) : (
          <Plural id="filter.show" value={total} one="Show # shop" other="Show # shops" />
        )
      }
    >
      {!isByOpenState && (
        <FilterGroup title={t({ id: "filter.when", message: "When" })} choices={choices.open}>
          <OpenAtForm filters={filters} addressOf={addressOf} now={now} />
        </FilterGroup>
      )}
      <FilterGroup title={t({ id: "filter.access", message: "Who gets in" })} choices={choices.residents} />
      <FilterGroup title={t({ id: "filter.kind", message: "Kind of shop" })} choices={choices.kinds} />
      <FilterGroup
        title={t({ id: "filter.inside", message: "Inside and around" })}
        choices={choices.amenities}
        isLong
      />
      <FilterGroup title={t({ id: "filter.rating.title", message: "Rating" })} choices={choices.ratings} />
      <FilterGroup title={t({ id: "filter.price.title", message: "Price" })} choices={choices.prices} />
      <FilterGroup title={t({ id: "filter.distance", message: "Distance" })} choices={choices.within} />
    </FilterDialog>
  );
}
