import { type Goal, isReached, type Measurement, ratioOf, type Unit } from "./measurement.ts";

const HEAD = ["what", "measured", "floor", "ratio", "goal", ""];

/** The measurements as text, columns under each other. */
export function table(measurements: readonly Measurement[]): string {
  const rows = [HEAD, ...measurements.map(cells)];
  const widths = HEAD.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  const lines = rows.map((row) =>
    row.map((cell, column) =>
      column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0),
    ),
  );
  const rule = widths.map((width) => "-".repeat(width));
  return [lines[0], rule, ...lines.slice(1)].map((line) => line?.join("  ").trimEnd()).join("\n");
}

function cells(measurement: Measurement): string[] {
  const { what, measured, unit, floor, goal } = measurement;
  const ratio = ratioOf(measurement);
  return [
    what,
    amount(measured, unit),
    floor === undefined ? "" : amount(floor, unit),
    ratio === undefined ? "" : `${ratio.toFixed(2)} ×`,
    goal ? goalText(goal, unit) : "",
    verdict(isReached(measurement)),
  ];
}

function goalText({ of, atMost, atLeast }: Goal, unit: Unit): string {
  const sign = atMost === undefined ? "≥" : "≤";
  return `${sign} ${of === "ratio" ? `${atMost ?? atLeast} ×` : withUnit(String(atMost ?? atLeast), unit)}`;
}

function verdict(isGood: boolean | undefined): string {
  if (isGood === undefined) return "";
  return isGood ? "ok" : "NOT REACHED";
}

const DIGITS: Record<Unit, number> = { ms: 3, s: 1, kB: 1, MB: 0, points: 0, "": 2 };

const amount = (value: number, unit: Unit) => withUnit(value.toFixed(DIGITS[unit]), unit);

const withUnit = (text: string, unit: Unit) => (unit === "" || unit === "points" ? text : `${text} ${unit}`);
