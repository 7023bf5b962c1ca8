import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { featuresOf, selectedOf } from "#ui/map/point-layers.ts";
import type { Pin } from "../../pin.ts";
import { placesOf, pointsOf } from "./shops-map-points.ts";

const pin: Pin = {
  id: 7,
  slug: "de-gracht",
  name: "De Gracht",
  kind: "lounge",
  openness: "open",
  isSample: true,
  latitude: 52.37,
  longitude: 4.89,
};

describe("pins become points of a map", () => {
  test("that say which picture they need", () => {
    expect(pointsOf([pin])).toEqual([
      {
        id: 7,
        name: "De Gracht",
        latitude: 52.37,
        longitude: 4.89,
        image: "open/sample",
        rank: 2,
        isLit: true,
        isFaint: false,
      },
    ]);
  });

  test("with open shops above those of unknown hours, and these above closed ones", () => {
    const ranks = (["open", "unknown", "closed"] as const).map(
      (openness) => pointsOf([{ ...pin, openness }])[0]?.rank ?? Number.NaN,
    );
    expect(ranks).toEqual(ranks.toSorted((a, b) => b - a));
    expect(new Set(ranks).size).toBe(3);
  });

  test("of which those that are not known to be open are faint where only open ones were asked for", () => {
    const pins = (["open", "unknown"] as const).map((openness) => ({ ...pin, openness }));
    expect(pointsOf(pins, true).map(({ isFaint }) => isFaint)).toEqual([false, true]);
    expect(pointsOf(pins).map(({ isFaint }) => isFaint)).toEqual([false, false]);
  });

  test("and features, longitude first", () => {
    const { features } = featuresOf(pointsOf([pin]));
    expect(features[0]).toMatchObject({
      id: 7,
      geometry: { type: "Point", coordinates: [4.89, 52.37] },
      properties: { id: 7, name: "De Gracht", image: "open/sample" },
    });
  });

  test("of which one may be selected", () => {
    const points = pointsOf([pin, { ...pin, id: 8 }]);
    expect(selectedOf(points, 8).features.map(({ id }) => id)).toEqual([8]);
    expect(selectedOf(points, 9).features).toEqual([]);
    expect(selectedOf(points, null).features).toEqual([]);
  });
});

test("the larger a city, the further away its name is written", () => {
  const city = (name: string, size: number) => ({ name, size, latitude: 52, longitude: 5 });
  const cities = Array.from({ length: 200 }, (_, index) => city(`City ${index}`, index));
  const places = placesOf(cities);
  expect(places[0]).toMatchObject({ name: "City 199", tier: 0 });
  expect(places.at(-1)).toMatchObject({ name: "City 0", tier: 3 });
  const tiers = places.map(({ tier }) => tier);
  expect(tiers).toEqual(tiers.toSorted((a, b) => a - b));
});

describe("the outline of the country", () => {
  const written = readFileSync(new URL("shops-map-outline.json", import.meta.url));
  const { features } = JSON.parse(written.toString()) as { features: { properties: { kind: string } }[] };

  test("is small enough to be loaded by everyone without tiles", () => {
    expect(written.length).toBeLessThan(60_000);
  });

  test("has land, neighbours, inland sea, shores and borders", () => {
    expect(new Set(features.map(({ properties }) => properties.kind))).toEqual(
      new Set(["land", "abroad", "water", "shore", "border"]),
    );
  });
});
