import { expect, test } from "vitest";
import { areasOf } from "./message-areas.ts";

test.each(["/about", "/de/about", "/cz/about"])("%s needs the running texts too", (path) => {
  expect(areasOf(path)).toEqual(["public", "texts"]);
});

test.each(["/", "/de", "/coffeeshops/edam", "/coffeeshop/about", "/de/coffeeshops", ""])(
  "%j does without them",
  (path) => {
    expect(areasOf(path)).toEqual(["public"]);
  },
);
