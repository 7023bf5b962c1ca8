import type { ReactNode } from "react";
import { scaleLinear } from "d3-scale";
import { VisuallyHidden } from "../layout/visually-hidden.tsx";
import styles from "./chart.module.css";

type BarChartProps = {
  title: ReactNode;
  /** Names of the two columns. */
  columns: [label: string, value: string];
  bars: readonly {
    id: string;
    label: ReactNode;
    /** Null where too few are known to say. */
    value: number | null;
    /** The value in the reader's numerals, or why there is none. */
    text: string;
  }[];
};

/** Bars from nought, each with its name and number: chart and table in one. */
export function BarChart({ title, columns: [label, value], bars }: BarChartProps) {
  const most = Math.max(0, ...bars.map((bar) => bar.value ?? 0));
  const width = scaleLinear([0, most || 1], [0, 100]);
  return (
    <table className={styles.bars}>
      <caption className={styles.title}>{title}</caption>
      <thead>
        <tr>
          <th scope="col">
            <VisuallyHidden>{label}</VisuallyHidden>
          </th>
          <th scope="colgroup" colSpan={2}>
            <VisuallyHidden>{value}</VisuallyHidden>
          </th>
        </tr>
      </thead>
      <tbody>
        {bars.map((bar) => (
          <tr key={bar.id}>
            <th scope="row">{bar.label}</th>
            {bar.value === null ? (
              // The words take the room of the bar that is not there.
              <td className={styles.unsaid} colSpan={2}>
                {bar.text}
              </td>
            ) : (
              <>
                <td className={styles.number}>{bar.text}</td>
                <td className={styles.length} aria-hidden="true">
                  <svg className={styles.bar} width="100%" height="12">
                    <rect width={`${Math.round(width(bar.value) * 10) / 10}%`} height="12" rx="3" />
                  </svg>
                </td>
              </>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
