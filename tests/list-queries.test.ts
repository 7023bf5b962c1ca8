import { describe, expect, test, vi } from "vitest";
import {
  addBrand,
  dealIn,
  NOW,
  paperDeal,
  shopId,
} from "#features/deals/server/small-offers.test-support.ts";
import { settleSmallCatalogue } from "#features/products/server/small-catalogue.test-support.ts";
import { isPersonalQuery, knownQuery } from "#platform/http/known-query.ts";
import { testWorld } from "./support/database.ts";
import { drawnPages } from "./support/drawn-pages.ts";
import { surfacesOf } from "./support/surfaces.ts";

/** The first render loads the modules of all pages. */
const FETCHING_MS = 30_000;

const database = testWorld(settleSmallCatalogue);

async function read(path: string) {
  const draw = await drawnPages({ database, now: () => NOW, report: () => {} });
  return draw(path);
}

/** The first words of an answer are its headers, where it has no page. */
async function leadsTo(path: string): Promise<string | undefined> {
  return /"location","([^"]+)"/.exec((await read(path)).text)?.[1];
}

test.each([
  ["/coffeeshops", "?kind=coffeeshop&page=99999", "?kind=coffeeshop"],
  ["/coffeeshops/utrecht", "?sort=name&page=2", "?sort=name"],
  ["/map", "?page=2", ""],
  ["/map/utrecht", "?nearme=true&page=100000", "?nearme=true"],
  ["/products", "?effect=happy&page=40", "?effect=happy"],
  ["/weed", "?page=99999", ""],
  ["/weed/utrecht", "?page=2", ""],
  ["/brand", "?sort=name&page=99999", "?sort=name"],
  ["/deals", "?category=supplies&page=2", "?category=supplies"],
  ["/jobs", "?page=123456", ""],
  ["/discover", "?kind=event&page=99999", "?kind=event"],
  // Unknown values must still be reported, and the visitor's answers must not be lost.
  ["/weed", "?effect=cured&page=99999", "?effect=cured"],
  ["/coffeeshops/utrecht", "?age=21&page=2&residence=abroad", "?age=21&residence=abroad"],
])(
  "%s%s, past the end, leads to the last page with all that was asked for",
  async (path, asked, last) => {
    expect(await leadsTo(path + asked)).toBe(path + last);
    expect(await leadsTo(path + last)).toBeUndefined();
  },
  FETCHING_MS,
);

test.each([
  ["/weed?city=utrecht&effect=cured&thc=over20", "/weed/utrecht?effect=cured&thc=over20"],
  ["/products?city=utrecht", "/products/utrecht"],
  ["/weed/utrecht?city=maastricht&sort=name", "/weed/maastricht?sort=name"],
  ["/weed/utrecht?city=utrecht", "/weed/utrecht"],
])(
  "a list of products that asks for a city, %s, leads to that city with all else that was asked for",
  async (path, led) => {
    expect(await leadsTo(path)).toBe(led);
    expect(await leadsTo(led)).toBeUndefined();
  },
  FETCHING_MS,
);

describe("a value that no filter has", () => {
  test.each([
    [
      "/coffeeshops?kind=bakery&access=maybe&amenity=pool&open=ever&within=3&sort=paid",
      ["kind=bakery", "access=maybe", "amenity=pool", "open=ever", "within=3", "sort=paid"],
    ],
    ["/coffeeshops/utrecht?amenity=pool", ["amenity=pool"]],
    ["/map?kind=bakery", ["kind=bakery"]],
    ["/brand?kind=shop&sort=paid", ["kind=shop", "sort=paid"]],
    ["/products?effect=cured&brand=nobody", ["effect=cured", "brand=nobody"]],
    ["/weed/utrecht?effect=cured&city=atlantis", ["effect=cured", "city=atlantis"]],
    ["/supplies?sort=price&thc=zz", ["sort=price", "thc=zz"]],
    [
      "/deals?kind=bribe&category=weed&city=atlantis&brand=nobody&sort=paid",
      ["kind=bribe", "category=weed", "city=atlantis", "brand=nobody", "sort=paid"],
    ],
    [
      "/jobs?role=pirate&employment=slave&city=atlantis",
      ["role=pirate", "employment=slave", "city=atlantis"],
    ],
    [
      "/discover?tab=sponsored&kind=advert&city=atlantis&tag=A%20B",
      ["tab=sponsored", "kind=advert", "city=atlantis", "tag=A B"],
    ],
    ["/discover?tag=nobody-writes-of-it", ["tag=nobody-writes-of-it"]],
  ])("%s is left out, and told", async (path, values) => {
    const { status, text } = await read(path);
    // Between two texts React leaves a comment.
    const markup = text.slice(0, text.lastIndexOf("</html>")).replaceAll("<!-- -->", "");
    expect(status).toBe(200);
    const told = [...markup.matchAll(/[“„«"‚‘]([^“”„«»"<]+)[”“»"’][^<]*<\/p>/g)].map(([, value]) => value);
    expect(told).toEqual(expect.arrayContaining(values));
  });

  test("hides nothing that is there, and a city without deals is a city all the same", async () => {
    const brandId = await addBrand(database);
    await dealIn(database, "live", paperDeal(brandId, { shopIds: [await shopId(database, "andersom")] }));
    const title = "Tweede pakje halve prijs";
    expect((await read("/deals?city=atlantis")).text).toContain(title);
    const { text } = await read("/deals?city=zaandam");
    expect(text).not.toContain(title);
    expect(text).toContain('"unknown":[]');
  });
});

/** What the router itself looks for in an address. */
const OF_ROUTER = new Set(["index", "_routes"]);

/** What other apps share: below `/share/` an address reaches its reader whole (`page-handler.ts`). */
const OF_SHARE_TARGET = new Set(["url", "text", "title"]);

test(
  "whatever a page reads from its address reaches it",
  async () => {
    const read = new Set<string>();
    for (const method of ["get", "getAll", "has"] as const) {
      const original = URLSearchParams.prototype[method] as (name: string) => unknown;
      vi.spyOn(URLSearchParams.prototype, method).mockImplementation(function (
        this: URLSearchParams,
        name: string,
      ) {
        read.add(name);
        return original.call(this, name) as never;
      });
    }
    const surfaces = await surfacesOf({
      database,
      now: () => NOW,
      asked: {
        shop: "andersom",
        product: "morning-fog",
        brand: "dijkzaden",
        city: "utrecht",
        beginnings: [],
      },
      report: () => {},
    });
    for (const { name, read: draw } of surfaces) if (!name.startsWith("GET /api")) await draw();
    vi.restoreAllMocks();
    const lost = [...read].filter((name) => {
      const asked = new URLSearchParams({ [name]: "1" });
      const isKnown = knownQuery(`?${asked}`) !== "" || isPersonalQuery(asked);
      return !isKnown && !OF_ROUTER.has(name) && !OF_SHARE_TARGET.has(name);
    });
    expect(read.size).toBeGreaterThan(20);
    expect(lost).toEqual([]);
  },
  FETCHING_MS,
);
