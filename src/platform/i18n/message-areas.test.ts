import { expect, test } from "vitest";
import { areasOf } from "./message-areas.ts";

test.each(["/about", "/de/about", "/cz/about", "/terms", "/pl/data-deletion"])(
  "%s needs the running texts too",
  (path) => {
    expect(areasOf(path)).toEqual(["public", "texts"]);
  },
);

test.each(["/contact", "/de/getlisted"])("%s needs the words of forms too", (path) => {
  expect(areasOf(path)).toEqual(["public", "texts", "forms"]);
});

test.each(["/", "", "/de", "/coffeeshops/edam", "/de/coffeeshops", "/map", "/cz/map/utrecht"])(
  "%j needs the texts of lists too",
  (path) => {
    expect(areasOf(path)).toEqual(["public", "lists"]);
  },
);

test.each(["/deals", "/de/jobs/a-job", "/cz/discover"])("%s needs the texts of news too", (path) => {
  expect(areasOf(path)).toEqual(["public", "news"]);
});

test.each(["/coffeeshop/about", "/de/coffeeshop/map", "/tulip-mania"])("%s does without both", (path) => {
  expect(areasOf(path)).toEqual(["public"]);
});

test.each(["/weed", "/de/products"])("%s needs the texts of products too", (path) => {
  expect(areasOf(path)).toEqual(["public", "products"]);
});

test.each(["/de/hash/utrecht", "/weed/white-widow", "/cz/edibles/space-crumble"])(
  "%s may be one product, and needs what is said of where it is sold",
  (path) => {
    expect(areasOf(path)).toEqual(["public", "products", "selling"]);
  },
);

test.each(["/brand", "/pl/brand/dijkzaden"])("%s needs the texts of brands too", (path) => {
  expect(areasOf(path)).toEqual(["public", "brands"]);
});
