import { setupI18n } from "@lingui/core";
import { I18nProvider } from "@lingui/react";
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { MemoryRouter } from "react-router";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { RunningMap } from "#ui/map/map-start.ts";
import { ZonesOnMap } from "./zones-on-map.tsx";

const i18n = setupI18n({ locale: "en", messages: { en: {} } });

const feature = (name: string, longitude: number) => ({
  type: "Feature",
  geometry: {
    type: "Polygon",
    coordinates: [
      [
        [longitude, 52],
        [longitude + 1, 52],
        [longitude + 1, 53],
        [longitude, 52],
      ],
    ],
  },
  properties: {
    name,
    town: { url: "utrecht", name: "Utrecht" },
    source: "utrecht.nl",
    observedOn: "2026-08-08",
  },
});

const ANSWER = { type: "FeatureCollection", features: [feature("Centrum", 5), feature("Polder", 9)] };

/** Shows what is west of the eighth degree, and remembers who listens and what is put on it. */
function fakeMap() {
  const listeners = new Map<string, (event: object) => void>();
  const layers = new Set(["points"]);
  const shown: unknown[] = [];
  const map = {
    on(name: string, call: (event: object) => void) {
      listeners.set(name, call);
      return { unsubscribe: () => listeners.delete(name) };
    },
    getLayer: (id: string) => layers.has(id),
    getSource: () => undefined,
    addImage: () => undefined,
    addSource: () => undefined,
    addLayer: ({ id }: { id: string }) => layers.add(id),
    queryRenderedFeatures: (_: unknown, asked: { layers: string[] }) =>
      asked.layers[0] === "areas" ? [{ id: 0 }] : [],
  };
  const running = {
    engine: {
      map,
      pointLayers: ["points"],
      paint: () => ({ theme: "light", colours: { brick: "#b4472e", surface: "#fff" } }),
    },
    sees: ([west]: number[]) => (west ?? 0) < 8,
    showAll: (bounds: unknown) => shown.push(bounds),
  };
  return { running: running as unknown as RunningMap, listeners, layers, shown };
}

const answer = vi.fn<() => Response>();

beforeEach(() => {
  answer.mockImplementation(() => Response.json(ANSWER));
  vi.stubGlobal("fetch", async () => answer());
  vi.spyOn(HTMLCanvasElement.prototype, "getContext").mockReturnValue({
    beginPath: () => undefined,
    moveTo: () => undefined,
    lineTo: () => undefined,
    stroke: () => undefined,
    getImageData: () => ({}),
  } as never);
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

async function open(onPress = () => undefined) {
  const fake = fakeMap();
  render(
    <MemoryRouter>
      <I18nProvider i18n={i18n}>
        <ZonesOnMap map={fake.running} onPress={onPress} />
      </I18nProvider>
    </MemoryRouter>,
  );
  await act(async () => undefined);
  return fake;
}

test("the zones in view are told in words: name, town, what is forbidden, source and day", async () => {
  const { layers } = await open();
  expect(layers).toContain("areas");
  const [item, ...others] = screen.getAllByRole("listitem");
  expect(others).toEqual([]);
  expect(item?.textContent).toBe(
    "Centrum, UtrechtSmoking cannabis outdoors is forbidden in this area. Source: utrecht.nl, 8 August 2026.Zoom in on it",
  );
  expect(screen.getByRole("status").textContent).toBe("1 no-smoking zone on this part of the map");
});

test("a zone that is pressed on the map has the focus among the words, and what is open is put away", async () => {
  const onPress = vi.fn();
  const { listeners } = await open(onPress);
  await act(async () => listeners.get("click")?.({ point: [0, 0] }));
  expect(onPress).toHaveBeenCalledOnce();
  expect(document.activeElement).toBe(screen.getByRole("listitem"));
  expect(screen.getByRole("listitem").closest("details")?.open).toBe(true);
});

test("the map comes closer to a zone by a button", async () => {
  const { shown } = await open();
  fireEvent.click(screen.getByRole("button", { name: "Zoom in on it" }));
  expect(shown).toEqual([[5, 52, 6, 53]]);
});

test("zones that do not come are said to be missing, and asked for once more", async () => {
  answer.mockImplementationOnce(() => Response.json({ errors: [] }, { status: 500 }));
  await open();
  expect(screen.getByRole("alert").textContent).toContain("couldn’t be put on the map");
  await act(async () => fireEvent.click(screen.getByRole("button", { name: "Try again" })));
  expect(screen.queryByRole("alert")).toBeNull();
  expect(screen.getAllByRole("listitem")).toHaveLength(1);
});
