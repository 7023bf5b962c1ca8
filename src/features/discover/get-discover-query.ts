import * as v from "valibot";
import { latitudeSchema, longitudeSchema } from "#platform/geo/point-schema.ts";
import { slugSchema } from "#platform/text/slug-schema.ts";
import { langSchema } from "#platform/i18n/lang-schema.ts";
import { oneOfSchema } from "#platform/one-of-schema.ts";
import { pageSchema } from "#platform/page-schema.ts";
import { POST_KINDS } from "./post.ts";

/** The query of `GET /api/getdiscover` (product.md section 12). */
export const getDiscoverQuery = v.pipe(
  v.object({
    kind: oneOfSchema(POST_KINDS, "Kind of post"),
    city: v.optional(v.pipe(slugSchema, v.description("Slug of a city"))),
    tag: v.optional(v.pipe(slugSchema, v.description("A tag as posts carry it"))),
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
