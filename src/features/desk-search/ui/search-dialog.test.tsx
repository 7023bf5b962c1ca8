import { setupI18n } from "@lingui/core";
import { I18nProvider } from "@lingui/react";
import { act, cleanup, fireEvent, render, screen, within } from "@testing-library/react";
import { createMemoryRouter, RouterProvider, useLocation } from "react-router";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { ROOMS, type ToDoCounts } from "#features/dashboard/rooms.ts";
import { closeSearch } from "#features/dashboard/ui/search/search-open.ts";
import type { Permissions } from "#platform/viewer.ts";
import type { DeskHits } from "../desk-hit.ts";
import { DeskSearch } from "./desk-search.tsx";
import "./search-dialog.tsx";

const i18n = setupI18n({ locale: "en", messages: { en: {} } });

const ADMIN: Permissions = { admin: true, mod: false, shopAdmin: [], brandAdmin: [] };
const COUNTS = {
  ...Object.fromEntries(ROOMS.flatMap(({ toDo }) => Object.keys(toDo).map((kind) => [kind, 0]))),
  claims: 2,
} as ToDoCounts;

const ZOUTE: DeskHits = {
  shops: [{ _id: "7", name: "Het Zoute Uur", detail: "Markerwaard", page: "/coffeeshop/het-zoute-uur" }],
  users: [{ _id: "3", name: "Zoë", detail: "@zoe", page: "/user/zoe" }],
};

/** Calls that wait for an answer, by what is searched for. */
const asked = new Map<string, (answer: Response) => void>();

beforeEach(() => {
  asked.clear();
  vi.stubGlobal("fetch", (input: string | URL | Request) => {
    const url = new URL(input instanceof Request ? input.url : input, "https://site.example");
    const { promise, resolve } = Promise.withResolvers<Response>();
    asked.set(url.searchParams.get("search") ?? "", resolve);
    return promise;
  });
});

afterEach(() => {
  act(closeSearch);
  cleanup();
  vi.unstubAllGlobals();
  localStorage.clear();
});

function Address() {
  const { pathname, search } = useLocation();
  return <p data-testid="address">{pathname + search}</p>;
}

function show(permissions = ADMIN, here = "/dashboard") {
  const element = (
    <I18nProvider i18n={i18n}>
      <Address />
      <input aria-label="Name of a deal" />
      <DeskSearch permissions={permissions} counts={permissions.admin ? COUNTS : null} here={here} />
    </I18nProvider>
  );
  const router = createMemoryRouter([{ path: "*", element }], { initialEntries: [here] });
  render(<RouterProvider router={router} />);
}

const address = () => screen.getByTestId("address").textContent;
const field = () => screen.findByRole<HTMLInputElement>("combobox");
const options = () => screen.queryAllByRole("option").map(({ textContent }) => textContent);
const chosen = () => screen.getByRole("option", { selected: true });

async function opened(permissions = ADMIN, here = "/dashboard") {
  show(permissions, here);
  fireEvent.keyDown(document.body, { key: "/" });
  return field();
}

function type(text: string) {
  fireEvent.change(screen.getByRole("combobox"), { target: { value: text } });
}

const press = (key: string, more = {}) => fireEvent.keyDown(screen.getByRole("combobox"), { key, ...more });

async function answer(text: string, hits: DeskHits | number) {
  await vi.waitFor(() => expect(asked.has(text)).toBe(true));
  const status = typeof hits === "number" ? hits : 200;
  const body = typeof hits === "number" ? { errors: [{ msg: "Away", param: "" }] } : hits;
  await act(async () => asked.get(text)?.(Response.json(body, { status })));
}

test("/ opens it, but means itself in a field, where Ctrl K opens it", async () => {
  show();
  fireEvent.keyDown(screen.getByLabelText("Name of a deal"), { key: "/" });
  expect(screen.queryByRole("dialog")).toBeNull();
  fireEvent.keyDown(screen.getByLabelText("Name of a deal"), { key: "k", ctrlKey: true });
  expect(await screen.findByRole("dialog", { name: "Search the dashboard" })).toBeTruthy();
});

test("without a word it shows the rooms, first those in which something waits, and each only once", async () => {
  await opened();
  expect(options().slice(0, 3)).toEqual(["QueueWaiting: 2", "Claims of shopsWaiting: 2", "Overview"]);
  expect(new Set(options()).size).toBe(options().length);
});

test("whoever may open few rooms is offered no other", async () => {
  await opened({ admin: false, mod: false, shopAdmin: [7], brandAdmin: [] });
  expect(options()).toEqual(["Overview", "Questions and answers", "Shops", "Job offers"]);
  type("new");
  expect(options()).toEqual(["New job offer"]);
});

test.each([
  [true, ["people", "number or question"]],
  [false, ["number or question"]],
])("that @ finds people is told to admins: %s", async (admin, told) => {
  await opened({ admin, mod: true, shopAdmin: [], brandAdmin: [] });
  expect(["people", "number or question"].filter((words) => screen.queryByText(words))).toEqual(told);
});

test("rooms and actions are found by their words at once, the best first", async () => {
  await opened();
  type("deals");
  expect(options().slice(0, 2)).toEqual(["Deals", "Deals to approve"]);
  type("> new");
  expect(options()).toContain("New deal");
  expect(asked.size).toBe(0);
});

test("arrows walk round and Enter opens the editor of what is chosen, and closes the dialog", async () => {
  const input = await opened();
  type("zo");
  await answer("zo", ZOUTE);
  expect(options()).toEqual(["Het Zoute UurMarkerwaard", "Zoë@zoe"]);
  expect(input.getAttribute("aria-activedescendant")).toBe(chosen().id);
  expect(document.querySelector(`[id="${input.getAttribute("aria-controls")}"]`)?.getAttribute("role")).toBe(
    "listbox",
  );
  press("ArrowDown");
  expect(chosen().textContent).toContain("Zoë");
  press("ArrowDown");
  expect(chosen().textContent).toContain("Zoute");
  press("ArrowUp");
  press("Enter");
  await vi.waitFor(() => expect(address()).toBe("/dashboard/users/user?id=3"));
  expect(screen.queryByRole("dialog")).toBeNull();
});

test("Shift Enter opens the public page", async () => {
  await opened();
  type("zo");
  await answer("zo", ZOUTE);
  expect(screen.getByRole("link", { name: "Public page of Het Zoute Uur" })).toBeTruthy();
  press("Enter", { shiftKey: true });
  await vi.waitFor(() => expect(address()).toBe("/coffeeshop/het-zoute-uur"));
});

test("an answer that comes late never takes the place of a newer one", async () => {
  await opened();
  type("zo");
  await vi.waitFor(() => expect(asked.has("zo")).toBe(true));
  type("zoute");
  await answer("zoute", { shops: ZOUTE.shops ?? [] });
  await answer("zo", { users: ZOUTE.users ?? [] });
  expect(options()).toEqual(["Het Zoute UurMarkerwaard"]);
});

test("Enter before the answer waits for it, and not once something else is typed", async () => {
  await opened();
  type("zoute");
  press("Enter");
  expect(address()).toBe("/dashboard");
  type("zout");
  await answer("zout", ZOUTE);
  expect(address()).toBe("/dashboard");
  type("zoute");
  press("Enter");
  await answer("zoute", ZOUTE);
  await vi.waitFor(() => expect(address()).toBe("/dashboard/shops/shop?id=7"));
});

test("how many were found is said, and where nothing is, the lists are offered with the words put in", async () => {
  await opened();
  type("zo");
  await answer("zo", ZOUTE);
  expect(screen.getByRole("status").textContent).toBe("2 results");
  type("qqq");
  await answer("qqq", { shops: [], products: [] });
  expect(screen.getByRole("status").textContent).toBe("Nothing that you can open here is called so.");
  expect(options()[0]).toBe("“qqq” in the list: Shops");
  press("Enter");
  await vi.waitFor(() => expect(address()).toBe("/dashboard/shops?q=qqq"));
});

test("Enter before the answer leads nowhere when nothing is found", async () => {
  await opened();
  type("qqq");
  press("Enter");
  await answer("qqq", { shops: [] });
  expect(address()).toBe("/dashboard");
  expect(options()[0]).toBe("“qqq” in the list: Shops");
});

test("on the next page it is closed, also for whoever went back instead of choosing", async () => {
  await opened();
  cleanup();
  show(ADMIN, "/dashboard/deals");
  expect(screen.queryByRole("dialog")).toBeNull();
});

test("in the room of a list one can go on in it with the words put in", async () => {
  await opened(ADMIN, "/dashboard/deals");
  type("zo");
  await answer("zo", ZOUTE);
  expect(options().at(-1)).toBe("“zo” in the list: Deals");
});

test("where no answer comes what was typed stays, and it can be asked again", async () => {
  const input = await opened();
  type("zo");
  await answer("zo", 503);
  expect(screen.getByRole("status").textContent).toContain("What you typed is kept.");
  expect(input.value).toBe("zo");
  asked.clear();
  fireEvent.click(within(screen.getByRole("dialog")).getByRole("button", { name: "Try again" }));
  await answer("zo", ZOUTE);
  expect(options()).toHaveLength(2);
});
