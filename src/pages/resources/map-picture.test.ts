import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import { RouterContextProvider } from "react-router";
import { describe, expect, test } from "vitest";
import { brokenDatabase } from "#api/api.test-support.ts";
import { NO_FILTERS } from "#features/shops/shop-query.ts";
import { mapPictureAddress, type PinScope } from "#features/shops/pin-scope.ts";
import { pinsIn } from "#features/shops/server/pins-in.ts";
import { NOW, openOnce, settleSmallWorld } from "#features/shops/server/small-world.test-support.ts";
import { openMapArchive } from "#platform/geo/map-archive.ts";
import { testWorld } from "#tests/support/database.ts";
import { type AppContext, appContext } from "#app/app-context.ts";
import { loader } from "./map-picture.ts";

const database = testWorld(settleSmallWorld);

const COUNTRY = [3.2, 50.7, 7.3, 53.7] as const;

const shipped = openMapArchive(
  fileURLToPath(new URL("../../../data/basemap/netherlands.pmtiles", import.meta.url)),
);
const reported: unknown[] = [];

async function ask(
  address: string,
  from: AppContext["database"] = database,
  mapArchive: AppContext["mapArchive"] = null,
): Promise<Response> {
  const context = new RouterContextProvider();
  const report = (error: unknown) => void reported.push(error);
  context.set(appContext, { database: from, mapArchive, report, now: () => NOW } as AppContext);
  return loader({ context, request: new Request(`https://example.org${address}`), params: {} } as never);
}

/** How many dots the picture of some shops has, for a map of the whole country. */
async function dotCount(scope: Partial<PinScope>): Promise<number> {
  const answer = await ask(mapPictureAddress({ bbox: null, filters: NO_FILTERS, ...scope }, COUNTRY));
  expect(answer.status).toBe(200);
  const svg = await answer.text();
  return /<path class="dot" d="([^"]*)"/.exec(svg)?.[1]?.match(/h0/g)?.length ?? 0;
}

const pathOf = (svg: string, name: string) =>
  new RegExp(`<path (?:class|id)="${name}" d="([^"]*)"`).exec(svg)?.[1] ?? "";

describe("the ground of the picture", () => {
  test("is the streets of the archive: water and roads of a town, and for a shop its street as well", async () => {
    const town = await (
      await ask("/map-picture.svg?city=utrecht&view=5.05,52.06,5.15,52.12", database, shipped)
    ).text();
    expect(pathOf(town, "water").length).toBeGreaterThan(500);
    expect(pathOf(town, "roads").length).toBeGreaterThan(500);
    expect(pathOf(town, "streets")).toBe("");
    expect(town).not.toContain('class="shore"');
    const shop = await (await ask("/map-picture.svg?view=4.89,52.37,16", database, shipped)).text();
    expect(pathOf(shop, "streets").length).toBeGreaterThan(500);
  });

  test.each([
    "4.83,52.33,4.95,52.4",
    "3.2,50.7,7.3,53.7",
    "4.89,52.37,16",
    "4.48,51.92,16",
    "6.5,52.5,6.51,52.51",
  ])("of %s is small, and made of whole numbers", async (view) => {
    const svg = await (await ask(`/map-picture.svg?view=${view}`, database, shipped)).text();
    expect(gzipSync(svg).length).toBeLessThan(30_000);
    for (const [, data] of svg.matchAll(/ d="([^"]*)"/g)) expect(data).toMatch(/^(?:[Mlhz]|-?\d+| )+$/);
  });

  test("is the outline without an archive, and with one that cannot be read, which is reported once", async () => {
    const broken: AppContext["mapArchive"] = {
      tag: async () => "broken",
      tile: () => Promise.reject(new Error("damaged")),
    };
    reported.length = 0;
    for (const archive of [null, broken]) {
      const answer = await ask("/map-picture.svg?view=4.1,51.9,4.6,52.3", database, archive);
      expect(answer.status).toBe(200);
      expect(pathOf(await answer.text(), "land")).not.toBe("");
    }
    expect(reported).toHaveLength(1);
  });
});

test("the streets of a view are those of the archive that is there, and not of one before it", async () => {
  const of = (tag: string, archive: AppContext["mapArchive"]): AppContext["mapArchive"] => ({
    tag: async () => tag,
    tile: async (...tile) => archive?.tile(...tile),
  });
  const streets = async (archive: AppContext["mapArchive"]) =>
    pathOf(await (await ask("/map-picture.svg?view=5.12,52.09,15", database, archive)).text(), "streets");
  expect(await streets(of("empty", null))).toBe("");
  expect((await streets(of("whole", shipped))).length).toBeGreaterThan(500);
});

describe("the picture of a map", () => {
  test("shows the shops that the pins of the map would be of", async () => {
    const { pins } = await pinsIn(database, {
      scope: { kind: "everywhere" },
      filters: NO_FILTERS,
      now: NOW,
    });
    const spots = new Set(pins.map(({ latitude, longitude }) => `${latitude} ${longitude}`));
    expect(await dotCount({})).toBe(spots.size);
    expect(await dotCount({ city: "utrecht" })).toBeLessThan(spots.size);
    expect(await dotCount({ city: "utrecht" })).toBeGreaterThan(0);
    expect(await dotCount({ bbox: [6.5, 53, 6.6, 53.1] })).toBe(0);
  });

  test("goes by the filters of the list, what is open too, but says of no shop that it is", async () => {
    expect(await dotCount({ city: "utrecht", filters: { ...NO_FILTERS, kinds: ["smartshop"] } })).toBe(1);
    await openOnce(database, { slug: "eclair", from: "2026-11-21T18:00Z", to: "2026-11-21T20:00Z" });
    expect(
      await dotCount({ city: "utrecht", filters: { ...NO_FILTERS, kinds: ["smartshop"], open: "now" } }),
    ).toBe(0);
  });

  test("may be kept for minutes, and is the same as long as the shops are", async () => {
    const address = mapPictureAddress({ bbox: null, filters: NO_FILTERS }, COUNTRY);
    const [first, again] = [await ask(address), await ask(address)];
    expect(first.headers.get("content-type")).toBe("image/svg+xml");
    expect(first.headers.get("cache-control")).toBe("public, max-age=300");
    expect(again.headers.get("etag")).toBe(first.headers.get("etag"));
    const other = await ask(`${address}&kind=smartshop`);
    expect(other.headers.get("etag")).not.toBe(first.headers.get("etag"));
  });

  test.each([
    ["", "view", "Must be given"],
    ["?view=4,52,5", "view", "Must be west,south,east,north within the country"],
    ["?view=4,52,5,53&view=4,52,5,53", "view", "Must be given once"],
    ["?view=-180,-90,180,90", "view", "Must be west,south,east,north within the country"],
    ["?view=4,52,5,53&bbox=NaN,1,2,3", "bbox", "Must be west,south,east,north within the country"],
    ["?view=4,52,5,53&kind=%22%3E%3Cscript%3E", "kind", "Is no kind of shop"],
    ["?view=4,52,5,53&open=soon", "open", "Must be now, late or a time such as 2026-11-22T20:00"],
    ["?view=4,52,5,53&wietproef=yes", "wietproef", "Must be true"],
    ["?view=4.9,52.4,22", "view", "Must be west,south,east,north within the country"],
    ["?view=4.9,62.4,16", "view", "Must be west,south,east,north within the country"],
    ["?view=4,52,5,53&frame=<b>", "frame", "Must be screen"],
    ["?view=4,52,5,53&latitude=52.1&longitude=5.1", "latitude", "No picture is drawn around anybody"],
  ])("is refused with %j: %s", async (query, param, msg) => {
    const answer = await ask(`/map-picture.svg${query}`);
    expect(answer.status).toBe(400);
    expect(await answer.json()).toEqual({ errors: [{ msg, param }] });
  });

  test.each(["city=nowhere", "product=nothing"])("is not there for %s", async (query) => {
    const answer = await ask(`/map-picture.svg?view=4,52,5,53&${query}`);
    expect(answer.status).toBe(404);
    expect(await answer.json()).toEqual({
      errors: [{ msg: "Not found", param: expect.any(String) }],
    });
  });

  test("waits with the database when that is away", async () => {
    const away = Object.assign(new Error("away"), { kind: "unavailable" });
    const answer = await ask("/map-picture.svg?view=4,52,5,53", brokenDatabase(away));
    expect(answer.status).toBe(503);
  });
});
