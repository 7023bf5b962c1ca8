import type { Landmark } from "#features/places/landmark.ts";
import { findLandmark } from "#features/places/server/landmark-by-slug.ts";
import type { Database } from "#platform/database/database.ts";
import { type UnknownValue, unknownValue } from "#platform/read-query.ts";
import { type ListStandard, readShopFilters, type ShopFilters } from "../shop-query.ts";

interface ListFromLandmark {
  filters: ShopFilters;
  unknown: UnknownValue[];
  /** What distances are measured from instead of the centre; null without `from`. */
  landmark: Landmark | null;
}

/** The query of a city's list: with `from={landmark}` it is measured from there, and nearest first unless another order is asked for. */
export async function readListFrom(
  database: Database,
  query: URLSearchParams,
  standard: ListStandard,
): Promise<ListFromLandmark> {
  const { filters, unknown } = readShopFilters(query, standard);
  const { landmark, unknown: unknownFrom } = await landmarkAsked(database, query);
  if (!landmark) return { filters, unknown: [...unknown, ...unknownFrom], landmark };
  const sort = query.has("sort") ? filters.sort : "nearest";
  return { filters: { ...filters, sort, from: landmark.slug }, unknown, landmark };
}

/** The landmark of `?from=`, for lists and maps. */
export async function landmarkAsked(
  database: Database,
  query: URLSearchParams,
): Promise<{ landmark: Landmark | null; unknown: UnknownValue[] }> {
  const slug = query.get("from");
  if (!slug) return { landmark: null, unknown: [] };
  const landmark = await findLandmark(database, { slug });
  return landmark ? { landmark, unknown: [] } : { landmark: null, unknown: [unknownValue("from", slug)] };
}
