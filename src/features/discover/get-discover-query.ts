import * as v from "valibot";
import { langSchema, pageSchema } from "#features/deals/get-deals-query.ts";
import { latitudeSchema, longitudeSchema } from "#features/places/point-schema.ts";
import { slugSchema } from "#features/places/slug.ts";
import { POST_KINDS } from "./post.ts";

/** The query of `GET /api/getdiscover` (product.md section 12). */
export const getDiscoverQuery = v.pipe(
  v.object({
    kind: v.optional(v.picklist(POST_KINDS, `Must be of ${POST_KINDS.join(", ")}`)),
    city: v.optional(slugSchema),
    tag: v.optional(slugSchema),
    latitude: v.optional(latitudeSchema),
    longitude: v.optional(longitudeSchema),
    page: pageSchema,
    lang: langSchema,
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
