import { drawing } from "./drawing.ts";
import { facadePlan, type FacadePlan } from "./facade-plan.ts";
import { canvas } from "./house.ts";
import { type Look, looks as usualLooks } from "./looks.ts";
import { litWhen, looksWhen, marksWhen } from "./lit-when.ts";
import { type Colour, common, hours, paints, seasons, type Tint, walls } from "./palette.ts";
import type { Mark } from "./pen.ts";

export type Theme = "light" | "dark";

const tintsOf = (plan: FacadePlan): Record<Colour, Tint> => ({
  ...common,
  ...walls[plan.wall],
  ...paints[plan.paint],
  ...hours[plan.hour],
  ...seasons[plan.season],
});

/** Marks as paths, in the colours of a plan; `looks` of some roles may differ. */
export function paintedPaths(
  marks: readonly Mark[],
  { plan, theme, looks = usualLooks }: { plan: FacadePlan; theme: Theme; looks?: typeof usualLooks },
): string {
  const tints = tintsOf(plan);
  const colour = (name: Colour) => tints[name][theme === "light" ? 0 : 1];
  const path = ([role, data, dash]: Mark) => {
    const look: Look = looks[role];
    const attributes = {
      fill: look.fill ? colour(look.fill) : "none",
      stroke: look.stroke && colour(look.stroke),
      "stroke-width": look.width,
      "stroke-dasharray": dash ?? look.dash,
      "stroke-linecap": look.cap,
      opacity: look.opacity,
      d: data,
    };
    const written = Object.entries(attributes).filter(([, value]) => value !== undefined);
    return `<path ${written.map(([name, value]) => `${name}="${value}"`).join(" ")}/>`;
  };
  return marks.map(path).join("");
}

/**
 * The façade of a seed as a document of its own, four to three: colours are attributes, so no stylesheet is needed.
 * It has no size; who places it sets one. `isOpen`: known to be open, which is seen by night.
 */
export function facadeSvg(seed: string, theme: Theme, { isOpen = false } = {}): string {
  const isByDay = theme === "light";
  const plan = isByDay ? facadePlan(seed) : litWhen(facadePlan(seed), isOpen);
  const marks = isByDay ? drawing(plan) : marksWhen(isOpen, drawing(plan));
  const paths = paintedPaths(marks, { plan, theme, looks: looksWhen(isByDay || isOpen) });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${canvas.width} ${canvas.height}">${paths}</svg>`;
}
