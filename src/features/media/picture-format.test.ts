import { expect, test } from "vitest";
import { formatFor } from "./picture-format.ts";

test.each([
  ["image/avif,image/webp,image/apng,image/svg+xml,image/*,*/*;q=0.8", "avif"],
  ["image/webp,image/png,image/svg+xml,image/*;q=0.8,video/*;q=0.8,*/*;q=0.5", "webp"],
  ["image/png,image/svg+xml,image/*;q=0.8,*/*;q=0.5", "jpeg"],
  ["IMAGE/WEBP", "webp"],
  ["image/avif;q=0, image/webp;q=0.5", "webp"],
  ["image/avif;q=0.000", "jpeg"],
  ["*/*", "jpeg"],
  ["", "jpeg"],
  [undefined, "jpeg"],
])("who accepts %j gets %s", (accept, format) => {
  expect(formatFor(accept)).toBe(format);
});
