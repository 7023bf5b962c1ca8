import { scaleLinear } from "d3-scale";
import { area, curveMonotoneX, line } from "d3-shape";

/** A place along the line; null where nothing is known, which leaves a gap. */
export interface LinePoint {
  id: string;
  /** The label below it, where there is room. */
  label: string;
  value: number | null;
  /** Ends of the range around it. */
  low?: number;
  high?: number;
}

/** Everything in percent of width and height, so that words keep their size at every width. */
export interface LinePlot {
  ticks: { value: number; y: number }[];
  labels: { id: string; text: string; x: number; anchor: "start" | "middle" | "end" }[];
  dots: { id: string; x: number; y: number }[];
  line: string;
  range: string;
}

/** Beside the words of the values. */
const LEFT = 15;
const RIGHT = 98;
const TOP = 10;
const BOTTOM = 84;
const TICK_COUNT = 4;
/** More labels would overlap on a phone. */
const MOST_LABELS = 4;

type Known = LinePoint & { value: number; place: number };

/** Where lines, range, dots and words go. The scale begins at nought only when the values come near it: it is a line, not a bar. */
export function linePlot(points: readonly LinePoint[]): LinePlot {
  const known = points.flatMap((point, place) =>
    point.value === null ? [] : [{ ...point, value: point.value, place }],
  );
  const ends = known.flatMap(({ value, low = value, high = value }) => [low, high]);
  const across = scaleLinear([0, Math.max(1, points.length - 1)], [LEFT, RIGHT]);
  const up = scaleLinear(domainOf(ends), [BOTTOM, TOP]).nice(TICK_COUNT);
  const x = (place: number) => round(points.length === 1 ? (LEFT + RIGHT) / 2 : across(place));
  const y = (value: number) => round(up(value));
  const places = points.map((point, place) => ({ ...point, place }));
  const isKnown = ({ value }: LinePoint) => value !== null;
  const drawLine = line<(typeof places)[number]>(
    ({ place }) => x(place),
    ({ value }) => y(value ?? 0),
  )
    .defined(isKnown)
    .curve(curveMonotoneX)
    .digits(2);
  const drawRange = area<(typeof places)[number]>(
    ({ place }) => x(place),
    ({ value, low }) => y(low ?? value ?? 0),
    ({ value, high }) => y(high ?? value ?? 0),
  )
    .defined(isKnown)
    .curve(curveMonotoneX)
    .digits(2);
  return {
    ticks: up.ticks(TICK_COUNT).map((value) => ({ value, y: y(value) })),
    labels: labelsOf(points, x),
    dots: known.map(({ id, place, value }: Known) => ({ id, x: x(place), y: y(value) })),
    line: drawLine(places) ?? "",
    range: drawRange(places) ?? "",
  };
}

/** Never an empty range, which has no scale. */
function domainOf(ends: readonly number[]): [number, number] {
  const [low, high] = [Math.min(...ends), Math.max(...ends)];
  if (ends.length === 0) return [0, 1];
  const room = (high - low) * 0.15 || Math.max(1, high * 0.1);
  return [Math.max(0, low - room), high + room];
}

function labelsOf(points: readonly LinePoint[], x: (place: number) => number): LinePlot["labels"] {
  const last = points.length - 1;
  const step = Math.max(1, Math.ceil(last / (MOST_LABELS - 1)));
  return points.flatMap(({ id, label }, place) => {
    if ((last - place) % step !== 0) return [];
    const anchor = last === 0 ? "middle" : place === 0 ? "start" : place === last ? "end" : "middle";
    return [{ id, text: label, x: x(place), anchor } as const];
  });
}

function round(number: number): number {
  return Math.round(number * 100) / 100;
}
