import { msg } from "@lingui/core/macro";
import { namesOfMunicipalities } from "#features/statistics/server/statistics-in-language.ts";
import { placesOfMunicipalities } from "#features/statistics/server/places-of-municipalities.ts";
import { storedStatistic } from "#features/statistics/server/stored-statistics.ts";
import outlineFile from "#features/shops/ui/map/shops-map-outline.json";
import { countText } from "#platform/i18n/format.ts";
import { choroplethSvg, type CountedArea } from "#ui/map-picture/choropleth-svg.ts";
import type { Position } from "#ui/map-picture/clip.ts";
import { projected } from "#ui/map-picture/mercator.ts";
import { nearestGround } from "#ui/map-picture/nearest-ground.ts";
import { type OutlineFile, projectedOutline } from "#ui/map-picture/outline.ts";
import { appContext } from "#app/app-context.ts";
import { orPageError } from "../page-errors.ts";
import type { Route } from "./+types/statistics-map.ts";

const outline = projectedOutline(outlineFile as unknown as OutlineFile);
const [west, south] = projected([3.2, 50.72]);
const [east, north] = projected([7.3, 53.62]);
const WINDOW = { west, south, east, north };

/** Half of the shown municipalities have fewer than ten shops, and one has two hundred. */
const STEPS = [5, 10, 20, 50];

const REST = msg({ id: "statistics-map.rest", message: "not shown" });

/** People live on so much ground in a Dutch town. */
const PEOPLE_PER_SQUARE_KM = 4000;
/** On the map's projection, in the middle of the country. */
const KM_PER_DEGREE = 68.5;

/** How far a town of so many people reaches, were it round; in degrees of the projected map. */
function reachOf(population: number): number {
  return Math.sqrt(population / PEOPLE_PER_SQUARE_KM / Math.PI) / KM_PER_DEGREE;
}

/** The shops of the country by municipality as a map: what `shops-by-municipality` shows, and nothing more. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const app = context.get(appContext);
  const { database, locale, i18n } = app;
  return orPageError(app, request, async () => {
    const [{ rows }, places, nameOf] = await Promise.all([
      storedStatistic(database, { name: "shops-by-municipality" }),
      placesOfMunicipalities(database),
      namesOfMunicipalities(database, locale),
    ]);
    const located = places.map(({ municipality, latitude, longitude, isMain, population }) => ({
      at: projected([longitude, latitude]),
      area: municipality,
      isMain,
      reach: reachOf(population ?? 0),
    }));
    // A main place stands among the others too: once more at the same spot it would have ground of its own.
    const grounds = nearestGround(
      located.filter(({ isMain }) => !isMain),
      WINDOW,
      (area) => rows.some(([name]) => name === area),
    );
    const areas = rows.flatMap(([name, , count]): CountedArea[] => {
      const ground = grounds.get(String(name));
      const at = located.find(({ area, isMain }) => isMain && area === name)?.at as Position | undefined;
      if (!ground || !at || typeof count !== "number") return [];
      return [{ name: nameOf(String(name)), count, ground, at }];
    });
    const words = (from: number, index: number) => {
      const next = STEPS[index + 1];
      const number = (count: number) => countText(i18n.locale, count);
      return next === undefined ? `${number(from)}+` : `${number(from)}–${number(next - 1)}`;
    };
    const svg = choroplethSvg({
      outline,
      window: WINDOW,
      areas,
      steps: STEPS.map((from, index) => ({ from, words: words(from, index) })),
      rest: i18n._(REST),
    });
    return new Response(svg, {
      headers: { "content-type": "image/svg+xml", "cache-control": "public, max-age=3600" },
    });
  });
}
