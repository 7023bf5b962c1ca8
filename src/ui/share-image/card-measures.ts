/** The size of a share image that networks expect, in pixels. */
export const CARD = { width: 1200, height: 630 } as const;

/** The drawing on the left goes to three edges. */
export const ART_WIDTH = 520;

const EDGE = 64;

/** Where words begin, and how wide they may be. */
export const WORDS = { left: ART_WIDTH + EDGE, top: EDGE, width: CARD.width - ART_WIDTH - 2 * EDGE } as const;

/** The line with the mark and the name of the site. */
export const FOOT = { top: CARD.height - EDGE - 52, height: 52 } as const;

export const STARS = { top: FOOT.top - 88, width: 240, height: 48 } as const;

/** The day colours of tokens.css, for a picture without a stylesheet. */
export const COLOURS = {
  paper: "#faf7f0",
  sunken: "#f2ecdf",
  ink: "#17241b",
  inkSoft: "#55635a",
  line: "#e4ddce",
  canal: "#0f5c4a",
  canalTint: "#e3efe8",
  brick: "#b4472e",
  brickTint: "#fae8e1",
  saffron: "#e8912d",
  saffronTint: "#fdf0dc",
} as const;
