import { sql } from "kysely";
import type { City } from "#features/places/city.ts";
import type { Database } from "#platform/database/database.ts";
import { statement } from "#platform/database/statement.ts";
import type { Recall } from "#platform/recall.ts";
import type { CityDoor } from "../can-i-get-in-city.ts";
import { doorOf } from "../can-i-get-in.ts";
import { bestFirst, doorColumns, type DoorRow, doorTables, hasDoor } from "./doors-sql.ts";

const TABLES = ["municipality", "shop", "shop_fact"];

interface PlacedRow extends DoorRow {
  cityId: number;
  municipalityId: number;
}

const allDoors = statement(
  "all-doors",
  () => sql<PlacedRow>`
    select ${doorColumns}, shop.city_id as "cityId", shop.municipality_id as "municipalityId"
    from ${doorTables}
    where ${hasDoor}
    order by ${bestFirst}`,
  { isRead: true },
);

interface Asked {
  city: Pick<City, "type" | "id">;
  recall: Recall;
}

/** The doors of a place as they stand when nobody asks for a time: whoever asks first reads those of all places for everybody. */
export async function rememberedDoors(
  database: Database,
  { city, recall }: Asked,
): Promise<readonly CityDoor[]> {
  const doors = await recall("doors", { tables: TABLES, read: () => doorsByPlace(database) });
  return doors[city.type].get(city.id) ?? [];
}

async function doorsByPlace(database: Database): Promise<Record<City["type"], Map<number, CityDoor[]>>> {
  const rows = await allDoors.all(database);
  const placed = rows.map(({ slug, name, cityId, municipalityId, ...shop }) => {
    const door: CityDoor = { slug, name, stateAt: null, door: doorOf(shop) };
    return { cityId, municipalityId, door };
  });
  return {
    city: doorsBy(placed, ({ cityId }) => cityId),
    municipality: doorsBy(placed, ({ municipalityId }) => municipalityId),
  };
}

function doorsBy<Placed extends { door: CityDoor }>(placed: Placed[], placeOf: (one: Placed) => number) {
  const byPlace = Map.groupBy(placed, placeOf);
  return new Map([...byPlace].map(([id, here]) => [id, here.map(({ door }) => door)]));
}
