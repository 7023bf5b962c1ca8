import { type House, pane } from "./house.ts";
import { type Mark, rect } from "./pen.ts";
import { baysOf, windowsOf } from "./windows.ts";

/** The windows that are lit at night; by day they have the colour of the glass that they lie on. */
export function lamplight(house: House): Mark[] {
  const { count, pitch } = baysOf(house);
  const lit = windowsOf(house).flatMap(({ top, height }, storey) =>
    Array.from({ length: count }, (_, bay) => bay)
      .filter((bay) => house.plan.lit[storey]?.[bay])
      .map((bay) => rect(house.firstPane + bay * pitch, top, pane.width, height)),
  );
  return [["lit", lit.join("")]];
}
