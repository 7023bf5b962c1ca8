import { expect, test } from "vitest";
import { pictureAddress } from "./picture-address.ts";
import { PICTURE_FORMATS } from "./picture-format.ts";
import { pictureRequestOf } from "./picture-request.ts";
import { PICTURE_SIZES, sizeName } from "./picture-sizes.ts";

const asked = (query: string) => pictureRequestOf(new URLSearchParams(query));

test("every size there is can be asked for by its address, in every format", () => {
  for (const size of PICTURE_SIZES) {
    for (const format of [undefined, ...PICTURE_FORMATS]) {
      const { search } = new URL(pictureAddress("0".repeat(32), size, "", format), "http://site.example");
      expect(asked(search)).toEqual({ size, format });
    }
  }
});

test("no two sizes share a name, and so a file", () => {
  expect(new Set(PICTURE_SIZES.map(sizeName)).size).toBe(PICTURE_SIZES.length);
});

test.each([
  "",
  "w=641",
  "w=0640",
  "w=640.0",
  "w= 640",
  "w=640&w=640",
  "w=640&h=640",
  "w=640&fit=cover",
  "w=96",
  "h=96",
  "w=96&h=96&fit=fill",
  "w=96&h=96&fit=",
  "w=640&f=png",
  "w=640&f=",
  "w=640&f=AVIF",
  "w=640&v=2",
  "w=640&h=",
  "w=1200&h=630&fit=inside",
])("nothing else is answered: %j", (query) => {
  expect(asked(query)).toBeUndefined();
});
