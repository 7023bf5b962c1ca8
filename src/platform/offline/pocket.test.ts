import { expect, test } from "vitest";
import { isOfPocket, pocketPathOf } from "./pocket.ts";

test.each([
  ["https://example.org/pocket", true],
  ["https://example.org/pocket/amsterdam/de-roos", true],
  ["https://example.org/cz/pocket/brno", true],
  ["/pl/pocket", true],
  ["https://example.org/pocketbook", false],
  ["https://example.org/coffeeshops/pocket", false],
  ["https://example.org/", false],
])("whether %s is of the pocket: %s", (address, isIt) => {
  expect(isOfPocket(address)).toBe(isIt);
});

test.each([
  ["https://example.org/coffeeshop/de-roos", "/pocket"],
  ["https://example.org/pl/map?nearme=true", "/pl/pocket"],
])("the pocket of %s is %s, in its language", (address, path) => {
  expect(pocketPathOf(address)).toBe(path);
});
