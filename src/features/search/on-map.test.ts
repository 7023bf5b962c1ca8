import { expect, test } from "vitest";
import { onMap } from "./on-map.ts";

const here = {
  path: "/map/utrecht",
  filters: "open=now&amenity=seats&amenity=food",
  view: "bbox=5,52,5.1,52.1",
};
const kept = "open=now&amenity=seats&amenity=food";

test("a town and what is around a landmark are shown with the filters that were chosen", () => {
  expect(onMap("/coffeeshops/rotterdam", here)).toBe(`/map/rotterdam?${kept}`);
  expect(onMap("/coffeeshops/amsterdam?from=damrak", here)).toBe(`/map/amsterdam?${kept}&from=damrak`);
  expect(onMap("/coffeeshops/edam", { ...here, filters: "" })).toBe("/map/edam");
});

test("a filter that was typed replaces the one it contradicts", () => {
  expect(onMap("/coffeeshops/amsterdam?open=late", here)).toBe(
    "/map/amsterdam?amenity=seats&amenity=food&open=late",
  );
});

test("a filter without a place is one of the view that is looked at", () => {
  expect(onMap("/coffeeshops?open=late", { ...here, filters: "" })).toBe(
    "/map/utrecht?bbox=5%2C52%2C5.1%2C52.1&open=late",
  );
});

test("a shop is shown whether it meets the filters or not", () => {
  expect(onMap("/coffeeshop/barraka", here)).toBe("/map/barraka");
});

test("what is near the visitor stays so, and strains, brands and members stand on no map", () => {
  expect(onMap("/map?nearme=true&open=now", here)).toBe("/map?nearme=true&open=now");
  for (const address of [
    "/weed/jack-herer",
    "/brand/sensi",
    "/user/uma",
    "/weed/amsterdam",
    "/products?q=x",
  ]) {
    expect(onMap(address, here)).toBeUndefined();
  }
});
