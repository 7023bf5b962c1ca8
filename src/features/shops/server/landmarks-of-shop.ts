import { sql } from "kysely";
import { distanceMetres, type Point } from "#platform/geo/geo.ts";
import type { Database } from "#platform/database/database.ts";
import { type Params, statement } from "#platform/database/statement.ts";
import type { LandmarkKind } from "../../places/landmark.ts";
import type { LandmarkNearby } from "../landmark-nearby.ts";

interface LandmarkRow extends Point {
  name: string;
  kind: LandmarkKind;
  /** How far it is from the middle of the town, in degrees. */
  fromCentre: number;
}

/** Squares, sights and stations of the shop's own city: people find their way from those. */
const landmarksOfCity = statement(
  "landmarks-of-city-of-shop",
  (_, p: Params<{ shopId: number }>) => sql<LandmarkRow>`
    select landmark.name, landmark.kind, landmark.latitude, landmark.longitude,
      spot(landmark.latitude, landmark.longitude) <-> spot(city.latitude, city.longitude) as "fromCentre"
    from landmark
    join city on city.id = landmark.city_id
    where city.id = (select city_id from shop where id = ${p.shopId})
      and landmark.kind in ('square', 'sight', 'station')`,
  { isRead: true },
);

/** Beyond that a square says nothing of where a shop is, and nobody walks from a station. */
const MOST_METRES = { place: 1_500, station: 4_000 };

/** Streets are a quarter longer than the line between two points, and people walk 80 metres a minute. */
const DETOUR = 1.25;
const METRES_PER_MINUTE = 80;

/**
 * A place that visitors know, in metres, and the nearest station in minutes on foot; each only where there is one. The main square is
 * that in the middle of the town: of the others most are known to their neighbours only.
 */
export async function landmarksOfShop(
  database: Database,
  shop: Point & { id: number },
): Promise<LandmarkNearby[]> {
  const rows = await landmarksOfCity.all(database, { shopId: shop.id });
  const near = rows
    .map(({ name, kind, fromCentre, ...point }) => {
      return { name, kind, fromCentre, metres: Math.round(distanceMetres(shop, point)) };
    })
    .toSorted((a, b) => a.metres - b.metres);
  const places = near.filter(({ kind, metres }) => kind !== "station" && metres <= MOST_METRES.place);
  const [main] = near.filter(({ kind }) => kind === "square").toSorted((a, b) => a.fromCentre - b.fromCentre);
  const sight = places.find(({ kind }) => kind === "sight");
  const station = near.find(({ kind, metres }) => kind === "station" && metres <= MOST_METRES.station);
  const place = main && places.includes(main) ? main : (sight ?? (station ? undefined : places[0]));
  return [
    ...(place ? [{ name: place.name, metres: place.metres, walkMinutes: null }] : []),
    ...(station ? [{ name: station.name, metres: station.metres, walkMinutes: minutesOnFoot(station) }] : []),
  ];
}

function minutesOnFoot({ metres }: { metres: number }): number {
  return Math.max(1, Math.round((metres * DETOUR) / METRES_PER_MINUTE));
}
