import { expect, test } from "vitest";
import { sortName } from "./sort-name.ts";

test.each([
  ["'s-Hertogenbosch", "Hertogenbosch"],
  ["'s Gravenmoer", "Gravenmoer"],
  ["’t Zand", "Zand"],
  ["Den Haag", "Den Haag"],
  ["Tilburg", "Tilburg"],
  ["'t", "'t"],
])("%s is looked up as %s", (name, lookedUpAs) => {
  expect(sortName(name)).toBe(lookedUpAs);
});
