import { TOLERATED_KINDS } from "./shop.ts";
import { expect, test } from "vitest";
import { mapAddress } from "./map-address.ts";
import { mapOfListAddress } from "./map-of-list-address.ts";
import { readMapQuery } from "./map-query.ts";
import { NO_FILTERS, type ShopFilters } from "./shop-query.ts";

const again = (address: string) => {
  const [path = "", query = ""] = address.split("?");
  return mapAddress(readMapQuery(new URLSearchParams(query)).asked, { slug: path.split("/")[2] });
};

test.each([
  "/map",
  "/map/utrecht",
  "/map?bbox=4.7%2C52.2%2C5.1%2C52.5",
  "/map?nearme=true",
  "/map?sort=best&nearme=true",
  "/map?rating=4&nearme=true",
  "/map/utrecht?rating=4",
  "/map/utrecht?kind=coffeeshop&access=anyone&sort=name&page=2",
])("%s is read and written as the same address", (address) => {
  expect(again(address)).toBe(address);
});

test("the nearest come first, unless something else was asked for", () => {
  expect(readMapQuery(new URLSearchParams("nearme=true")).asked.filters.sort).toBe("nearest");
  expect(readMapQuery(new URLSearchParams("bbox=4.7,52.2,5.1,52.5")).asked.filters.sort).toBe("nearest");
  expect(readMapQuery(new URLSearchParams("nearme=true&sort=name")).asked.filters.sort).toBe("name");
});

test.each(["bbox=1,2,3", "bbox=NaN,1,2,3", "bbox=-180,-90,180,90", "nearme=yes", "nearme=TRUE"])(
  "%s says nothing",
  (query) => {
    expect(mapAddress(readMapQuery(new URLSearchParams(query)).asked)).toBe("/map");
  },
);

test("near me says what is open by itself, and shows coffeeshops unless other kinds are asked for", () => {
  const { filters } = readMapQuery(new URLSearchParams("nearme=true&open=now")).asked;
  expect(filters).toMatchObject({ open: null, kinds: TOLERATED_KINDS, sort: "nearest" });
  expect(readMapQuery(new URLSearchParams("nearme=true&kind=headshop")).asked.filters.kinds).toEqual([
    "headshop",
  ]);
});

test("a map shows coffeeshops, as lists do, and says nothing of it in its address", () => {
  const { asked } = readMapQuery(new URLSearchParams("open=now"));
  expect(asked.filters.kinds).toEqual(TOLERATED_KINDS);
  expect(mapAddress(asked)).toBe("/map?open=now");
});

test("the map of a list keeps its filters and what it is measured from, and leaves its order and page behind", () => {
  const standard = { sort: "best", kinds: TOLERATED_KINDS } as const;
  const filters: ShopFilters = { ...NO_FILTERS, kinds: [...TOLERATED_KINDS], open: "now", sort: "name" };
  const asked = { ...filters, from: "damrak", page: 3 };
  expect(mapOfListAddress({ filters: asked, standard }, "amsterdam")).toBe(
    "/map/amsterdam?open=now&from=damrak",
  );
  expect(mapOfListAddress({ filters: { ...filters, kinds: ["headshop"] }, standard })).toBe(
    "/map?kind=headshop&open=now",
  );
});
