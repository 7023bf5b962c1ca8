import { Trans } from "@lingui/react/macro";
import { DataTable } from "#ui/chart/data-table.tsx";
import { type Column, type ColumnName, type Statistic, STATISTICS } from "../statistic.ts";
import { useColumnWords } from "./column-words.ts";
import styles from "./statistics.module.css";
import { useCellText } from "./use-cell-text.ts";

/** Everything a statistic has, row by row. */
export function StatisticTable({
  statistic: { name, rows },
  title,
}: {
  statistic: Statistic;
  title: string;
}) {
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
