import { Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { countText } from "#platform/i18n/format.ts";
import { Button } from "#ui/button/button.tsx";
import { ChipLink } from "#ui/chip/chip-link.tsx";
import { ChipRow } from "#ui/chip/chip-row.tsx";
import { dialogCommand } from "#ui/dialog/dialog-command.ts";
import { FilterDialog } from "#ui/filters/filter-dialog.tsx";
import { FilterGroup } from "#ui/filters/filter-group.tsx";
import { FilterGlyph } from "#ui/icon/glyphs.ts";
import { Icon } from "#ui/icon/icon.tsx";
import { Cluster } from "#ui/layout/cluster.tsx";
import { ListTitle } from "#ui/layout/list-title.tsx";
import { LinkMenu } from "#ui/link-menu/link-menu.tsx";
import type { Choice } from "../count-choices.ts";
import styles from "./news-head.module.css";

/** A filter of the list: its values with counts. */
export interface NewsFilter {
  key: string;
  title: string;
  choices: readonly Choice[];
  /** In the reader's words, where a choice is more than a name. */
  words?: Record<string, string>;
  chosen: string | null;
  /** The list with this choice, or without any. */
  addressOf: (key: string | null) => string;
}

type NewsHeadProps = {
  title: string;
  count: ReactNode;
  total: number;
  sorts: readonly { to: string; words: string; isCurrent: boolean }[];
  filters: readonly NewsFilter[];
  /** The list without filters. */
  clearTo: string;
};

/** Fewer are read sooner than filtered or put in order. */
const MANY = 12;
const DIALOG_ID = "filters";

/** Title, count, order and filters of a list of deals or jobs, as short as the list allows. */
export function NewsHead({ title, count, total, sorts, filters, clearTo }: NewsHeadProps) {
  const { t, i18n } = useLingui();
  const chosen = filters.filter((filter) => filter.chosen !== null);
  // What a filter has narrowed to a few may be many without it.
  const reach = Math.max(
    total,
    ...filters.map(({ choices }) => choices.reduce((sum, { count: found }) => sum + found, 0)),
  );
  const hasFilters = reach >= MANY;
  const hasSorts = total >= MANY || sorts.findIndex(({ isCurrent }) => isCurrent) > 0;
  const chosenCount = countText(i18n.locale, chosen.length);
  const choicesOf = ({ choices, words, chosen: present, addressOf }: NewsFilter) =>
    choices
      .filter(({ key, count: found }) => key === present || found < total)
      .map(({ key, name, count: found }) => ({
        key,
        words: words?.[key] ?? name,
        count: countText(i18n.locale, found),
        isChosen: key === present,
        to: addressOf(key === present ? null : key),
      }));
  return (
    <>
      <div className={styles.top}>
        <ListTitle title={title} count={count} />
        <Cluster gap={2}>
          {hasSorts && <LinkMenu label={t({ id: "news.order", message: "Sort" })} choices={sorts} />}
          {hasFilters && (
            <Button
              {...dialogCommand(DIALOG_ID, "show-modal")}
              kind="quiet"
              icon={<Icon glyph={FilterGlyph} />}
            >
              {chosen.length === 0 ? (
                <Trans id="news.filters">Filters</Trans>
              ) : (
                <Trans id="news.filters-chosen">Filters ({chosenCount})</Trans>
              )}
            </Button>
          )}
          {chosen.length > 0 && (
            <ChipRow label={t({ id: "news.chosen", message: "Chosen filters" })}>
              {chosen.flatMap((filter) =>
                choicesOf(filter)
                  .filter(({ isChosen }) => isChosen)
                  .map(({ key, words, to }) => (
                    <ChipLink
                      key={`${filter.key} ${key}`}
                      to={to}
                      isPressed
                      removeLabel={t({ id: "news.remove-filter", message: "remove this filter" })}
                    >
                      {words}
                    </ChipLink>
                  )),
              )}
            </ChipRow>
          )}
        </Cluster>
      </div>
      {hasFilters && (
        <FilterDialog
          id={DIALOG_ID}
          title={t({ id: "news.filters", message: "Filters" })}
          closeLabel={t({ id: "news.close", message: "Close" })}
          clear={
            chosen.length > 0 ? { to: clearTo, label: t({ id: "news.clear", message: "Clear all" }) } : null
          }
          showLabel={count}
        >
          {filters.map((filter) => (
            <FilterGroup
              key={filter.key}
              title={filter.title}
              choices={choicesOf(filter)}
              isLong={filter.choices.length > 6}
            />
          ))}
        </FilterDialog>
      )}
    </>
  );
}
