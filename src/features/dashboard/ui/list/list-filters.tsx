import { Trans, useLingui } from "@lingui/react/macro";
import { useId, useState } from "react";
import { Form } from "react-router";
import { countText } from "#platform/i18n/format.ts";
import { Button } from "#ui/button/button.tsx";
import { ChipLink } from "#ui/chip/chip-link.tsx";
import { ChipRow } from "#ui/chip/chip-row.tsx";
import { SearchField } from "#ui/field/search-field.tsx";
import { FilterGlyph } from "#ui/icon/glyphs.ts";
import { Icon } from "#ui/icon/icon.tsx";
import { listAddress, type ListQuery, type ListSpec, sortWord } from "../../list-query.ts";
import styles from "./list-filters.module.css";

type ListFiltersProps = {
  path: string;
  spec: ListSpec;
  query: ListQuery;
  searchLabel: string;
  filterLabels: Readonly<Record<string, string>>;
};

/** The search and the filters of a list. On a phone the filters are folded behind a button, so that what was found is seen. */
export function ListFilters({ path, spec, query, searchLabel, filterLabels }: ListFiltersProps) {
  const { t, i18n } = useLingui();
  const [isOpen, setIsOpen] = useState(false);
  const rowsId = useId();
  const filters = Object.entries(spec.filters);
  const chosenCount = Object.keys(query.filters).length;
  const count = countText(i18n.locale, chosenCount);
  return (
    <div className={styles.filters}>
      <div className={styles.head}>
        <search className={styles.search}>
          <Form action={path} preventScrollReset>
            <Fixed query={query} spec={spec} />
            <SearchField
              key={query.q}
              defaultValue={query.q}
              label={searchLabel}
              placeholder={searchLabel}
              buttonLabel={t({ id: "dashboard.list.search", message: "Search" })}
            />
          </Form>
        </search>
        {filters.length > 0 && (
          <Button
            kind="quiet"
            icon={<Icon glyph={FilterGlyph} />}
            aria-expanded={isOpen}
            aria-controls={rowsId}
            className={styles.fold}
            onClick={() => setIsOpen(!isOpen)}
          >
            {chosenCount === 0 ? (
              <Trans id="dashboard.list.filters">Filters</Trans>
            ) : (
              <Trans id="dashboard.list.filters-chosen">Filters ({count})</Trans>
            )}
          </Button>
        )}
      </div>
      <div id={rowsId} className={styles.rows} data-open={isOpen || undefined}>
        {filters.map(([word, choices]) => (
          <nav key={word} aria-label={filterLabels[word]}>
            <ChipRow label={filterLabels[word] ?? word} isScrolling>
              {choices.map(({ value, label }) => {
                const isPressed = query.filters[word] === value;
                const next = { ...query.filters, [word]: isPressed ? undefined : value };
                return (
                  <ChipLink
                    key={value}
                    to={listAddress(path, spec, { ...query, page: 1, filters: next as ListQuery["filters"] })}
                    isPressed={isPressed}
                    removeLabel={t({ id: "dashboard.list.remove-filter", message: "remove this filter" })}
                  >
                    {i18n._(label)}
                  </ChipLink>
                );
              })}
            </ChipRow>
          </nav>
        ))}
      </div>
    </div>
  );
}

/** The order and the filters stay while something else is searched for. */
function Fixed({ query, spec }: { query: ListQuery; spec: ListSpec }) {
  const sort = sortWord(query);
  const words = [...Object.entries(query.filters), ...(sort === spec.order ? [] : [["sort", sort]])];
  return words.map(([word, value]) => <input key={word} type="hidden" name={word} value={value} />);
}
