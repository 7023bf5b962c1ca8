import { COVER_HEIGHT, COVER_WIDTH, coverDrawing } from "./cover-drawing.ts";
import type { CoverMark } from "./cover-motif.ts";
import { COVER_PALETTE } from "./cover-palette.ts";
import { type CoverMotif, coverPlan } from "./cover-plan.ts";

type Paint = (role: CoverMark[0]) => string;

function written(marks: readonly CoverMark[], paint: Paint): string {
  return marks.map(([role, path]) => `<path ${paint(role)} d="${path}"/>`).join("");
}

const stroke = (colour: string) => `fill="none" stroke="${colour}" stroke-width="2" stroke-linecap="round"`;
const fill = (colour: string) => `fill="${colour}"`;

/**
 * The cover of a seed as a document of its own, four to three, for share images: colours are attributes, so no
 * stylesheet is needed. It has no size; who places it sets one.
 */
export function coverSvg(motif: CoverMotif, seed: string, theme: "light" | "dark"): string {
  const plan = coverPlan(motif, seed);
  const { marks, tile, spots, patternTransform, motifTransform, disc } = coverDrawing(plan);
  const colours = COVER_PALETTE[plan.tint];
  const colour = (name: keyof typeof colours) => colours[name][theme === "light" ? 0 : 1];
  const pale = written(marks, (role) => (role === "line" ? stroke(colour("field")) : fill(colour("field"))));
  const strong = written(marks, (role) => (role === "line" ? stroke(colour("line")) : fill(colour(role))));
  const all = `M0 0h${COVER_WIDTH}v${COVER_HEIGHT}H0z`;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${COVER_WIDTH} ${COVER_HEIGHT}">` +
    `<pattern id="field" width="${tile}" height="${tile}" patternUnits="userSpaceOnUse" patternTransform="${patternTransform}">` +
    `${spots.map((spot) => `<g transform="${spot}">${pale}</g>`).join("")}</pattern>` +
    `<path ${fill(colour("ground"))} d="${all}"/><path fill="url(#field)" d="${all}"/>` +
    `<path ${fill(colour("disc"))} d="${disc}"/><g transform="${motifTransform}">${strong}</g></svg>`
  );
}
