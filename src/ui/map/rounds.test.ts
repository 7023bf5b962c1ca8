import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { projected } from "../map-picture/mercator.ts";
import type { MapPoint } from "./map-point.ts";
import { roundsAt, roundsStep, splitZoom } from "./rounds.ts";

/** As dense as it gets: the doors of the shipped register. */
const DOORS: MapPoint[] = readFileSync("data/amsterdam_register.csv", "utf8")
  .split("\n")
  .map((line) => /,(?<latitude>52\.\d+),(?<longitude>4\.\d+),/.exec(line)?.groups)
  .filter((found) => found !== undefined)
  .map(({ latitude, longitude }, id) => {
    const place = { latitude: Number(latitude), longitude: Number(longitude) };
    return { id, ...place, name: `${id}`, image: "", rank: 0, isLit: id % 4 === 0, isFaint: false };
  });

/** From afar to close by, also between the steps. */
const ZOOMS = Array.from({ length: 40 }, (_, index) => 4 + index / 4);

/** In px at a zoom. */
function at({ longitude, latitude }: Pick<MapPoint, "longitude" | "latitude">, zoom: number) {
  const [east, north] = projected([longitude, latitude]);
  const degree = (512 * 2 ** zoom) / 360;
  return { x: east * degree, y: -north * degree };
}

test("no disc lies over another or over a pin, at any zoom, also where shops stand wall to wall", () => {
  expect(DOORS.length).toBeGreaterThan(100);
  for (const zoom of ZOOMS) {
    const { alone, rounds } = roundsAt(DOORS, zoom);
    const discs = rounds.map((round) => ({ ...at(round, zoom), radius: round.radius }));
    for (const [index, disc] of discs.entries()) {
      for (const other of discs.slice(index + 1)) {
        const distance = Math.hypot(disc.x - other.x, disc.y - other.y);
        expect(distance, `at zoom ${zoom}`).toBeGreaterThanOrEqual(disc.radius + other.radius);
      }
      for (const pin of alone.map((point) => at(point, zoom))) {
        // A pin stands above its place: this is its middle.
        const distance = Math.hypot(disc.x - pin.x, disc.y - pin.y + 15);
        expect(distance, `at zoom ${zoom}`).toBeGreaterThanOrEqual(disc.radius + 12);
      }
    }
  }
});

test("every shop is on the map once, alone or in one disc", () => {
  for (const zoom of ZOOMS) {
    const { alone, rounds } = roundsAt(DOORS, zoom);
    const ids = [...alone, ...rounds.flatMap(({ points }) => points)].map(({ id }) => id);
    expect(ids.toSorted((a, b) => a - b)).toEqual(DOORS.map(({ id }) => id));
  }
});

test("discs split while one comes closer, and from zoom 14 on there is none", () => {
  const counts = [8, 10, 11, 12, 13, 14].map((zoom) => roundsAt(DOORS, zoom).rounds.length);
  expect(counts[0]).toBeLessThanOrEqual(2);
  expect(counts[4]).toBeGreaterThan(10);
  expect(counts[5]).toBe(0);
  expect([roundsStep(12.2), roundsStep(12.6), roundsStep(17)]).toEqual([12, 12.5, 14]);
});

test("a whole country of shops becomes discs too, none of which is lost", () => {
  const many = Array.from({ length: 2000 }, (_, id) => {
    const [across, along] = [(id * 7919) % 2000, (id * 104_729) % 1999];
    const place = { longitude: 3.4 + across / 540, latitude: 50.8 + along / 750 };
    return { id, ...place, name: "", image: "", rank: 0, isLit: false, isFaint: false };
  });
  const { alone, rounds } = roundsAt(many, 7);
  expect(rounds.length).toBeGreaterThan(50);
  expect(rounds.reduce((count, { points }) => count + points.length, alone.length)).toBe(many.length);
});

test("who presses a disc comes so close that most of it stands apart", () => {
  const [largest] = roundsAt(DOORS, 11).rounds.toSorted((a, b) => b.points.length - a.points.length);
  if (!largest) throw new Error("There is no disc");
  const zoom = splitZoom(largest, 11);
  expect(zoom).toBeGreaterThanOrEqual(13);
  const left = roundsAt(largest.points, zoom).rounds.map(({ points }) => points.length);
  expect(Math.max(...left)).toBeLessThan(largest.points.length / 2);
  expect(splitZoom(largest, 13.5)).toBe(14);
});

test("shops that are shown besides stand alone and join no disc, so that none of those that were asked for is hidden", () => {
  const mixed = DOORS.map((point) => ({ ...point, isFaint: !point.isLit }));
  const { alone, rounds } = roundsAt(mixed, 11);
  expect(rounds.flatMap(({ points }) => points).every(({ isLit }) => isLit)).toBe(true);
  expect(alone.filter(({ isFaint }) => isFaint).length).toBe(mixed.filter(({ isFaint }) => isFaint).length);
  const openAlone = DOORS.filter(({ isLit }) => isLit);
  expect(rounds).toEqual(
    roundsAt(
      openAlone.map((one) => ({ ...one, isFaint: false })),
      11,
    ).rounds,
  );
});
