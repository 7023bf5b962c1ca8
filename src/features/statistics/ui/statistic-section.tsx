import { Trans, useLingui } from "@lingui/react/macro";
import { countText, dayText } from "#platform/i18n/format.ts";
import { timeAttribute } from "#platform/i18n/time-attribute.ts";
import { Section } from "#ui/layout/section.tsx";
import { Stack } from "#ui/layout/stack.tsx";
import { VisuallyHidden } from "#ui/layout/visually-hidden.tsx";
import { DocumentLink } from "#ui/link/document-link.tsx";
import { useAddress } from "#ui/link/use-address.ts";
import { METHODS } from "../methods.ts";
import { isWithheld, type Statistic, type Column, type ColumnName, STATISTICS } from "../statistic.ts";
import { StatisticChart } from "./statistic-chart.tsx";
import { StatisticSaying } from "./statistic-saying.tsx";
import styles from "./statistics.module.css";
import { DataTable } from "#ui/chart/data-table.tsx";
import { useColumnWords } from "./column-words.ts";
import { useCellText } from "./use-cell-text.ts";

/** One statistic that has data: a sentence, its picture, and folded below its table, its method and its file. */
export function StatisticSection({ statistic, title }: { statistic: Statistic; title: string }) {
  const { i18n } = useLingui();
  const csv = useAddress(`/statistics/${statistic.name}.csv`);
  const { name, rows } = statistic;
  return (
    <Section id={name} title={title} className={styles.statistic}>
      <Stack gap={4} className={styles.whole}>
        <p className={styles.saying}>
          <StatisticSaying statistic={statistic} />
        </p>
        {name === "shops-by-municipality" ? (
          <div className={styles.beside}>
            <StatisticMap />
            <StatisticChart statistic={statistic} title={title} />
          </div>
        ) : (
          <StatisticChart statistic={statistic} title={title} />
        )}
        {rows.some((row) => isWithheld(name, row)) && (
          <p className={styles.method}>
            <Trans id="statistics.withheld">
              Not shown: fewer than five, or a figure that would reveal such a small number.
            </Trans>
          </p>
        )}
        <div>
          {name !== "opening-hours" && <StatisticTable statistic={statistic} title={title} />}
          <details className={styles.details}>
            <summary>
              <Trans id="statistics.how">How this is counted</Trans>
              <VisuallyHidden>: {title}</VisuallyHidden>
            </summary>
            <p className={styles.method}>{i18n._(METHODS[name])}</p>
            {name === "shops-by-municipality" && (
              <p className={styles.method}>
                <Trans id="statistics.map-method">
                  The map draws each spot with the municipality of the nearest place, not by its border.
                </Trans>
              </p>
            )}
            <p>
              <DocumentLink href={csv} download className={styles.file}>
                <Trans id="statistics.csv">Download as CSV</Trans>
                <VisuallyHidden>: {title}</VisuallyHidden>
              </DocumentLink>
            </p>
          </details>
        </div>
        <Counted statistic={statistic} />
      </Stack>
    </Section>
  );
}

/** The map of the country; what it shows stands in the bars beside it and in the table too. */
function StatisticMap() {
  const { t } = useLingui();
  return (
    <img
      src={useAddress("/statistics/map.svg")}
      alt={t({
        id: "statistics.map",
        message: "Map of the Netherlands with the number of shops of each municipality, as in the list",
      })}
      width="440"
      height="507"
      loading="lazy"
      className={styles.map}
    />
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
          n &lt; 5, worked out on <time dateTime={timeAttribute(computedAt)}>{day}</time>
        </Trans>
      ) : (
        <Trans id="statistics.counted">
          n = {count}, worked out on <time dateTime={timeAttribute(computedAt)}>{day}</time>
        </Trans>
      )}
    </p>
  );
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
