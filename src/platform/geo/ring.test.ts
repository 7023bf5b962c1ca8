import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { cornersText, MOST_CORNERS, readArea } from "./ring.ts";

const SQUARE = "52.1, 5.1\n52.1, 5.2\n52.2, 5.2\n52.2, 5.1";
const RING = [
  [5.1, 52.1],
  [5.2, 52.1],
  [5.2, 52.2],
  [5.1, 52.2],
  [5.1, 52.1],
];
const AREA = { type: "Polygon", coordinates: [RING] };

test("typed corners are an area, closed by themselves, and are read back as they were typed", () => {
  const read = readArea(`${SQUARE}\n\n`);
  expect(read).toEqual({ area: AREA });
  expect("area" in read && cornersText(read.area)).toBe(SQUARE);
  expect(readArea(SQUARE.replaceAll(", ", " "))).toEqual({ area: AREA });
});

test("pasted GeoJSON is an area, wherever it is in it", () => {
  const feature = { type: "Feature", properties: {}, geometry: AREA };
  const multi = { type: "MultiPolygon", coordinates: [[RING]] };
  for (const json of [AREA, feature, multi, { type: "FeatureCollection", features: [feature] }])
    expect(readArea(JSON.stringify(json))).toEqual({ area: AREA });
});

test("the zone of Amsterdam, as the product ships it, is one", () => {
  const text = readFileSync("data/no_smoking_zones.geojson", "utf8");
  expect(readArea(text)).toMatchObject({ area: { type: "Polygon" } });
});

describe("what is none is refused with its reason", () => {
  const json = (coordinates: unknown) => JSON.stringify({ type: "Polygon", coordinates });
  const circle = Array.from({ length: MOST_CORNERS + 1 }, (_, step) => {
    const angle = (2 * Math.PI * step) / (MOST_CORNERS + 1);
    return `${(52 + Math.sin(angle) / 10).toFixed(6)}, ${(5 + Math.cos(angle) / 10).toFixed(6)}`;
  }).join("\n");
  test.each([
    ["", { trouble: "fewCorners" }],
    ["52.1, 5.1\n52.2, 5.2", { trouble: "fewCorners" }],
    ["52.1, 5.1\nhere\n52.2, 5.2", { trouble: "unreadable", line: 2 }],
    ["{", { trouble: "unreadable" }],
    [json([[[5, "x"]]]), { trouble: "unreadable" }],
    [JSON.stringify({ type: "Point", coordinates: [5, 52] }), { trouble: "unreadable" }],
    ['{"type":"Feature","geometry":null}', { trouble: "unreadable" }],
    [json([RING, RING]), { trouble: "severalAreas" }],
    [json([RING.slice(0, -1)]), { trouble: "notClosed" }],
    [circle, { trouble: "manyCorners" }],
    [SQUARE.replace("52.2, 5.2", "48.8, 2.3"), { trouble: "abroad" }],
    ["52.1, 5.1\n52.2, 5.2\n52.1, 5.2\n52.2, 5.1", { trouble: "crossesItself" }],
    // A corner on another side.
    ["52.1, 5.1\n52.1, 5.3\n52.2, 5.3\n52.1, 5.2\n52.2, 5.1", { trouble: "crossesItself" }],
  ])("%#", (text, refused) => expect(readArea(text)).toEqual(refused));

  test("as many corners as there may be are enough", () => {
    expect(readArea(circle.split("\n").slice(1).join("\n"))).toMatchObject({ area: {} });
  });
});
