import type { CoverTint } from "./cover-plan.ts";

/** By day and by night. */
type Tint = readonly [light: string, dark: string];

/** `ground` behind everything, `field` for the pattern, `disc` behind the big one, which is `body`, `mark` and `line`. */
export type CoverColour = "ground" | "field" | "disc" | "body" | "mark" | "line";

/** The colours of cover.module.css, for pictures without a stylesheet. */
export const COVER_PALETTE: Record<CoverTint, Record<CoverColour, Tint>> = {
  moss: tint(
    "#dfe6d3/#222b20",
    "#cdd8bd/#2c382a",
    "#f3f5ea/#1a2118",
    "#6f8a5a/#7f9a69",
    "#c8913f/#d0a05a",
    "#3f5638/#b6c9a2",
  ),
  sage: tint(
    "#d9e5df/#1e2a27",
    "#c4d6cd/#283632",
    "#f0f5f1/#17201e",
    "#55836f/#6b9a86",
    "#b4613f/#c97f60",
    "#2f5546/#a5c8b8",
  ),
  sand: tint(
    "#ece2cd/#2c2619",
    "#dfd1b4/#393122",
    "#f8f3e6/#211d13",
    "#a98449/#b3925e",
    "#5f7d63/#7f9c82",
    "#6b5128/#d6bf93",
  ),
  clay: tint(
    "#eedbd0/#30221c",
    "#e2c8b9/#3d2d26",
    "#f9efe9/#241a15",
    "#b0694a/#b77b61",
    "#d2a04c/#d0a561",
    "#713d28/#dcb29d",
  ),
  plum: tint(
    "#e6dbe3/#2a2129",
    "#d7c7d3/#362b35",
    "#f5eff3/#1f191e",
    "#855e7c/#99778f",
    "#c98f4a/#cda268",
    "#543a4e/#cdb2c5",
  ),
  dusk: tint(
    "#dadfe9/#202532",
    "#c7cedd/#2b3140",
    "#eff2f7/#191d27",
    "#5d7097/#7386ab",
    "#c58a4c/#cb9d69",
    "#384763/#b0bdd8",
  ),
  slate: tint(
    "#dbe2e2/#20292b",
    "#c8d2d3/#2a3537",
    "#f0f4f4/#192022",
    "#5b7a80/#718f95",
    "#b3623f/#c58064",
    "#37525a/#abc3c8",
  ),
  straw: tint(
    "#efe7c6/#2c291a",
    "#e3d8a9/#393523",
    "#faf6e3/#212013",
    "#9a9141/#a49c58",
    "#b4613f/#c57f60",
    "#5f5a22/#cfc892",
  ),
};

function tint(...pairs: [string, string, string, string, string, string]): Record<CoverColour, Tint> {
  const [ground, field, disc, body, mark, line] = pairs.map(
    (written) => written.split("/") as [string, string],
  );
  return { ground, field, disc, body, mark, line } as Record<CoverColour, Tint>;
}
