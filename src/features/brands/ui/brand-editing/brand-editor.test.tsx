import { act, cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { callsOfEditor, drawOnPage } from "#features/dashboard/ui/editor/editor-on-page.test-support.tsx";
import type { BrandToEdit } from "../../brand-fields.ts";
import { BrandEditor } from "./brand-editor.tsx";

const calls = callsOfEditor<{ changes: object }>();

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  localStorage.clear();
});

const PAPERS: BrandToEdit = {
  id: 7,
  rev: "one",
  values: {
    name: "Vloeipapier & Zonen",
    note: null,
    kind: "accessories",
    isLicensedGrower: false,
    licenceSource: null,
    description: null,
    website: null,
    email: null,
    phone: null,
  },
  shown: {
    state: "draft",
    slug: "vloeipapier-zonen",
    isSample: false,
    source: "kushy",
    observedOn: "2020",
    logo: null,
    photos: [],
    productCount: 3,
    strainCount: 0,
    changedAt: "2026-11-28T12:00:00Z",
  },
};

const open = (isAdmin: boolean, brand: BrandToEdit = PAPERS) =>
  drawOnPage(<BrandEditor brand={brand} revisions={[]} isAdmin={isAdmin} accountId={1} />);

async function press(name: string) {
  calls.answers.push({ status: 200, body: { _id: "7", rev: "two" } });
  await act(async () => fireEvent.click(screen.getByRole("button", { name })));
}

test("whoever speaks for a brand reads its name, types how it is reached, and sends that alone", async () => {
  await open(false);
  expect(screen.getByLabelText("Name").hasAttribute("readonly")).toBe(true);
  fireEvent.change(screen.getByLabelText(/^Website/), { target: { value: "https://papier.example.org" } });
  expect(screen.queryByRole("button", { name: "Publish" })).toBeNull();
  await press("Save");
  expect(calls.sent).toEqual([{ _id: "7", rev: "one", changes: { website: "https://papier.example.org" } }]);
});

test("an admin publishes a draft together with what they typed, and nobody publishes what is public", async () => {
  await open(true);
  fireEvent.change(screen.getByLabelText("Name"), { target: { value: "Vloeipapier" } });
  await press("Publish");
  expect(calls.sent).toMatchObject([{ changes: { name: "Vloeipapier", step: "publish" } }]);
  cleanup();
  await open(true, { ...PAPERS, shown: { ...PAPERS.shown, state: "active" } });
  expect(screen.queryByRole("button", { name: "Publish" })).toBeNull();
});

test("only of a licensed grower it is asked who says so, and that it has no page is said", async () => {
  await open(true, { ...PAPERS, shown: { ...PAPERS.shown, state: "active" } });
  expect(screen.queryByLabelText(/^Who says/)).toBeNull();
  expect(screen.getByRole("link", { name: "View its page" })).toBeTruthy();
  fireEvent.click(screen.getByLabelText(/^Licensed grower/));
  expect(screen.getByLabelText(/^Who says/)).toBeTruthy();
  cleanup();
  const values = { ...PAPERS.values, isLicensedGrower: true };
  await open(true, { ...PAPERS, values, shown: { ...PAPERS.shown, state: "active" } });
  expect(screen.queryByRole("link", { name: "View its page" })).toBeNull();
  expect(screen.getByText(/may not advertise: visitors/)).toBeTruthy();
});
