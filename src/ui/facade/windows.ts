import { type House, pane, type Storey } from "./house.ts";
import { type Mark, row } from "./pen.ts";
import { dashes, type Strip, verticals } from "./strips.ts";
import { isBrick, type Sash } from "./traits.ts";

const columns: Record<Sash, 2 | 3> = { cross: 2, six: 2, nine: 3, twelve: 3, arched: 2, transom: 2 };

/** How far below the top of a window its horizontal glazing bars are. */
function railsOf(sash: Sash, height: number): number[] {
  if (sash === "cross" || sash === "transom") return [Math.round(height * 0.36)];
  const count = Math.min(sash === "twelve" ? 4 : 3, Math.max(2, Math.round(height / 8)));
  return Array.from({ length: count - 1 }, (_, index) => Math.round((height * (index + 1)) / count));
}

const windowOf = (sash: Sash, { top, height }: Storey): Strip =>
  sash === "arched" ? { top: top + 12, height: height - 19 } : { top: top + 10, height: height - 17 };

/** The windows of each bay from the top down; those of the front room too when the ground floor is no shop. */
export function windowsOf({ plan, upper, ground }: House): Strip[] {
  const strips = upper.toReversed().map((storey) => windowOf(plan.sash, storey));
  if (plan.front === "house") strips.push({ top: ground.top + 12, height: ground.height - 24 });
  if (plan.front === "stoop") strips.push({ top: ground.top + 11, height: ground.height - 31 });
  return strips;
}

/** The bays that have windows: a warehouse has hatches in its middle one. */
export const baysOf = ({ plan }: House) =>
  plan.finish === "warehouse"
    ? { count: 2, pitch: 2 * pane.pitch }
    : { count: plan.bayCount, pitch: pane.pitch as number };

function shutters(
  x: number,
  from: number,
  to: number,
  gaps: readonly number[],
  strips: readonly Strip[],
): Mark[] {
  const lines = verticals(x - 5, from, to, [32, ...gaps.flatMap((gap) => [gap - 32, 32])]);
  const louvres = strips.map(({ top, height }) => ({ top: top + 3, height: height - 6 }));
  return [
    ["shutter", lines, dashes(from, strips)],
    ["louvre", lines, dashes(from, louvres)],
  ];
}

/** All windows but those of a shop: frames, glass, glazing bars, sills, and what is above and beside them. */
export function windows(house: House): Mark[] {
  const { plan, firstPane } = house;
  const { width } = pane;
  const { count, pitch } = baysOf(house);
  const strips = windowsOf(house);
  const last = strips.at(-1)!;
  const from = strips[0]!.top - 7;
  const to = last.top + last.height + 4;
  const gaps = Array.from({ length: count - 1 }, () => pitch);
  const line = verticals(firstPane + width / 2, from, to, gaps);
  const each = (cut: (strip: Strip) => Strip | Strip[]) => dashes(from, strips.flatMap(cut));
  const third = Math.round(width / 3);
  const inner = width - 2 * third;
  const uprights =
    columns[plan.sash] === 2
      ? line
      : verticals(firstPane + third, from, to, [inner, ...gaps.flatMap((gap) => [gap - inner, inner])]);
  const marks: Mark[] = [
    ["frame", line, each(({ top, height }) => ({ top: top - 2, height: height + 4 }))],
    ["glass", line, dashes(from, strips)],
    [
      "rail",
      line,
      each(({ top, height }) => railsOf(plan.sash, height).map((y) => ({ top: top + y, height: 1 }))),
    ],
    ["bars", uprights, dashes(from, strips)],
    ["sill", line, each(({ top, height }) => ({ top: top + height + 2, height: 2 }))],
  ];
  if (plan.sash === "arched") {
    const arches = strips.map(({ top }) => row(firstPane - 2, top - 1, pitch, count, "q13-10 26 0z"));
    marks.push(["trim", arches.join("")]);
  } else if (isBrick(plan.wall))
    marks.push(["lintel", line, each(({ top }) => ({ top: top - 6, height: 4 }))]);
  if (plan.hasShutters)
    marks.push(...shutters(firstPane, from, to, gaps, strips.slice(0, house.upper.length)));
  return marks;
}
