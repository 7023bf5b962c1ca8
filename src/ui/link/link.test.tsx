import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { createRoutesStub } from "react-router";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { Link } from "./link.tsx";
import type { Connection } from "./prefetch-rule.ts";

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Hovers over a link and returns the prefetched addresses. */
async function fetchedAhead(connection: Connection | undefined): Promise<(string | null)[]> {
  vi.stubGlobal("navigator", { connection });
  const Site = createRoutesStub([
    { path: "/", Component: () => <Link to="/map">Map</Link> },
    { path: "/map", loader: () => ({ shopCount: 262 }), Component: () => <p>Map</p> },
  ]);
  await act(async () => {
    render(<Site />);
  });
  fireEvent.mouseEnter(screen.getByRole("link"));
  await act(() => vi.advanceTimersByTimeAsync(1000));
  return [...document.querySelectorAll("link")].map((link) => link.getAttribute("href"));
}

it("a link that is pointed at prepares its page", async () => {
  expect(await fetchedAhead(undefined)).toContain("/map.data");
});

it("nothing is fetched ahead on 2g or when data is to be saved", async () => {
  expect(await fetchedAhead({ effectiveType: "2g" })).toEqual([]);
  cleanup();
  expect(await fetchedAhead({ effectiveType: "4g", saveData: true })).toEqual([]);
});
