import fc from "fast-check";
import { expect, it } from "vitest";
import { houseAddress, readHouseAddress } from "./house-address.ts";

it("says which house by which light, whatever the seed", () => {
  const seeds = fc.string({ unit: "grapheme", minLength: 1, maxLength: 10 });
  const lights = [
    { theme: "light", isOpen: false },
    { theme: "dark", isOpen: false },
    { theme: "dark", isOpen: true },
  ] as const;
  fc.assert(
    fc.property(seeds, fc.constantFrom(...lights), (seed, { theme, isOpen }) => {
      const file = houseAddress(seed, theme, { isOpen }).split("/").at(-1) ?? "";
      expect(readHouseAddress(decodeURIComponent(file))).toEqual({ seed, theme, isOpen });
    }),
  );
});

it.each(["", "1", "1.svg", "1-noon.svg", "-light.svg", `${"1".repeat(65)}-dark.svg`, "1-dark.svg.png"])(
  "%j is no house",
  (file) => {
    expect(readHouseAddress(file)).toBeUndefined();
  },
);
