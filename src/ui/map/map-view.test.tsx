import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { cloneElement } from "react";
import { renderToString } from "react-dom/server";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { MapWords } from "./map-start.ts";
import { MapView } from "./map-view.tsx";

const words: MapWords = {
  name: "Map of shops",
  keys: "Arrow keys move",
  loading: "On its way",
  unavailable: "The list has everything",
  incomplete: "Parts are missing",
  noStreets: "No streets today",
  zoomIn: "Zoom in",
  zoomOut: "Zoom out",
  reset: "Back",
  scrollWithCtrl: "Hold Ctrl",
  scrollWithCommand: "Hold Command",
  useTwoFingers: "Two fingers",
};

const map = (
  <MapView
    ground={{ kind: "outline", address: "/outline.json", places: [], surroundings: [] }}
    view={{ bounds: [4, 52, 5, 53] }}
    limits={[2, 50, 8, 54]}
    points={[]}
    selectedId={null}
    words={words}
    credits={[{ name: "© OpenStreetMap contributors", href: "https://www.openstreetmap.org/copyright" }]}
    streets={{ url: "https://streets.example/style.json", label: "Show streets", notice: "From elsewhere" }}
    imageOf={() => Promise.resolve(null)}
  />
);

/** A user is present, and every element in view. */
let comeIntoView: () => Promise<void>;

beforeEach(() => {
  const calls: IntersectionObserverCallback[] = [];
  class Observer {
    constructor(call: IntersectionObserverCallback) {
      calls.push(call);
    }
    observe() {}
    disconnect() {}
  }
  vi.stubGlobal("IntersectionObserver", Observer);
  comeIntoView = async () => {
    fireEvent.keyDown(document.body);
    await Promise.resolve();
    for (const call of calls) call([{ isIntersecting: true } as IntersectionObserverEntry], {} as never);
  };
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe("the place of a map", () => {
  it("says without script that the list has everything", () => {
    expect(renderToString(map)).toMatch(/<noscript>The list has everything<\/noscript>/);
  });

  it("promises nothing before it is seen", () => {
    render(map);
    expect(screen.queryByText("On its way")).toBeNull();
    expect(screen.queryByText("The list has everything", { selector: "p" })).toBeNull();
  });

  it("says so too in a browser that draws no maps, and offers no streets there", async () => {
    render(map);
    vi.spyOn(HTMLCanvasElement.prototype, "getContext").mockReturnValue(null);
    await act(comeIntoView);
    expect(screen.getByText("The list has everything", { selector: "p" })).toBeDefined();
    expect(screen.queryByRole("button", { name: "Show streets" })).toBeNull();
  });

  it("lets a picture below show through, with its own credits, also where no map is drawn", async () => {
    const onRunning = vi.fn<(isRunning: boolean) => void>();
    const { container } = render(cloneElement(map, { onRunning }));
    expect(container.querySelector("svg")).toBeNull();
    expect(screen.queryByRole("link", { name: "© OpenStreetMap contributors" })).toBeNull();
    vi.spyOn(HTMLCanvasElement.prototype, "getContext").mockReturnValue(null);
    await act(comeIntoView);
    expect(screen.getByText("The list has everything", { selector: "p" })).toBeDefined();
    expect(screen.queryByRole("link", { name: "© OpenStreetMap contributors" })).toBeNull();
    expect(onRunning).not.toHaveBeenCalled();
  });

  it("names whose data it shows from the beginning", () => {
    render(map);
    // In a row, and folded where letters are large: one of them is shown.
    const credits = screen.getAllByRole("link", { name: "© OpenStreetMap contributors" });
    const addresses = credits.map((credit) => credit.getAttribute("href"));
    expect(new Set(addresses)).toEqual(new Set(["https://www.openstreetmap.org/copyright"]));
  });
});
