import { renderToString } from "react-dom/server";
import { expect, it } from "vitest";
import { Cover } from "./cover.tsx";
import { COVER_MOTIFS, coverPlan } from "./cover-plan.ts";

it("the same product has the same cover wherever it is drawn", () => {
  const [once, again] = [0, 1].map(() => renderToString(<Cover motif="leaves" seed="7" />));
  expect(once).toBe(again);
});

it("a thousand products of a kind have many covers", () => {
  for (const motif of COVER_MOTIFS) {
    const plans = Array.from({ length: 1000 }, (_, id) => JSON.stringify(coverPlan(motif, String(id))));
    expect(new Set(plans).size).toBeGreaterThan(900);
  }
});

it("is decoration unless it is given a name", () => {
  expect(renderToString(<Cover motif="cones" seed="7" />)).toContain('aria-hidden="true"');
  expect(renderToString(<Cover motif="cones" seed="7" name="Fog Stick" />)).toContain('role="img"');
});
