import { setupI18n } from "@lingui/core";
import { I18nProvider } from "@lingui/react";
import { cleanup, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { createMemoryRouter, RouterProvider } from "react-router";
import { afterEach, expect, test, vi } from "vitest";
import { SAMPLES_ONLY } from "#features/dashboard/call-refusals.ts";
import { sendNow } from "#features/dashboard/ui/queue/send-now.test-support.ts";
import type { DoneMerge } from "../double.ts";
import { DoubleRoom } from "./double-room.tsx";
import { BRANDS, MERGE, PAIR, SHOPS } from "./pairs.test-support.ts";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const PATH = "/dashboard/doublestrains";

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

/** What the page says goes along, line by line. */
function whatMoves(): string[] {
  const part = screen.getByRole("heading", { name: "What moves" }).closest("section");
  return [...(part?.querySelectorAll("dt") ?? [])].map(
    (term) => `${term.textContent}: ${term.parentElement?.querySelector("dd")?.textContent}`,
  );
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
  expect(whatMoves()).toEqual([
    "On menus: 1 goes along",
    "Likes: 1 goes along, 1 kept aside",
    "Names: 1 goes along",
  ]);
  expect(
    screen.getByText(/counts once: that of Gelato 33 stays, that of Gelato #33 is kept aside/),
  ).toBeDefined();
  expect(screen.getByText("/weed/gelato-thirty-three")).toBeDefined();
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
  expect(whatMoves()[0]).toBe("On menus: 4 go along");
  press("Merge: Gelato 33 becomes Gelato #33");
  await sendNow();
  await waitFor(() => expect(sent[0]).toMatchObject({ changes: { winner: "2", taken: [] } }));
});

test("of two brands the products and strains go along, and who speaks for the one where the admin says so", async () => {
  const sent = show({ pairs: [BRANDS] });
  expect(screen.getByText(/the same website/)).toBeDefined();
  const goingAlong = [
    "Products: 1 goes along",
    "Strains: 4 go along",
    "Reviews: 1 kept aside",
    "Likes: 2 go along",
  ];
  expect(whatMoves()).toEqual(goingAlong);
  fireEvent.click(screen.getByRole("checkbox", { name: "Bob and Eva may speak for Green House too" }));
  expect(whatMoves()).toEqual([...goingAlong, "People who speak for it: 2 go along"]);
  press("Merge: Greenhouse Seeds becomes Green House");
  await sendNow();
  await waitFor(() => expect(sent[0]).toMatchObject({ changes: { winner: "1", taken: [], people: true } }));
});

test("of two shops at one door the facts are chosen by group, and their state is told", async () => {
  const sent = show({ pairs: [SHOPS] });
  expect(screen.getByText(/the same door/)).toBeDefined();
  expect(screen.getByText("Temporarily closed")).toBeDefined();
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

test("a sample person who merges real ones is told what they can do", async () => {
  show({ status: 403, answer: { errors: [{ msg: SAMPLES_ONLY.msg, param: "" }] } });
  press(/^Merge: /);
  await sendNow();
  await screen.findByText("You’re trying this as a sample person, who can only decide about samples.");
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
  expect(screen.getByText("On menus", { selector: "dt" }).parentElement?.textContent).toContain("9");
  expect(screen.getByText("/weed/polderhaze")).toBeDefined();
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
