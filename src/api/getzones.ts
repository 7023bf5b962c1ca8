import { Hono } from "hono";
import * as v from "valibot";
import { zonesOnMap } from "#features/places/server/zones-on-map.ts";
import { langSchema } from "#platform/i18n/lang-schema.ts";
import type { ApiEnvironment } from "./app.ts";
import { check } from "./check.ts";
import { describeCall } from "./describe-call.ts";
import { languageOf } from "./language-of.ts";
import { tagged } from "./tagged.ts";

export const Zones = v.pipe(
  v.strictObject({
    type: v.literal("FeatureCollection"),
    features: v.array(
      v.strictObject({
        type: v.literal("Feature"),
        geometry: v.strictObject({
          type: v.literal("Polygon"),
          // Rings of corners, each of longitude and latitude.
          coordinates: v.array(v.array(v.array(v.number()))),
        }),
        properties: v.strictObject({
          name: v.string(),
          town: v.strictObject({ url: v.string(), name: v.string() }),
          source: v.string(),
          observedOn: v.string(),
        }),
      }),
    ),
  }),
  v.metadata({ ref: "Zones" }),
);

const Query = v.object({ lang: langSchema });

const description = describeCall({
  summary: "Where municipalities forbid smoking cannabis outdoors, as GeoJSON",
  description: "By the alphabet of the towns. Where none is told, smoking may be forbidden all the same.",
  answer: "All of them",
  shape: Zones,
  refusals: { 400: "A value is out of range" },
  isTagged: true,
});

/** `GET /api/getzones`: the layer of a map that is switched on. */
export const getzones = new Hono<ApiEnvironment>().get(
  "/",
  tagged,
  description,
  check("query", Query),
  async (c) => {
    const zones = await zonesOnMap(c.get("database"), languageOf(c));
    const features = zones.map(({ area, name, town, source, observedOn }) => ({
      type: "Feature",
      geometry: area,
      properties: { name, town: { url: town.slug, name: town.name }, source, observedOn },
    }));
    c.header("cache-control", "private, no-cache");
    return c.json({ type: "FeatureCollection", features });
  },
);
