import type { CoverMotif } from "#ui/cover/cover-plan.ts";
import { coverSvg } from "#ui/cover/cover-svg.ts";
import { facadeSvg } from "#ui/facade/facade-svg.ts";
import { type RoundelTone, roundelTone } from "#ui/roundel/roundel-tone.ts";
import { ART_WIDTH, CARD, COLOURS } from "./card-measures.ts";

/** The drawing on the left of a share image: the same facade, cover and roundel as everywhere. */
export type CardArt =
  | { kind: "facade"; seed: string }
  | { kind: "cover"; seed: string; motif: CoverMotif }
  | { kind: "roundel"; seed: string };

/** A roundel as in roundel.module.css, before a wall that it stands out from. */
const TONES: Record<RoundelTone, { wall: string; ground: string; letters: string }> = {
  canal: { wall: "#a9cdbf", ground: COLOURS.canalTint, letters: COLOURS.canal },
  brick: { wall: "#e3b3a3", ground: COLOURS.brickTint, letters: COLOURS.brick },
  saffron: { wall: "#f0c084", ground: COLOURS.saffronTint, letters: COLOURS.ink },
  paper: { wall: "#d6cdb8", ground: COLOURS.sunken, letters: COLOURS.ink },
};

/** The drawing of an art as a document of its own, which fills the left. */
export function cardArtSvg(art: CardArt): string {
  if (art.kind === "facade") return facadeSvg(art.seed, "light");
  if (art.kind === "cover") return coverSvg(art.motif, art.seed, "light");
  return roundelSvg(TONES[roundelTone(art.seed)]);
}

/** The colour of the monogram on a roundel; null for what has none. */
export function monogramColour(art: CardArt): string | null {
  return art.kind === "roundel" ? TONES[roundelTone(art.seed)].letters : null;
}

function roundelSvg({ wall, ground, letters }: { wall: string; ground: string; letters: string }): string {
  const middle = `cx="${ART_WIDTH / 2}" cy="${CARD.height / 2}"`;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${ART_WIDTH} ${CARD.height}">` +
    `<path fill="${wall}" d="M0 0h${ART_WIDTH}v${CARD.height}H0z"/>` +
    `<circle ${middle} r="176" fill="${ground}" stroke="${letters}" stroke-width="7"/>` +
    `<circle ${middle} r="152" fill="none" stroke="${letters}" stroke-width="3" stroke-dasharray="7 7"/></svg>`
  );
}
