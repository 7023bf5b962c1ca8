import * as v from "valibot";
import { latitudeSchema, longitudeSchema } from "../places/point-schema.ts";
import type { Point } from "../places/geo.ts";

const wholeNumber = (min: number, max: number) =>
  v.pipe(
    v.string(),
    v.regex(/^\d{1,9}$/, "Must be a whole number"),
    v.toNumber(),
    v.minValue(min, `Must be at least ${min}`),
    v.maxValue(max, `Must be at most ${max}`),
  );

/** The query of `GET /api/getshops` (specification section 7). Anything out of range is refused. */
export const getShopsQuery = v.pipe(
  v.object({
    viewType: v.optional(v.picklist(["preview"], "Must be preview")),
    latitude: v.optional(latitudeSchema),
    longitude: v.optional(longitudeSchema),
    sliceStart: v.optional(wholeNumber(0, 10_000)),
    sliceAmount: v.optional(wholeNumber(1, 50)),
  }),
  v.forward(
    v.partialCheck(
      [["latitude"], ["longitude"]],
      ({ latitude, longitude }) => (latitude === undefined) === (longitude === undefined),
      "Latitude and longitude belong together",
    ),
    ["latitude"],
  ),
);

/** "Fallback shop preview: 10 shops" (specification section 9). */
const DEFAULT_AMOUNT = 10;

/** What a valid query asks for: the nearest shops when it has a point, else a slice of the best. */
export function askedSlice(query: v.InferOutput<typeof getShopsQuery>): {
  near: Point | undefined;
  start: number;
  amount: number;
} {
  const { latitude, longitude, sliceStart = 0, sliceAmount = DEFAULT_AMOUNT } = query;
  const near = latitude === undefined || longitude === undefined ? undefined : { latitude, longitude };
  return { near, start: sliceStart, amount: sliceAmount };
}
