import { setupI18n } from "@lingui/core";
import { I18nProvider } from "@lingui/react";
import { act, cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { createRoutesStub, useLocation } from "react-router";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { EditedItem } from "../../field.ts";
import type { ListSpec } from "../../list-query.ts";
import { sendNow } from "../queue/send-now.test-support.ts";
import { ListPage } from "./list-page.tsx";

const label = (message: string) => ({ id: message, message });

const SPEC: ListSpec = {
  sorts: ["title", "changed"],
  order: "-changed",
  filters: { state: ["draft", "live"].map((value) => ({ value, label: label(value) })) },
};

const DEALS = ["Aap", "Noot", "Mies"].map((title, place) => ({
  id: place + 1,
  rev: `rev-${place + 1}`,
  values: { title },
  shown: {},
}));

let sent: unknown[];

beforeEach(() => {
  sent = [];
  vi.stubGlobal("fetch", async (_: string, { body }: RequestInit) => {
    sent.push(JSON.parse(body as string));
    return Response.json({
      items: [
        { _id: "1", rev: "new" },
        { _id: "3", errors: [{ msg: "Not possible in this state", param: "step" }] },
      ],
    });
  });
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const i18n = setupI18n({ locale: "en", messages: { en: {} } });

function Where() {
  const { pathname, search } = useLocation();
  return <output aria-label="address">{pathname + search}</output>;
}

const ACTIONS = [
  {
    id: "pause",
    label: label("Pause"),
    changes: { step: "pause" },
    fits: new Set(["1", "3"]),
  },
  { id: "end", label: label("End"), changes: { step: "end" }, fits: new Set(["2"]) },
];

async function openList(
  items: EditedItem<{ title: string }>[] = DEALS,
  { q = "", path = "/dashboard/deals", actions = ACTIONS } = {},
) {
  const titleOf = ({ values }: EditedItem<{ title: string }>) => values.title;
  const list = (
    <>
      <ListPage
        list="deals"
        path={path}
        itemPath={`${path}/deal`}
        spec={SPEC}
        query={{ q, sort: "changed", isDescending: true, filters: { state: "draft" }, page: 1 }}
        page={{ items, total: items.length, page: 1, pageCount: 1 }}
        title="Deals"
        nameOf={titleOf}
        columns={[{ id: "name", head: "Title", cell: titleOf, sort: "title" }]}
        actions={actions}
        searchLabel="Title or brand"
        filterLabels={{ state: "State" }}
      />
      <Where />
    </>
  );
  const page = { loader: () => null, HydrateFallback: () => null, Component: () => list };
  const Stub = createRoutesStub([
    { path, ...page },
    { path: `${path}/deal`, ...page },
  ]);
  render(
    <I18nProvider i18n={i18n}>
      <Stub initialEntries={[path]} />
    </I18nProvider>,
  );
  await screen.findByRole("searchbox");
  // What is drawn may be found before its effects have run, by which it hears keys.
  await act(async () => undefined);
}

const press = (key: string) => fireEvent.keyDown(document.activeElement ?? document.body, { key });
const focused = () => document.activeElement?.textContent;

test("j and k walk through the rows, x chooses, and letters mean themselves where one types", async () => {
  await openList();
  press("j");
  expect(focused()).toBe("Aap");
  press("j");
  press("x");
  expect(screen.getByRole<HTMLInputElement>("checkbox", { name: "Select Noot" }).checked).toBe(true);
  press("k");
  press("k");
  expect(focused()).toBe("Aap");
  screen.getByRole("searchbox").focus();
  press("j");
  expect(document.activeElement).toBe(screen.getByRole("searchbox"));
});

test("n begins a new one", async () => {
  await openList();
  press("n");
  await screen.findByText("/dashboard/deals/deal?new");
});

test("where nothing can be added and nothing is done with several, neither is offered, by key or box", async () => {
  await openList(DEALS, { path: "/dashboard/products/strains", actions: [] });
  expect(screen.queryByRole("checkbox")).toBeNull();
  expect(screen.queryByText("new")).toBeNull();
  expect(screen.queryByText("select")).toBeNull();
  press("j");
  expect(focused()).toBe("Aap");
  press("n");
  press("x");
  await act(async () => undefined);
  expect(screen.getByLabelText("address").textContent).toBe("/dashboard/products/strains");
});

test("what is done with several names those that were left as they were", async () => {
  await openList();
  fireEvent.click(screen.getByRole("checkbox", { name: "Select Aap" }));
  fireEvent.click(screen.getByRole("checkbox", { name: "Select Mies" }));
  expect(screen.getByText("2 selected")).toBeTruthy();
  // What can be done with none of them is not offered.
  expect(screen.queryByRole("button", { name: "End" })).toBeNull();
  fireEvent.click(screen.getByRole("button", { name: "Pause" }));
  await sendNow();
  await screen.findByText(/1 changed\. Unchanged, because.*: Mies\./);
  await vi.waitFor(() => expect(focused()).toMatch(/^1 changed/));
  expect(sent).toEqual([
    {
      items: [
        { _id: "1", rev: "rev-1", changes: { step: "pause" } },
        { _id: "3", rev: "rev-3", changes: { step: "pause" } },
      ],
    },
  ]);
  expect(screen.queryByText(/selected$/)).toBeNull();
});

test("what is done with several is told at once and can be taken back, and then the same are chosen", async () => {
  await openList();
  fireEvent.click(screen.getByRole("checkbox", { name: "Select Aap" }));
  fireEvent.click(screen.getByRole("checkbox", { name: "Select Mies" }));
  fireEvent.click(screen.getByRole("button", { name: "Pause" }));
  await screen.findByText("Pause: 2 selected.");
  expect(screen.queryByText("2 selected")).toBeNull();
  press("u");
  await screen.findByText("2 selected");
  fireEvent.click(screen.getByRole("checkbox", { name: "Select Mies" }));
  fireEvent.click(screen.getByRole("button", { name: "Pause" }));
  await screen.findByText("Pause: Aap.");
  expect(sent).toEqual([]);
  await sendNow();
  await screen.findByText(/1 changed\./);
  expect(sent).toMatchObject([{ items: [{ _id: "1" }] }]);
});

test("where the call does not arrive nothing has changed, and that is said", async () => {
  vi.stubGlobal("fetch", async () => Response.json({ errors: [] }, { status: 500 }));
  await openList();
  fireEvent.click(screen.getByRole("checkbox", { name: "Select Aap" }));
  fireEvent.click(screen.getByRole("button", { name: "Pause" }));
  await sendNow();
  await waitFor(() => expect(document.activeElement?.textContent).toMatch(/nothing is lost|didn’t work/i));
});

test("a filter that is on leads to the list without it, another order keeps it", async () => {
  await openList();
  const address = (name: string | RegExp) => screen.getByRole("link", { name }).getAttribute("href");
  expect(address(/^draft/)).toBe("/dashboard/deals");
  expect(address("live")).toBe("/dashboard/deals?state=live");
  expect(address("Title")).toBe("/dashboard/deals?state=draft&sort=title");
});

test("where nothing fits, the way back to all is one press", async () => {
  await openList([], { q: "haze" });
  expect(screen.getByRole("link", { name: "Show all" }).getAttribute("href")).toBe("/dashboard/deals");
  expect(screen.queryByRole("table")).toBeNull();
});

test("on a phone the filters are folded behind a button that tells how many are on, and stay open while they are chosen from", async () => {
  await openList();
  const button = screen.getByRole("button", { name: "Filters (1)" });
  const rows = document.getElementById(button.getAttribute("aria-controls") ?? "");
  expect(button.getAttribute("aria-expanded")).toBe("false");
  expect(rows?.hasAttribute("data-open")).toBe(false);
  fireEvent.click(button);
  expect(button.getAttribute("aria-expanded")).toBe("true");
  expect(rows?.hasAttribute("data-open")).toBe(true);
  await act(async () => fireEvent.click(screen.getByRole("link", { name: "live" })));
  expect(rows?.hasAttribute("data-open")).toBe(true);
});
