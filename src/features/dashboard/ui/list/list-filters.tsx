import { Trans, useLingui } from "@lingui/react/macro";
import { type ReactNode, useId, useState } from "react";
import { Form } from "react-router";
import { countText } from "#platform/i18n/format.ts";
import { Button } from "#ui/button/button.tsx";
import { ChipLink } from "#ui/chip/chip-link.tsx";
import { ChipRow } from "#ui/chip/chip-row.tsx";
import { SearchField } from "#ui/field/search-field.tsx";
import { FilterGlyph } from "#ui/icon/glyphs.ts";
import { Icon } from "#ui/icon/icon.tsx";
import { chosenFilters } from "../../chosen-filters.ts";
import {
  choiceText,
  filterWords,
  listAddress,
  type ListQuery,
  type ListSpec,
  sortWord,
  withFilter,
} from "../../list-query.ts";
import styles from "./list-filters.module.css";

/** A filter by a thing that is looked up by its name. */
export interface LookUp {
  label: string;
  /** Of the list with only what is of the thing with this slug. */
  addressOf: (slug: string) => string;
}

/** What filters are called, and the control of those whose thing is looked up. */
export interface FilterParts {
  path: string;
  spec: ListSpec;
  query: ListQuery;
  searchLabel: string;
  /** How the things of a filter are called together. */
  filterLabels: Readonly<Record<string, string>>;
  /** Of a thing that a filter names by its slug, what it is called. */
  named?: Readonly<Record<string, string>>;
  /** Where such a thing is looked up. */
  lookUp?: (asked: LookUp) => ReactNode;
}

const NOTHING = {};

/**
 * The search and the filters of a list. On a phone the filters are folded behind a button, so that what was found is seen, and those that are
 * asked for now and then everywhere; the chosen ones are always there, each with a way to leave it out.
 */
export function ListFilters({
  path,
  spec,
  query,
  searchLabel,
  filterLabels,
  named = NOTHING,
  lookUp,
}: FilterParts) {
  const { t, i18n } = useLingui();
  const [isOpen, setIsOpen] = useState(false);
  const rowsId = useId();
  const { filters: chosen } = query;
  const chosenCount = Object.keys(chosen).length;
  const count = countText(i18n.locale, chosenCount);
  const hasFolded = (spec.folded ?? []).length > 0;
  const removeLabel = t({ id: "dashboard.list.remove-filter", message: "remove this filter" });
  const addressWith = (word: string, value: string | undefined) =>
    listAddress(path, spec, { ...query, page: 1, filters: withFilter(spec, chosen, { [word]: value }) });

  function choicesOf(word: string) {
    const choices = spec.filters[word] ?? [];
    const fitting = spec.fitting?.[word]?.(chosen);
    return fitting ? choices.filter(({ value }) => fitting.includes(value)) : choices;
  }

  const rows = filterWords(spec)
    .map((word) => ({
      word,
      label: filterLabels[word] ?? word,
      isFolded: spec.folded?.includes(word) === true,
      content: spec.slugs?.includes(word) ? (
        lookUp?.({ label: filterLabels[word] ?? word, addressOf: (slug) => addressWith(word, slug) })
      ) : choicesOf(word).length > 0 ? (
        <ChipRow label={filterLabels[word] ?? word} isScrolling>
          {choicesOf(word).map((choice) => {
            const isPressed = chosen[word] === choice.value;
            return (
              <ChipLink
                key={choice.value}
                to={addressWith(word, isPressed ? undefined : choice.value)}
                isPressed={isPressed}
                removeLabel={removeLabel}
              >
                {choiceText(choice, i18n)}
              </ChipLink>
            );
          })}
        </ChipRow>
      ) : null,
    }))
    .filter(({ content }) => content);

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
        {rows.length > 0 && (
          <Button
            kind="quiet"
            icon={<Icon glyph={FilterGlyph} />}
            aria-expanded={isOpen}
            aria-controls={rowsId}
            className={hasFolded ? undefined : styles.fold}
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
      {hasFolded && chosenCount > 0 && (
        <ChipRow label={t({ id: "dashboard.list.chosen", message: "Chosen filters" })}>
          {chosenFilters({ spec, query, named }, i18n).map(({ word, text }) => (
            <ChipLink key={word} to={addressWith(word, undefined)} isPressed removeLabel={removeLabel}>
              {text}
            </ChipLink>
          ))}
        </ChipRow>
      )}
      <div id={rowsId} className={styles.rows} data-open={isOpen || undefined}>
        {rows.map(({ word, label, isFolded, content }) => (
          <nav
            key={word}
            aria-label={label}
            className={hasFolded ? styles.row : undefined}
            data-folded={isFolded || undefined}
          >
            {hasFolded && (
              <span className={styles.label} aria-hidden>
                {label}
              </span>
            )}
            {content}
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
