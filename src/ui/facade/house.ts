import type { FacadePlan } from "./facade-plan.ts";

/** The canvas, four to three; the pavement is the line that every house of the row stands on. */
export const canvas = { width: 400, height: 300, centre: 200, pavement: 258 } as const;

/** Panes and their pitch are the same in every house: the façades of one page then share most of their paths. */
export const pane = { width: 22, pitch: 38 } as const;

const widths = { 2: 96, 3: 128, 4: 164 } as const;

/** From the ground up: the front room is tall, and each storey is lower than the one below it. */
const storeyHeights = { 2: [76, 62], 3: [66, 53, 44], 4: [62, 45, 38, 31] } as const;

export type Storey = { top: number; height: number };

/** Where the parts of one house are, in units of the canvas. */
export type House = {
  plan: FacadePlan;
  width: number;
  left: number;
  right: number;
  centre: number;
  eaves: number;
  ground: Storey;
  /** The storeys above the ground, from the first floor up. */
  upper: readonly Storey[];
  firstPane: number;
};

export function house(plan: FacadePlan): House {
  const width = widths[plan.bayCount];
  const { centre } = canvas;
  let top: number = canvas.pavement;
  const [ground, ...upper] = storeyHeights[plan.storeyCount].map((height) => ({
    top: (top -= height),
    height,
  }));
  return {
    plan,
    width,
    centre,
    ground: ground!,
    upper,
    eaves: top,
    left: centre - width / 2,
    right: centre + width / 2,
    firstPane: centre - ((plan.bayCount - 1) * pane.pitch + pane.width) / 2,
  };
}
