import { expect, test } from "vitest";
import { areasOf } from "./message-areas.ts";

test.each(["/about", "/de/about", "/cz/about"])("%s needs the running texts too", (path) => {
  expect(areasOf(path)).toEqual(["public", "texts"]);
});

test.each(["/", "", "/de", "/coffeeshops/edam", "/de/coffeeshops", "/map", "/cz/map/utrecht"])(
  "%j needs the texts of lists too",
  (path) => {
    expect(areasOf(path)).toEqual(["public", "lists"]);
  },
);

test.each(["/coffeeshop/about", "/de/coffeeshop/map", "/tulip-mania"])("%s does without both", (path) => {
  expect(areasOf(path)).toEqual(["public"]);
});
