import { draw, has, lot, pick } from "./lots.ts";
import * as traits from "./traits.ts";

/** Everything that was decided about the picture of one seed; drawing it adds nothing by chance. */
export type FacadePlan = {
  gable: traits.Gable;
  finish: traits.Finish;
  bayCount: 2 | 3 | 4;
  storeyCount: 2 | 3 | 4;
  wall: traits.Wall;
  paint: traits.Paint;
  sash: traits.Sash;
  attic: traits.Attic;
  front: traits.Front;
  doorBay: number;
  hasShutters: boolean;
  hasFlowers: boolean;
  hasAnchors: boolean;
  hasSign: boolean;
  hasHoist: boolean;
  isTiled: boolean;
  chimney: traits.Side | 0;
  hasCanal: boolean;
  hasBoat: boolean;
  hour: traits.Hour;
  season: traits.Season;
  weather: traits.Weather;
  company: traits.Company;
  /** Where the company stands; the sign, the bike and the boat keep to the other side. */
  side: traits.Side;
  neighbours: number;
  /** Which windows are lit: by storey from the top, then by bay from the left. */
  lit: readonly (readonly boolean[])[];
};

function sizeOf(seed: string, gable: traits.Gable, finish: traits.Finish) {
  const isFlat = gable === "cornice";
  const bays =
    finish === "warehouse" ? "3" : draw(seed, "bays", isFlat ? { 2: 2, 3: 5, 4: 4 } : { 2: 4, 3: 7, 4: 2 });
  // A wide gable is a high one: on top of four storeys it would leave the picture.
  const storeys = draw(seed, "storeys", bays === "4" && !isFlat ? { 2: 2, 3: 3 } : { 2: 2, 3: 6, 4: 4 });
  return { bayCount: Number(bays) as 2 | 3 | 4, storeyCount: Number(storeys) as 2 | 3 | 4 };
}

/** The plan of the house that belongs to a seed (a shop's id). Pure; any string is a seed. */
export function facadePlan(seed: string): FacadePlan {
  const gable = draw(seed, "gable", traits.gableWeights);
  const finish = pick<traits.Finish>(seed, "finish", traits.finishes[gable]);
  const { bayCount, storeyCount } = sizeOf(seed, gable, finish);
  const wall = draw(seed, "wall", traits.wallWeights);
  const fitting = traits.paints.filter((paint) => !traits.clashes[wall]?.includes(paint));
  const sash = draw(seed, "sash", traits.sashWeights[gable]);
  const isWarehouse = finish === "warehouse";
  const hasCanal = has(seed, "canal", 0.66);
  return {
    gable,
    finish,
    bayCount,
    storeyCount,
    wall,
    paint: pick(seed, "paint", fitting),
    sash,
    attic: pick(seed, "attic", traits.attics),
    front: isWarehouse ? "doors" : draw(seed, "front", traits.frontWeights),
    doorBay: Math.floor(lot(seed, "door") * bayCount),
    hasShutters: !isWarehouse && (sash === "cross" || sash === "six") && has(seed, "shutters", 0.6),
    hasFlowers: has(seed, "flowers", 0.3),
    hasAnchors: has(seed, "anchors", 0.4),
    hasSign: has(seed, "sign", 0.4),
    hasHoist: isWarehouse || has(seed, "hoist", 0.7),
    isTiled: has(seed, "tiles", 0.5),
    chimney: pick(seed, "chimney", [-1, 0, 1] as const),
    hasCanal,
    hasBoat: hasCanal && has(seed, "boat", 0.3),
    hour: pick(seed, "hour", traits.hours),
    season: pick(seed, "season", traits.seasons),
    weather: pick(seed, "weather", traits.weathers),
    company: draw(seed, "company", traits.companyWeights),
    side: pick(seed, "side", [-1, 1] as const),
    neighbours: Math.floor(lot(seed, "neighbours") * 8),
    lit: Array.from({ length: storeyCount }, (_, storey) =>
      Array.from({ length: bayCount }, (_, bay) =>
        has(seed, `light ${storey} ${bay}`, storey === storeyCount - 1 ? 0.65 : 0.3),
      ),
    ),
  };
}
