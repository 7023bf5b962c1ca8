import { setupI18n } from "@lingui/core";
import { I18nProvider } from "@lingui/react";
import { cleanup, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { createMemoryRouter, RouterProvider } from "react-router";
import { afterEach, expect, test, vi } from "vitest";
import { sendNow } from "#features/dashboard/ui/queue/send-now.test-support.ts";
import type { DoneMerge, DoubleItem, DoublePair } from "../double.ts";
import { DoubleRoom } from "./double-room.tsx";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const PATH = "/dashboard/doublestrains";

const itemOf = (item: Partial<DoubleItem>): DoubleItem => ({
  _id: "1",
  name: "Gelato 33",
  url: "/weed/gelato-33",
  isSample: false,
  source: "kushy",
  observedOn: "2017-11",
  aliases: [],
  breeder: "Dijkzaden",
  speakers: [],
  facts: {
    marketedAs: "hybrid",
    effects: ["happy"],
    flavours: [],
    terpenes: [],
    thcPermille: 200,
    cbdPermille: null,
  },
  counts: { products: 1, menuLines: 4, reviews: 2, likes: 3, watches: 0 },
  ...item,
});

const PAIR: DoublePair = {
  _id: "7",
  rev: "seen",
  kind: "strain",
  reasons: ["spelling", "breeder"],
  likeness: 100,
  one: itemOf({}),
  other: itemOf({
    _id: "2",
    name: "Gelato #33",
    url: null,
    facts: {
      marketedAs: "indica",
      effects: ["happy"],
      flavours: [],
      terpenes: [],
      thcPermille: 210,
      cbdPermille: null,
    },
    counts: { products: 1, menuLines: 1, reviews: 0, likes: 2, watches: 0 },
  }),
  keptAside: { menuLines: 0, reviews: 0, likes: 1, watches: 0 },
};

const MERGE: DoneMerge = {
  _id: "3",
  rev: "now",
  kind: "strain",
  winner: { _id: "8", name: "Polder Haze", url: "/weed/polder-haze" },
  loser: { _id: "9", name: "Polderhaze" },
  pairId: "7",
  mergedAt: "2026-11-20T10:00:00.000Z",
  undoUntil: "2026-12-20T10:00:00.000Z",
  by: "Ada",
  movedCount: 12,
  since: { reviews: 1, likes: 0, menuLines: 1 },
};

function show({ pairs = [PAIR], merges = [] as DoneMerge[], status = 200, answer = {} as object } = {}) {
  const sent: object[] = [];
  vi.stubGlobal("fetch", async (path: string, { method, body }: RequestInit) => {
    sent.push({ method, path, ...(JSON.parse(String(body ?? "{}")) as object) });
    return Response.json(answer, { status });
  });
  const router = createMemoryRouter(
    [
      {
        path: PATH,
        loader: () => null,
        element: (
          <DoubleRoom
            pairs={pairs}
            merges={merges}
            now="2026-11-28T12:00:00.000Z"
            path={PATH}
            chosenId={pairs[0]?.["_id"] ?? null}
            missingId={null}
          />
        ),
      },
    ],
    { initialEntries: [PATH], hydrationData: { loaderData: { "0": null } } },
  );
  render(
    <I18nProvider i18n={setupI18n({ locale: "en", messages: { en: {} } })}>
      <RouterProvider router={router} />
    </I18nProvider>,
  );
  return sent;
}

const press = (name: RegExp | string) => fireEvent.click(screen.getByRole("button", { name }));

test("the pair is merged into the one that people know, with the fields that were chosen", async () => {
  const sent = show();
  const soldAs = screen.getByRole("group", { name: "Sold as" });
  expect(
    within(soldAs)
      .getAllByRole<HTMLInputElement>("radio")
      .map(({ checked }) => checked),
  ).toEqual([true, false]);
  fireEvent.click(within(soldAs).getByRole("radio", { name: /Indica/ }));
  expect(screen.queryByRole("group", { name: "Effects" })).toBeNull();
  expect(screen.getByText(/2 things go along/).textContent).toContain("1 is there of both");
  press("Merge: Gelato #33 becomes Gelato 33");
  expect(sent).toEqual([]);
  await sendNow();
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]).toMatchObject({
    method: "PATCH",
    _id: "7",
    rev: "seen",
    changes: { decision: "merge", winner: "1", taken: ["marketedAs"], people: false },
  });
});

test("swapped, the other one stays, and the fields are chosen anew", async () => {
  const sent = show();
  fireEvent.click(
    within(screen.getByRole("group", { name: "Sold as" })).getByRole("radio", { name: /Indica/ }),
  );
  press("Swap: keep Gelato #33");
  press("Merge: Gelato 33 becomes Gelato #33");
  await sendNow();
  await waitFor(() => expect(sent[0]).toMatchObject({ changes: { winner: "2", taken: [] } }));
});

const BRANDS: DoublePair = {
  ...PAIR,
  kind: "brand",
  reasons: ["website"],
  one: itemOf({
    name: "Green House",
    source: "tradePage",
    breeder: null,
    facts: { kind: "breeder", website: "https://greenhouse.example" },
    counts: { products: 2, strains: 40, deals: 1, jobs: 0, posts: 0, reviews: 2, likes: 3 },
  }),
  other: itemOf({
    _id: "2",
    name: "Greenhouse Seeds",
    breeder: null,
    speakers: ["Bob", "Eva"],
    facts: { kind: "producer", website: "https://greenhouse.example" },
    counts: { products: 1, strains: 4, deals: 0, jobs: 0, posts: 0, reviews: 1, likes: 2 },
  }),
  keptAside: { reviews: 1, likes: 0 },
};

test("of two brands the products and strains go along, and who speaks for the one where the admin says so", async () => {
  const sent = show({ pairs: [BRANDS] });
  expect(screen.getByText(/the same website/)).toBeDefined();
  expect(screen.getByText(/7 things go along/).textContent).toContain("1 is there of both");
  fireEvent.click(screen.getByRole("checkbox", { name: "Bob and Eva may speak for Green House too" }));
  press("Merge: Greenhouse Seeds becomes Green House");
  await sendNow();
  await waitFor(() => expect(sent[0]).toMatchObject({ changes: { winner: "1", taken: [], people: true } }));
});

const SHOPS: DoublePair = {
  ...PAIR,
  kind: "shop",
  reasons: ["address", "place"],
  likeness: 12,
  one: itemOf({
    name: "Andersom",
    source: "register",
    breeder: null,
    facts: {
      shopKind: "coffeeshop",
      status: "active",
      address: "Vismarkt 23, 3511 KR, Utrecht",
      hours: null,
    },
    counts: { menuLines: 5, photos: 2, deals: 0, jobs: 0, posts: 0, reviews: 2, likes: 3, follows: 1 },
  }),
  other: itemOf({
    _id: "2",
    name: "The Other Way",
    source: "openStreetMap",
    breeder: null,
    facts: {
      shopKind: "coffeeshop",
      status: "temporarilyClosed",
      address: "Vismarkt 23, Utrecht",
      hours: "Mo-Su 10:00-22:00",
    },
    counts: { menuLines: 2, photos: 0, deals: 0, jobs: 0, posts: 0, reviews: 0, likes: 1, follows: 0 },
  }),
  keptAside: { menuLines: 1 },
};

test("of two shops at one door the facts are chosen by group, and their state is told", async () => {
  const sent = show({ pairs: [SHOPS] });
  expect(screen.getByText(/the same door/)).toBeDefined();
  expect(screen.getByText("Temporarily closed")).toBeDefined();
  expect(screen.getByText(/2 things go along: lines of its menu/).textContent).toContain(
    "1 is there of both",
  );
  const hours = within(screen.getByRole("group", { name: "Opening hours" }));
  fireEvent.click(hours.getByRole("radio", { name: /Mo-Su/ }));
  press("Merge: The Other Way becomes Andersom");
  await sendNow();
  await waitFor(() => expect(sent[0]).toMatchObject({ changes: { winner: "1", taken: ["hours"] } }));
});

test("two brands with too many deals say why they stay two", async () => {
  show({
    pairs: [BRANDS],
    status: 409,
    answer: { errors: [{ msg: "Together they have more than five live deals", param: "winner" }] },
  });
  press(/^Merge: /);
  await sendNow();
  await waitFor(() => expect(screen.getAllByRole("alert")[0]?.textContent).toContain("Pause some first"));
});

test("what is not the same goes from the list", async () => {
  const sent = show();
  press("Not the same");
  await sendNow();
  await waitFor(() => expect(sent[0]).toMatchObject({ _id: "7", changes: { decision: "notSame" } }));
});

test("one that changed meanwhile comes back, and the reader is told to look again", async () => {
  show({ status: 409, answer: { errors: [{ msg: "Was changed in between", param: "rev" }] } });
  press(/^Merge: /);
  await sendNow();
  await waitFor(() =>
    expect(screen.getAllByRole("alert")[0]?.textContent).toContain("look again, then decide"),
  );
  expect(screen.getByRole("button", { name: /^Merge: / })).toBeDefined();
});

test("before a merge is undone, the page says what came since and stays", async () => {
  const sent = show({ pairs: [], merges: [MERGE] });
  expect(screen.getByText(/2 things came since: they stay with Polder Haze/)).toBeDefined();
  press("Undo: Polderhaze and Polder Haze");
  await waitFor(() => expect(sent).toMatchObject([{ method: "DELETE", _id: "3", rev: "now" }]));
});

test("a pair whose merge is undone waits again", async () => {
  const sent = show({ merges: [MERGE] });
  press(/^Merge: /);
  await sendNow();
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(screen.queryByRole("button", { name: /^Merge: / })).toBeNull();
  press("Undo: Polderhaze and Polder Haze");
  expect(await screen.findByRole("button", { name: /^Merge: / })).toBeDefined();
});

test("a merge that another one builds on says so", async () => {
  show({
    pairs: [],
    merges: [MERGE],
    status: 409,
    answer: { errors: [{ msg: "Undo the later merge first", param: "_id" }] },
  });
  press("Undo: Polderhaze and Polder Haze");
  await waitFor(() =>
    expect(screen.getAllByRole("alert").at(-1)?.textContent).toContain("Undo that one first"),
  );
});
