import type { House } from "./house.ts";
import { at, box, type Mark } from "./pen.ts";

function dormers({ plan, centre, eaves }: House): Mark[] {
  if (plan.finish === "raised") return [];
  const places = plan.bayCount === 2 ? [centre] : [centre - 26, centre + 26];
  const foot = eaves - (plan.finish === "balustrade" ? 14 : 8);
  return places.flatMap((x): Mark[] => [
    ["trim", `${at(x - 9, foot - 20)}${box(18, 20)}m-2 0l11-8 11 8z`],
    ["opening", at(x - 5, foot - 17) + box(10, 14)],
    ["bar", `${at(x, foot - 17)}v14m-5-8h10`],
  ]);
}

function chimney({ plan, centre, width, eaves }: House): Mark[] {
  if (plan.chimney === 0) return [];
  const foot = at(centre + plan.chimney * Math.round(width * 0.3) - 6, eaves - 4);
  return [["tiles", `${foot}v-43h-1v-3h3v-5h3v5h2v-5h3v5h3v3h-1v43z`]];
}

/** The roof behind the façade: nearly all of it above a cornice, a glimpse of it beside a gable. */
export function roof(house: House, peak: number): Mark[] {
  const { plan, left, right, eaves, centre, width } = house;
  const cover = plan.isTiled ? "tiles" : "slates";
  if (plan.gable === "cornice" && plan.finish !== "pediment") {
    const slopes = `${at(left + 1, eaves - 4)}l14-36h${width - 30}l14 36z`;
    return [[cover, slopes], ...dormers(house), ...chimney(house)];
  }
  if (plan.gable === "bell" || plan.gable === "neck") {
    const ridge = Math.round(eaves + (peak - eaves) * 0.8);
    return [[cover, `${at(left + 3, eaves)}L${centre} ${ridge} ${right - 3} ${eaves}z`], ...chimney(house)];
  }
  return chimney(house);
}
