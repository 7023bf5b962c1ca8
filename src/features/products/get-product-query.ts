import * as v from "valibot";
import { latitudeSchema, longitudeSchema } from "#platform/geo/point-schema.ts";
import { slugSchema } from "#platform/text/slug-schema.ts";
import { langSchema } from "#platform/i18n/lang-schema.ts";
import { pageSchema } from "#platform/page-schema.ts";

/** The query of `GET /api/getproduct` (product.md section 12). */
export const getProductQuery = v.pipe(
  v.object({
    url: v.pipe(slugSchema, v.description("Slug of the product")),
    latitude: v.optional(latitudeSchema),
    longitude: v.optional(longitudeSchema),
    open: v.optional(
      v.pipe(
        v.literal("now", "Must be now"),
        v.description("Of `shops` those that are open, then those of unknown hours"),
      ),
    ),
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
