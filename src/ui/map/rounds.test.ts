import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { projected } from "../map-picture/mercator.ts";
import type { MapPoint } from "./map-point.ts";
import { FIT_MAX_ZOOM, fitOf } from "./fit-points.ts";
import { roundFeaturesOf } from "./point-layers.ts";
import { roundsAt, roundsStep } from "./rounds.ts";

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

test("who presses a disc finds all of it in what is free of the map, most of it apart", () => {
  const [largest] = roundsAt(DOORS, 11).rounds.toSorted((a, b) => b.points.length - a.points.length);
  if (!largest) throw new Error("There is no disc");
  const { zoom } = fitOf(largest.points, { width: 260, height: 200 }, { least: 12, most: FIT_MAX_ZOOM });
  expect(zoom).toBeGreaterThan(12);
  const left = roundsAt(largest.points, zoom).rounds.map(({ points }) => points.length);
  expect(Math.max(...left)).toBeLessThan(largest.points.length / 2);
});

describe("shops that are shown besides", () => {
  const mixed = DOORS.map((point) => ({ ...point, isFaint: !point.isLit }));

  test("are in discs of their own, so that none of those that were asked for is hidden or counted with them", () => {
    const { rounds } = roundsAt(mixed, 11);
    for (const { points, isFaint } of rounds) {
      expect(points.every((point) => point.isFaint === isFaint)).toBe(true);
    }
    const openAlone = DOORS.filter(({ isLit }) => isLit);
    expect(rounds.filter(({ isFaint }) => !isFaint)).toEqual(roundsAt(openAlone, 11).rounds);
  });

  test("have discs beside those of the others, whose numbers are seen", () => {
    for (const zoom of [9, 10, 11, 12, 13]) {
      const { rounds } = roundsAt(mixed, zoom);
      const placed = rounds.map((round) => ({ ...round, ...at(round, zoom) }));
      for (const faint of placed.filter(({ isFaint }) => isFaint)) {
        for (const other of placed.filter(({ isFaint }) => !isFaint)) {
          const distance = Math.hypot(faint.x - other.x, faint.y - other.y);
          expect(distance, `at zoom ${zoom}`).toBeGreaterThanOrEqual(other.radius + faint.radius);
        }
      }
    }
  });

  test("are a handful of discs from afar, and each alone from zoom 14 on", () => {
    const besides = ({ alone, rounds }: ReturnType<typeof roundsAt>) =>
      [...alone, ...rounds].filter(({ isFaint }) => isFaint);
    expect(besides(roundsAt(mixed, 11)).length).toBeLessThan(30);
    expect(besides(roundsAt(mixed, 14))).toEqual(mixed.filter(({ isFaint }) => isFaint));
  });

  test("have a disc that looks like none of the others", () => {
    const { features } = roundFeaturesOf(roundsAt(mixed, 11).rounds);
    const images = (isFaint: boolean) =>
      new Set(
        features
          .filter(({ properties }) => properties.isFaint === isFaint)
          .map((one) => one.properties.image),
      );
    expect(images(true).size).toBeGreaterThan(0);
    for (const image of images(true)) expect(images(false).has(image)).toBe(false);
  });
});
