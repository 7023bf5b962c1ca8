import { sql } from "kysely";
import type { SearchItem } from "#features/search/search-item.ts";
import { indexItems } from "#features/search/server/index-items.ts";
import type { Database } from "#platform/database/database.ts";
import { type Params, statement } from "#platform/database/statement.ts";
import { plainLetters } from "#platform/text/plain-letters.ts";
import { otherNamesOfLandmark } from "../landmark-names.ts";
import type { LandmarkKind } from "../landmark.ts";

interface LandmarkRow {
  id: number;
  slug: string;
  name: string;
  kind: LandmarkKind;
  cityId: number;
  city: string;
  citySlug: string;
  population: number | null;
}

const landmarksToFind = statement("landmarks-to-find", (db, p: Params<{ landmarkIds: number[] }>) =>
  db
    .selectFrom("landmark")
    .innerJoin("city", "city.id", "landmark.city_id")
    .select([
      "landmark.id",
      "landmark.slug",
      "landmark.name",
      "landmark.kind",
      "city.id as cityId",
      "city.name as city",
      "city.slug as citySlug",
      "city.population",
    ])
    .where("landmark.id", "=", sql<number>`any(${p.landmarkIds})`)
    .orderBy("landmark.id")
    .$castTo<LandmarkRow>(),
);

/**
 * Added to the inhabitants of its city: stations and airports, which people name when they arrive, come before everything else of
 * a name, and squares before streets of cities that are not much larger.
 */
const WEIGHT_OF_KIND: Partial<Record<LandmarkKind, number>> = {
  station: 1_000_000,
  airport: 1_000_000,
  square: 300_000,
};
/** The one station of a city that is meant by its name. */
const WEIGHT_OF_CENTRAL = 1_000_000;

/** Indexes landmarks by name, in their city; to be called in the transaction that changes them. */
export async function indexLandmarks(
  tx: Database,
  { landmarkIds }: { landmarkIds: number[] },
): Promise<void> {
  const landmarks = await landmarksToFind.all(tx, { landmarkIds });
  // A boat or a bar called Amsterdam would stand beside the city and be taken for it.
  const isCity = ({ name, city }: LandmarkRow) => lettersOf(name) === lettersOf(city);
  await indexItems(tx, landmarks.filter((one) => !isCity(one)).map(landmarkItem));
}

const lettersOf = (text: string) => plainLetters(text).replaceAll(/[^\p{L}\p{N}]/gu, "");

function landmarkItem({ id, slug, name, kind, cityId, city, citySlug, population }: LandmarkRow): SearchItem {
  const isCentral = kind === "station" && name.endsWith(" Centraal");
  const ofKind = (WEIGHT_OF_KIND[kind] ?? 0) + (isCentral ? WEIGHT_OF_CENTRAL : 0);
  return {
    kind: "landmarks",
    entity: "landmark",
    entityId: id,
    url: `${citySlug}?from=${slug}`,
    name,
    ...otherNamesOfLandmark({ name, kind, city }),
    within: { entity: "city", entityId: cityId },
    type: kind,
    // Of one city the shorter name is meant: Damrak before Damraksteeg.
    weight: ofKind + (population ?? 0) - name.length,
  };
}
