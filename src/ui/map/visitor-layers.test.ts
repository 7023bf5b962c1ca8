import { expect, test } from "vitest";
import { distanceMetres } from "#platform/geo/geo.ts";
import { visitorLayers, visitorSources } from "./visitor-layers.ts";

const HERE = { longitude: 4.9, latitude: 52.38, rings: [{ metres: 500, label: "500 m" }] };

test("a ring is everywhere as far from the visitor as it says, and its name stands on it", () => {
  const { data } = visitorSources(HERE)["visitor"] as { data: GeoJSON.FeatureCollection };
  const [ring, name, self] = data.features.map(({ geometry }) => geometry);
  const metresTo = ([longitude = 0, latitude = 0]: GeoJSON.Position) =>
    Math.round(distanceMetres(HERE, { longitude, latitude }));
  expect(ring?.type).toBe("LineString");
  for (const corner of (ring as GeoJSON.LineString).coordinates) {
    expect(Math.abs(metresTo(corner) - 500)).toBeLessThanOrEqual(2);
  }
  expect(metresTo((name as GeoJSON.Point).coordinates)).toBe(500);
  expect((self as GeoJSON.Point).coordinates).toEqual([4.9, 52.38]);
});

test("a map that is not about anybody has nothing of it", () => {
  expect(visitorSources(undefined)).toEqual({});
  expect(visitorLayers(undefined, { theme: "light", colours: {} as never })).toEqual([]);
});
