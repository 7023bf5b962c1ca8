import { expect, test } from "vitest";
import { projected } from "../map-picture/mercator.ts";
import { airAround, fitOf } from "./fit-points.ts";

const DAM = { longitude: 4.8925, latitude: 52.3731 };
const POINTS = [DAM, { longitude: 4.9001, latitude: 52.3779 }, { longitude: 4.8841, latitude: 52.3642 }];
const FREE = { width: 240, height: 150 };

/** In px from the middle of what is free. */
function seenAt(point: typeof DAM, { zoom, ...middle }: ReturnType<typeof fitOf>) {
  const [x, y] = projected([point.longitude, point.latitude]);
  const [atX, atY] = projected([middle.longitude, middle.latitude]);
  const degree = (512 * 2 ** zoom) / 360;
  return { across: Math.abs(x - atX) * degree, along: Math.abs(y - atY) * degree };
}

test("all points stand in what is free of a map, as far apart as it allows", () => {
  const fit = fitOf(POINTS, FREE, { least: 0, most: 18 });
  const seen = POINTS.map((point) => seenAt(point, fit));
  for (const { across, along } of seen) {
    expect(across).toBeLessThanOrEqual(FREE.width / 2 + 0.01);
    expect(along).toBeLessThanOrEqual(FREE.height / 2 + 0.01);
  }
  expect(Math.max(...seen.map(({ along }) => along))).toBeCloseTo(FREE.height / 2, 1);
});

test("points of one door are looked at from no closer than a street", () => {
  expect(fitOf([DAM, DAM], FREE, { least: 12, most: 16 }).zoom).toBe(16);
  expect(fitOf([DAM], FREE, { least: 12, most: 16 })).toMatchObject({ longitude: DAM.longitude });
});

test("whoever presses a round comes closer, also where there is hardly any room", () => {
  expect(fitOf(POINTS, { width: 20, height: 10 }, { least: 13, most: 16 }).zoom).toBe(13);
});

test("the map's buttons, a column beside or a row below, and the height of a picture are kept free", () => {
  expect(airAround({ width: 336, height: 400 }, false)).toEqual({ top: 40, right: 82, bottom: 22, left: 22 });
  expect(airAround({ width: 600, height: 600 }, true)).toEqual({ top: 40, right: 22, bottom: 82, left: 22 });
});

test("of a low map something is left for the points", () => {
  const { top, bottom } = airAround({ width: 336, height: 100 }, true);
  expect(bottom).toBeGreaterThanOrEqual(60);
  expect(100 - top - bottom).toBeGreaterThan(10);
});
