import { Trans, useLingui } from "@lingui/react/macro";
import { countText, dayText } from "#platform/i18n/format.ts";
import { Section } from "#ui/layout/section.tsx";
import { Stack } from "#ui/layout/stack.tsx";
import { VisuallyHidden } from "#ui/layout/visually-hidden.tsx";
import { DocumentLink } from "#ui/link/document-link.tsx";
import { useAddress } from "#ui/link/use-address.ts";
import { METHODS } from "../methods.ts";
import {
  isWithheld,
  type Statistic,
  type StatisticName,
  type Column,
  type ColumnName,
  STATISTICS,
} from "../statistic.ts";
import { StatisticChart } from "./statistic-chart.tsx";
import { StatisticSaying } from "./statistic-saying.tsx";
import styles from "./statistics.module.css";
import { DataTable } from "#ui/chart/data-table.tsx";
import { useColumnWords } from "./column-words.ts";
import { useCellText } from "./use-cell-text.ts";

/** One statistic: a sentence, its method, chart, table and file. */
export function StatisticSection({ statistic, title }: { statistic: Statistic; title: string }) {
  const { i18n } = useLingui();
  const empty = useEmptyWords()[statistic.name];
  const csv = useAddress(`/statistics/${statistic.name}.csv`);
  const { name, rows } = statistic;
  const isEmpty = rows.length === 0;
  return (
    <Section id={name} title={title} className={styles.statistic}>
      <div className={styles.columns}>
        <Stack gap={3}>
          <p className={styles.saying}>{isEmpty ? empty : <StatisticSaying statistic={statistic} />}</p>
          <p className={styles.method}>{i18n._(METHODS[name])}</p>
          <Counted statistic={statistic} />
          <p>
            <DocumentLink href={csv} download className={styles.file}>
              <Trans id="statistics.csv">Download as CSV</Trans>
              <VisuallyHidden>: {title}</VisuallyHidden>
            </DocumentLink>
          </p>
        </Stack>
        {!isEmpty && (
          <Stack gap={2} className={styles.figure}>
            <StatisticChart statistic={statistic} title={title} />
            {rows.some((row) => isWithheld(name, row)) && (
              <p className={styles.method}>
                <Trans id="statistics.withheld">
                  Not shown: fewer than five, or a figure that would reveal such a small number.
                </Trans>
              </p>
            )}
            {name !== "opening-hours" && <StatisticTable statistic={statistic} title={title} />}
          </Stack>
        )}
      </div>
    </Section>
  );
}

function Counted({ statistic: { n, computedAt } }: { statistic: Statistic }) {
  const { i18n } = useLingui();
  const day = dayText(i18n.locale, "date", computedAt);
  const count = n === null ? null : countText(i18n.locale, n);
  return (
    <p className={styles.counted}>
      {count === null ? (
        <Trans id="statistics.counted-few">
          n &lt; 5, worked out on <time dateTime={computedAt}>{day}</time>
        </Trans>
      ) : (
        <Trans id="statistics.counted">
          n = {count}, worked out on <time dateTime={computedAt}>{day}</time>
        </Trans>
      )}
    </p>
  );
}

/** Why there are no data yet, and where they will come from. */
function useEmptyWords(): Record<StatisticName, string> {
  const { t } = useLingui();
  const fewShops = t({
    id: "statistics.empty.shops",
    message: "Fewer than five shops are known so far. This will fill up as the guide grows.",
  });
  const fewMenus = t({
    id: "statistics.empty.menus",
    message:
      "Fewer than five shops have a public menu so far, and invented samples don’t count. This will fill up as menus come in.",
  });
  const fewPrices = t({
    id: "statistics.empty.prices",
    message:
      "Fewer than five shops have public prices so far, and invented samples don’t count. This will fill up as menus with prices come in.",
  });
  return {
    "shops-by-province": fewShops,
    "shops-by-municipality": fewShops,
    "access-policy": fewShops,
    wheelchair: fewShops,
    "opening-hours": t({
      id: "statistics.empty.hours",
      message:
        "The opening hours of fewer than five shops are known so far. This will fill up as shops and visitors tell us theirs.",
    }),
    "euros-per-gram": fewPrices,
    "five-gram-discount": fewPrices,
    "strains-by-shops": fewMenus,
    "menu-freshness": fewMenus,
    contributions: t({
      id: "statistics.empty.contributions",
      message:
        "Nothing can be contributed yet. Once it can, this will count reviews, confirmed facts, accepted corrections, and what moderators removed and why.",
    }),
  };
}

/** Everything a statistic has, row by row. */
function StatisticTable({ statistic: { name, rows }, title }: { statistic: Statistic; title: string }) {
  const cellText = useCellText();
  const columnWords = useColumnWords();
  const all: readonly Column[] = STATISTICS[name].columns;
  const columns = all.flatMap((column) => {
    const words = columnWords[column.name as ColumnName];
    return words === undefined ? [] : [{ name: column.name as ColumnName, words }];
  });
  return (
    <details className={styles.details}>
      <summary>
        <Trans id="statistics.as-table">The numbers as a table</Trans>
      </summary>
      <DataTable
        caption={title}
        columns={columns.map(({ words }) => words)}
        rows={rows.map((row) => ({
          id: JSON.stringify(row),
          cells: columns.map((column) => cellText(name, row, column.name)),
        }))}
      />
    </details>
  );
}
