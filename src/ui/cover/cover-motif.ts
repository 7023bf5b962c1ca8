import { disc, rect } from "../facade/pen.ts";
import type { CoverPlan } from "./cover-plan.ts";

/** `body` and `mark` are filled, `line` is a stroke. */
export type CoverRole = "body" | "mark" | "line";

export type CoverMark = readonly [role: CoverRole, path: string];

/** In whole units of a tile of 80: a list has two thousand of these numbers, and finer ones make no visible difference. */
const whole = (value: number) => Math.round(value) || 0;
const pair = (x: number, y: number) => `${whole(x)} ${whole(y)}`;

/** A leaf from its foot, as long as `length`, towards `degrees` from straight up. */
function leaf(x: number, y: number, degrees: number, length: number, width: number): string {
  const angle = (degrees * Math.PI) / 180;
  const [dx, dy] = [Math.sin(angle) * length, -Math.cos(angle) * length];
  const [px, py] = [Math.cos(angle) * width, Math.sin(angle) * width];
  const there = `q${pair(dx / 2 + px, dy / 2 + py)} ${pair(dx, dy)}`;
  const back = `q${pair(-dx / 2 - px, -dy / 2 - py)} ${pair(-dx, -dy)}`;
  return `M${pair(x, y)}${there}${back}z`;
}

/** Pairs of leaves up a stem, the upper ones smaller and steeper, and one at its top. */
function sprig(pairCount: number, angle: number, length: number, width: number): CoverMark[] {
  const leaves = Array.from({ length: pairCount }, (_, index) => {
    const share = index / pairCount;
    const y = 18 - share * 40;
    const size = length * (1 - share * 0.45);
    const lean = angle - share * 14;
    return leaf(0, y, lean, size, width) + leaf(0, y, -lean, size, width);
  });
  return [
    ["body", leaves.join("") + leaf(0, -18, 0, length * 0.7, width * 0.8)],
    ["line", "M0 32Q2 8 0-20"],
  ];
}

function flower(): CoverMark[] {
  const petals = [0, 60, 120, 180, 240, 300].map((degrees) => leaf(0, -8, degrees, 18, 7)).join("");
  return [
    ["line", "M0-8Q3 14 0 32"],
    ["body", petals + leaf(0, 22, 58, 18, 6) + leaf(0, 16, -58, 18, 6)],
    ["mark", disc(0, -8, 5)],
  ];
}

const BLOCKS: readonly CoverMark[][] = [
  [
    ["body", "M-26-14q0-4 4-4h44q4 0 4 4v28q0 4-4 4h-44q-4 0-4-4z"],
    ["line", "M-17-6h34M-17 2h34M-17 10h20"],
  ],
  [
    ["body", disc(0, 0, 22)],
    ["line", "M-14 4Q-6-14 6-8T4 8Q-4 12-6 4T2-2"],
  ],
  [
    ["body", `${rect(-28, -16, 26, 32)}${rect(2, -16, 26, 32)}`],
    ["mark", disc(-15, 0, 6) + disc(15, 0, 6)],
  ],
];

const CONE = "M-8-20q8-5 16 0L3 24h-6z";

const CONES: readonly CoverMark[][] = [
  [
    ["body", CONE],
    ["mark", "M-4.4 12h8.8L3 26h-6z"],
    ["line", "M-2-23q4-4 1-9"],
  ],
  [
    ["body", "M-21-16q7-5 14 0L-12 24h-5zM7-16q7-5 14 0L17 24h-5z"],
    ["mark", "M-17 13h6l-1 13h-5zM11 13h6l0 13h-5z"],
    ["line", "M-15-19q4-4 1-9M15-19q-4-4-1-9"],
  ],
  [
    ["body", "M-5-24q5-3 10 0V22h-10z"],
    ["mark", rect(-5, 12, 10, 12)],
    ["line", "M-5-12h10M-5-4h10"],
  ],
];

const COOKIES: readonly CoverMark[][] = [
  [
    ["body", disc(0, 0, 23)],
    ["mark", disc(-9, -8, 4) + disc(7, -11, 3) + disc(11, 5, 4) + disc(-3, 10, 3) + disc(-14, 6, 3)],
  ],
  [
    ["body", "M-24-6Q-20-20 0-20T24-6V18q0 4-4 4h-40q-4 0-4-4z"],
    ["mark", "M-24-6Q-20-20 0-20T24-6q-6 8-12 0-6 8-12 0-6 8-12 0-6 8-12 0z"],
    ["line", "M-14 8h8M2 12h10"],
  ],
  [
    ["body", rect(-22, -26, 44, 52)],
    ["mark", rect(-17, -21, 14, 18) + rect(3, -21, 14, 18) + rect(-17, 3, 14, 18) + rect(3, 3, 14, 18)],
  ],
];

const TOOLS: readonly CoverMark[][] = [
  [
    ["body", disc(0, 0, 24)],
    ["line", `${disc(0, 0, 16)}M-16 0h32M0-16v32`],
    ["mark", disc(0, 0, 5)],
  ],
  [
    ["body", rect(-26, -14, 52, 30)],
    ["mark", "M-26-14h52l-9-10h-34z"],
    ["line", "M-18 4h36"],
  ],
  [
    ["body", "M-12-6h24v26q0 6-6 6h-12q-6 0-6-6z"],
    ["mark", rect(-8, -14, 16, 8)],
    ["line", "M0-14V-28M-6 6h12M-6 13h12"],
  ],
];

const BAGS: readonly CoverMark[][] = [
  [
    ["body", "M-18-8h36l4 34h-44z"],
    ["line", "M-9-2V-14Q-9-24 0-24T9-14V-2"],
  ],
  [
    ["body", "M-12-24Q0-16 12-24L28-14 22-2 15-5V26h-30V-5l-7 3-6-12z"],
    ["mark", disc(0, 4, 6)],
  ],
  [
    ["body", "M-16-14h26v32q0 6-6 6h-14q-6 0-6-6z"],
    ["line", "M10-6h6q6 0 6 6v6q0 6-6 6h-6M-8-20q4-4 0-8M2-20q4-4 0-8"],
  ],
];

const BUNTING: readonly CoverMark[][] = [
  [
    ["line", "M-30-14Q0 2 30-14"],
    ["body", "M-25-11l14 5-9 17zM-7-6h14L0 14zM25-11l-14 5 9 17z"],
  ],
  [
    ["body", "M-28-12h56v9q-7 3 0 8v9h-56v-9q7-5 0-8z"],
    ["line", "M10-12V14M-20-4H0M-20 4H-6"],
  ],
  [
    ["body", disc(-10, 16, 8) + disc(16, 10, 8)],
    ["line", "M-3 16V-18l26-8V10"],
    ["mark", "M-3-18l26-8v9l-26 8z"],
  ],
];

/** One leaf, block, cone, … around the origin, within 32 of it. */
export function coverMotif({ motif, variant }: Pick<CoverPlan, "motif" | "variant">): readonly CoverMark[] {
  if (motif === "leaves") return [sprig(3, 52, 20, 6), sprig(5, 68, 20, 3), flower()][variant] ?? [];
  const others = {
    blocks: BLOCKS,
    cones: CONES,
    cookies: COOKIES,
    tools: TOOLS,
    bags: BAGS,
    bunting: BUNTING,
  };
  return others[motif][variant] ?? [];
}
