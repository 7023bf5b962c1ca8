import * as v from "valibot";
import { latitudeSchema, longitudeSchema } from "#features/places/point-schema.ts";
import { slugSchema } from "#features/places/slug.ts";

/** The query of `GET /api/getproduct` (product.md section 12). */
export const getProductQuery = v.pipe(
  v.object({
    url: slugSchema,
    latitude: v.optional(latitudeSchema),
    longitude: v.optional(longitudeSchema),
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
