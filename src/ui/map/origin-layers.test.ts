import { expect, test } from "vitest";
import { distanceMetres } from "#platform/geo/geo.ts";
import { originLayers, originSources } from "./origin-layers.ts";

const HERE = { longitude: 4.9, latitude: 52.38, name: "", rings: [{ metres: 500, label: "500 m" }] };

test("a ring is everywhere as far from the middle as it says, and its name stands on it", () => {
  const { data } = originSources(HERE)["origin"] as { data: GeoJSON.FeatureCollection };
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

test("a map that is measured from nowhere has nothing of it", () => {
  expect(originSources(undefined)).toEqual({});
  expect(originLayers(undefined, { theme: "light", colours: {} as never })).toEqual([]);
});

test("a landmark is marked with its name, and needs no rings", () => {
  const { data } = originSources({ ...HERE, name: "Damrak", rings: [] })["origin"] as {
    data: GeoJSON.FeatureCollection;
  };
  expect(data.features.map(({ properties }) => properties)).toEqual([{ isOrigin: true, name: "Damrak" }]);
});
