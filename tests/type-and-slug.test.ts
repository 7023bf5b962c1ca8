import { expect, test } from "vitest";
import { saveProducts } from "#features/products/server/save-products.ts";
import { productOf, settleSmallCatalogue } from "#features/products/server/small-catalogue.test-support.ts";
import { testWorld } from "./support/database.ts";
import { drawnPages } from "./support/drawn-pages.ts";

/** The first render loads the modules of all pages. */
const FETCHING_MS = 30_000;

const database = testWorld(settleSmallCatalogue);

const now = () => new Date("2026-11-01T12:00:00Z");

async function read(path: string) {
  const draw = await drawnPages({ database, now, report: () => {} });
  return draw(path);
}

test(
  "the slug of a product is its page",
  async () => {
    const { status, text } = await read("/weed/morning-fog");
    expect(status).toBe(200);
    expect(text).toContain('"kind":"product"');
  },
  FETCHING_MS,
);

test("under the word of another type it leads to its own", async () => {
  const { status, text } = await read("/hash/morning-fog");
  expect(status).toBe(301);
  expect(text).toContain('"location","/weed/morning-fog"');
});

test.each(["/weed/vleuten", "/products/utrecht", "/weed/zaanstad"])(
  "%s is what is sold in the city or municipality",
  async (path) => {
    const { status, text } = await read(path);
    expect(status).toBe(200);
    expect(text).not.toContain('"kind":"product"');
  },
);

test.each(["/weed/nowhere", "/weed/%00", "/bread/utrecht"])("%s is nothing", async (path) => {
  expect((await read(path)).status).toBe(404);
});

test("a product that is not shown is nothing", async () => {
  await saveProducts(database, [productOf({ slug: "edam", name: "Edam", status: "draft" })]);
  expect((await read("/weed/edam")).status).toBe(404);
});
