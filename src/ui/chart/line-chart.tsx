import { useId } from "react";
import styles from "./chart.module.css";
import { type LinePoint, linePlot } from "./line-plot.ts";

type LineChartProps = {
  /** The id of the words that name it, such as those of a `ChartFigure`. */
  labelledBy: string;
  /** What it shows, in a sentence, for those who do not see it. */
  description: string;
  points: readonly LinePoint[];
  /** Words of a value at the side. */
  tickText: (value: number) => string;
};

/**
 * A line with the range around it. Drawn without measuring in the browser: every distance is a share of the width, so words and
 * strokes keep their size on a phone. The same data are in a table beside it (`ChartFigure`).
 */
export function LineChart({ labelledBy, description, points, tickText }: LineChartProps) {
  const descriptionId = useId();
  const plot = linePlot(points);
  return (
    <svg role="img" aria-labelledby={labelledBy} aria-describedby={descriptionId} className={styles.chart}>
      <desc id={descriptionId}>{description}</desc>
      {plot.ticks.map(({ value, y }) => (
        <g key={value}>
          <line className={styles.rule} x1="0" x2="100%" y1={`${y}%`} y2={`${y}%`} />
          <text className={styles.tick} x="0" y={`${y}%`} dy="-4">
            {tickText(value)}
          </text>
        </g>
      ))}
      <svg viewBox="0 0 100 100" preserveAspectRatio="none" width="100%" height="100%">
        <path className={styles.range} d={plot.range} />
        <path className={styles.line} d={plot.line} />
      </svg>
      {plot.dots.map(({ id, x, y }) => (
        <circle key={id} className={styles.dot} cx={`${x}%`} cy={`${y}%`} r="3.5" />
      ))}
      {plot.labels.map(({ id, text, x, anchor }) => (
        <text key={id} className={styles.tick} x={`${x}%`} y="97%" textAnchor={anchor}>
          {text}
        </text>
      ))}
    </svg>
  );
}
