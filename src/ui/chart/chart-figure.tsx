import { type ReactNode, useId } from "react";
import { DataTable, type DataTableProps } from "./data-table.tsx";
import styles from "./chart.module.css";

type ChartFigureProps = {
  title: ReactNode;
  /** How many, when, how: what makes a chart honest. */
  note?: ReactNode;
  /** Opens the table: "The same as a table". */
  tableLabel: ReactNode;
  table: Omit<DataTableProps, "caption">;
  /** Renders the chart; `titleId` is its name. */
  children: (titleId: string) => ReactNode;
};

/** A chart under its title, with its note and with everything it shows as a table. */
export function ChartFigure({ title, note, tableLabel, table, children }: ChartFigureProps) {
  const titleId = useId();
  return (
    <figure className={styles.figure}>
      <figcaption id={titleId} className={styles.title}>
        {title}
      </figcaption>
      {children(titleId)}
      {note && <p className={styles.note}>{note}</p>}
      <details className={styles.details}>
        <summary>{tableLabel}</summary>
        <DataTable caption={title} {...table} />
      </details>
    </figure>
  );
}
