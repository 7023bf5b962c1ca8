import { expect, it } from "vitest";
import { sharedBuffersMegabytes } from "./shared-buffers.ts";

const GIGABYTE = 1024 ** 3;

it("PostgreSQL takes an eighth of the memory, within bounds", () => {
  expect(sharedBuffersMegabytes(4 * GIGABYTE)).toBe(512);
  expect(sharedBuffersMegabytes(GIGABYTE / 2)).toBe(128);
  expect(sharedBuffersMegabytes(64 * GIGABYTE)).toBe(1024);
});

it("every machine has room for what it takes here", () => {
  expect(sharedBuffersMegabytes()).toBeGreaterThanOrEqual(128);
});
