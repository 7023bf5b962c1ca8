import { act, cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { callsOfEditor, drawOnPage } from "#features/dashboard/ui/editor/editor-on-page.test-support.tsx";
import type { CityToEdit } from "../../city-to-edit.ts";
import { CityEditor } from "./city-editor.tsx";

const calls = callsOfEditor<{ changes: object }>();

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  localStorage.clear();
});

const BOSCH: CityToEdit = {
  id: 7,
  rev: "one",
  values: {
    names: { nl: "'s-Hertogenbosch", fr: "Bois-le-Duc", source: "nl" },
    aliases: ["Den Bosch"],
    intro: null,
    residents: "unknown",
    residentsSource: null,
    residentsObservedOn: null,
    openingWindow: null,
    openingWindowSource: null,
    openingWindowObservedOn: null,
    schoolDistanceMetres: null,
    schoolDistanceSource: null,
    schoolDistanceObservedOn: null,
    policy: null,
    policySource: null,
    policyObservedOn: null,
    officialCount: 6,
    officialCountYear: 2022,
    officialCountSource: "Breuer&Intraval",
    latestCount: null,
    latestCountSource: null,
    latestCountObservedOn: null,
    mostAllowed: null,
    mostAllowedSource: null,
    mostAllowedObservedOn: null,
    zones: [],
  },
  shown: {
    slug: "s-hertogenbosch",
    isSample: false,
    municipality: "'s-Hertogenbosch",
    province: "Noord-Brabant",
    latitude: 51.69917,
    longitude: 5.30417,
    population: 134_520,
    shopCount: 1,
    neighbourCount: 1,
    rulesOn: null,
    changedAt: null,
  },
};

const open = (city: CityToEdit = BOSCH) =>
  drawOnPage(<CityEditor city={city} revisions={[]} accountId={1} />);

async function save(
  answer: { status: number; body: object } = { status: 200, body: { _id: "7", rev: "two" } },
) {
  calls.answers.push(answer);
  await act(async () => fireEvent.click(screen.getByRole("button", { name: "Save" })));
}

test("other names stand each on a line, and are sent as a list", async () => {
  await open();
  const aliases = screen.getByLabelText<HTMLTextAreaElement>(/^Other names/);
  expect(aliases.value).toBe("Den Bosch");
  fireEvent.change(aliases, { target: { value: "Den Bosch\n\n Oeteldonk " } });
  await save();
  expect(calls.sent).toEqual([{ _id: "7", rev: "one", changes: { aliases: ["Den Bosch", "Oeteldonk"] } }]);
});

test("a name is written in Dutch first, and nobody chooses another language for that", async () => {
  await open({ ...BOSCH, values: { ...BOSCH.values, intro: { nl: "Stad.", source: "nl" } } });
  // Those of the intro and the policy.
  expect(screen.getAllByLabelText("Original language")).toHaveLength(2);
});

test("source and day are asked for once a rule is told", async () => {
  await open();
  expect(screen.queryByLabelText(/^Source of the residents/)).toBeNull();
  expect(screen.getByLabelText(/^Source of the official/)).toBeTruthy();
  fireEvent.change(screen.getByLabelText(/^Residents’ rule/), { target: { value: "residentsOnly" } });
  fireEvent.change(screen.getByLabelText(/^Source of the residents/), { target: { value: "denbosch.nl" } });
  fireEvent.change(screen.getByLabelText(/^Residents’ rule/), { target: { value: "unknown" } });
  // What was typed is not lost out of sight.
  expect(screen.getByLabelText(/^Source of the residents/)).toBeTruthy();
});

test("what the call refuses is said beside its field, in words of the page", async () => {
  await open();
  fireEvent.change(screen.getByLabelText(/^Residents’ rule/), { target: { value: "anyone" } });
  await save({
    status: 400,
    body: { errors: [{ msg: "Must say where it is from", param: "residentsSource" }] },
  });
  expect(screen.getByLabelText(/^Source of the residents/).getAttribute("aria-invalid")).toBe("true");
  expect(screen.getAllByText(/Say who says so, or where it is written/)).not.toHaveLength(0);
});

test("it is said whose rules they are, and for how many other places they hold", async () => {
  await open();
  expect(screen.getByText(/municipality of 's-Hertogenbosch/).textContent).toMatch(/for 1 other place too/);
});

const CORNERS = "52.1, 5.1\n52.1, 5.2\n52.2, 5.2";
const AREA = {
  type: "Polygon",
  coordinates: [
    [
      [5.1, 52.1],
      [5.2, 52.1],
      [5.2, 52.2],
      [5.1, 52.1],
    ],
  ],
};

test("a zone is typed corner by corner, and is sent as the polygon around them", async () => {
  await open();
  fireEvent.click(screen.getByRole("button", { name: "Add a zone" }));
  const told = {
    "Name of the zone": "Centrum",
    "Source of the zone": "denbosch.nl",
    "Day of the zone": "2026",
  };
  for (const [label, value] of Object.entries(told))
    fireEvent.change(screen.getByLabelText(label), { target: { value } });
  const corners = screen.getByLabelText("Corners");
  fireEvent.change(corners, { target: { value: "52.1, 5.1\nhere" } });
  expect(screen.getByText(/^Line 2: Enter a corner/)).toBeTruthy();
  fireEvent.change(corners, { target: { value: CORNERS } });
  expect(screen.queryByText(/Enter a corner/)).toBeNull();
  await save();
  expect(calls.sent).toMatchObject([
    { changes: { zones: [{ name: "Centrum", source: "denbosch.nl", observedOn: "2026", area: AREA }] } },
  ]);
});

test("pasted GeoJSON becomes corners, and what is wrong with it is said at once", async () => {
  const zone = { name: "Centrum", source: "denbosch.nl", observedOn: "2026", area: AREA as never };
  await open({ ...BOSCH, values: { ...BOSCH.values, zones: [zone] } });
  const corners = screen.getByLabelText<HTMLTextAreaElement>("Corners");
  expect(corners.value).toBe(CORNERS);
  const unclosed = { type: "Polygon", coordinates: [AREA.coordinates[0]?.slice(1)] };
  fireEvent.change(corners, { target: { value: JSON.stringify(unclosed) } });
  expect(screen.getByText(/isn’t closed/)).toBeTruthy();
  fireEvent.change(corners, { target: { value: JSON.stringify({ type: "Feature", geometry: AREA }) } });
  expect(corners.value).toBe(CORNERS);
  fireEvent.click(screen.getByRole("button", { name: "Remove Centrum" }));
  await save();
  expect(calls.sent).toMatchObject([{ changes: { zones: [] } }]);
});
