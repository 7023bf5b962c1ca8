import type { ReactNode } from "react";
import { VisuallyHidden } from "../layout/visually-hidden.tsx";
import styles from "./chart.module.css";

export type DataTableProps = {
  /** For screen readers; sighted readers have the title of the chart. */
  caption: ReactNode;
  /** The first one names the rows; the others hold numbers. */
  columns: readonly string[];
  rows: readonly { id: string; cells: readonly ReactNode[] }[];
};

/** Numbers in rows and columns. On a narrow screen it scrolls by itself, and the keyboard reaches it. */
export function DataTable({ caption, columns, rows }: DataTableProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard
    <div className={styles.scroll} tabIndex={0} role="group">
      <table className={styles.table}>
        <caption>
          <VisuallyHidden>{caption}</VisuallyHidden>
        </caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ id, cells: [name, ...numbers] }) => (
            <tr key={id}>
              <th scope="row">{name}</th>
              {numbers.map((number, place) => (
                <td key={columns[place + 1]}>{number}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
