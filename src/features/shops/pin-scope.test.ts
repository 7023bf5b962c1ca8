import { describe, expect, test } from "vitest";
import { mapPictureAddress, pinQuery, type PinScope } from "./pin-scope.ts";
import { NO_FILTERS } from "./shop-query.ts";

const UTRECHT: PinScope = { bbox: null, city: "utrecht", filters: { ...NO_FILTERS, open: "now" } };

describe("the pins of a map", () => {
  test("are the same in whatever order and on whatever page the list is", () => {
    const turned = { ...UTRECHT, filters: { ...UTRECHT.filters, sort: "name", page: 3 } as const };
    expect(pinQuery(turned).toString()).toBe("open=now&city=utrecht");
    expect(pinQuery(UTRECHT).toString()).toBe("open=now&city=utrecht");
  });

  test("are those of the part of the map that is looked at, wherever that is", () => {
    expect(pinQuery({ ...UTRECHT, bbox: [5, 52, 5.2, 52.1] }).get("bbox")).toBe("5,52,5.2,52.1");
    expect(pinQuery({ ...UTRECHT, bbox: [5, 52, 5.2, 52.1] }).has("city")).toBe(false);
  });

  test("are those that a page asks for: of a product, or of the experiment", () => {
    const everywhere = { bbox: null, filters: NO_FILTERS };
    expect(pinQuery({ ...everywhere, product: "white-widow" }).toString()).toBe("product=white-widow");
    expect(pinQuery({ ...everywhere, isWietproef: true }).toString()).toBe("wietproef=true");
  });

  test("stand on the picture of the map as well, which says where the map begins", () => {
    const { pathname, searchParams } = new URL(mapPictureAddress(UTRECHT, [5, 52, 5.2, 52.1]), "http://x");
    expect(pathname).toBe("/map-picture.svg");
    expect(Object.fromEntries(searchParams)).toEqual({
      open: "now",
      city: "utrecht",
      view: "5,52,5.2,52.1",
    });
  });
});
