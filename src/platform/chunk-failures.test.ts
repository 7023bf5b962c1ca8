import { describe, expect, it } from "vitest";
import { mayReload } from "./chunk-failures.ts";

function memory(): Pick<Storage, "getItem" | "setItem"> {
  const kept = new Map<string, string>();
  return { getItem: (key) => kept.get(key) ?? null, setItem: (key, value) => void kept.set(key, value) };
}

describe("reloading after a part of the page could not be loaded", () => {
  it("is allowed the first time, refused for a minute, then allowed again", () => {
    const storage = memory();
    expect(mayReload(storage, 1_000)).toBe(true);
    expect(mayReload(storage, 60_999)).toBe(false);
    expect(mayReload(storage, 61_000)).toBe(true);
  });

  it("is not forbidden for long by a clock that was set back", () => {
    const storage = memory();
    mayReload(storage, 1_000_000);
    expect(mayReload(storage, 5)).toBe(true);
  });
});
