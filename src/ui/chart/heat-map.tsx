import type { ReactNode } from "react";
import { classNames } from "../class-names.ts";
import { VisuallyHidden } from "../layout/visually-hidden.tsx";
import styles from "./heat-map.module.css";

const STEPS = 5;

/** The shade of a share from 0 to 1: from 1, the lightest, to 5. */
export function heatStep(share: number): number {
  return Math.min(STEPS, Math.max(1, Math.floor(share * STEPS) + 1));
}

type HeatMapProps = {
  title: ReactNode;
  /** Name of the column of row headers, for screen readers. */
  corner: string;
  /** The unit of all numbers, such as `%`: shown once, because seven columns leave no room for it on a phone. */
  unit: string;
  /** A short visible name, and the full one for screen readers. */
  columns: readonly { id: string; short: string; name: string }[];
  rows: readonly {
    id: string;
    label: string;
    cells: readonly {
      id: string;
      /** From 0 to 1; null where too few are known to say. */
      share: number | null;
      /** The text of the number in the cell. */
      text: string;
    }[];
  }[];
  /** What a cell without a number means, for screen readers. */
  nothing: string;
};

/** Shares in two directions, darker for more. Every cell has its number: the chart is its own table, and colour only helps. */
export function HeatMap({ title, corner, unit, columns, rows, nothing }: HeatMapProps) {
  return (
    <table className={styles.map}>
      <caption>{title}</caption>
      <thead>
        <tr>
          <th scope="col">
            <VisuallyHidden>{corner}</VisuallyHidden>
            {unit}
          </th>
          {columns.map(({ id, short, name }) => (
            <th key={id} scope="col" abbr={name}>
              <span aria-hidden="true">{short}</span>
              <VisuallyHidden>{name}</VisuallyHidden>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ id, label, cells }) => (
          <tr key={id}>
            <th scope="row">{label}</th>
            {cells.map((cell) => (
              <td
                key={cell.id}
                className={classNames(cell.share !== null && styles[`step-${heatStep(cell.share)}`])}
              >
                {cell.share === null ? (
                  <>
                    <span aria-hidden="true">·</span>
                    <VisuallyHidden>{nothing}</VisuallyHidden>
                  </>
                ) : (
                  cell.text
                )}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
