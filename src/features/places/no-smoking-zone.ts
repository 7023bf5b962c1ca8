import * as v from "valibot";
import type { NamedArea } from "#features/dashboard/named-area.ts";
import { type Area, type Corner, type RingTrouble, ringTrouble } from "#platform/geo/ring.ts";
import { plainNameSchema } from "#platform/text/plain-name.ts";
import { plainLineSchema } from "#platform/text/plain-text-schema.ts";
import { ZONE_REFUSALS } from "./call-refusals.ts";
import { observedOnSchema } from "./observed-on-schema.ts";

/** Where a municipality forbids smoking cannabis outdoors. */
export type NoSmokingZone = NamedArea;

const degrees = v.pipe(v.number("Must be degrees"), v.finite("Must be degrees"));

/** A polygon of GeoJSON with one ring. */
export const areaSchema = v.pipe(
  v.strictObject({
    type: v.literal("Polygon", "Must be Polygon"),
    coordinates: v.array(
      // Not a tuple, which OpenAPI has no word for that its readers agree on.
      v.array(v.pipe(v.array(degrees), v.length(2, "Must be longitude and latitude")), "Must be corners"),
      "Must be rings of corners",
    ),
  }),
  v.rawTransform(({ dataset, addIssue, NEVER }): Area => {
    const coordinates = dataset.value.coordinates as unknown as Corner[][];
    const [ring = [], ...others] = coordinates;
    const trouble: RingTrouble | null =
      coordinates.length > 0 && others.length === 0 ? ringTrouble(ring) : "severalAreas";
    if (!trouble) return { type: "Polygon", coordinates };
    addIssue({ message: ZONE_REFUSALS[trouble].msg });
    return NEVER;
  }),
);

/** More than any municipality has. */
const MOST_ZONES = 20;

export const zonesSchema = v.pipe(
  v.array(
    v.strictObject({
      name: plainNameSchema({ least: 1, most: 80 }),
      source: plainLineSchema({ least: 1, most: 200 }),
      observedOn: observedOnSchema,
      area: areaSchema,
    }),
    "Must be zones",
  ),
  v.maxLength(MOST_ZONES, `Must be at most ${MOST_ZONES}`),
);
