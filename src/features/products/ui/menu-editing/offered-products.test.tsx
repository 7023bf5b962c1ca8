import { act, cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { drawOnPage } from "#features/dashboard/ui/editor/editor-on-page.test-support.tsx";
import type { MenuHeadingToEdit } from "../../menu-to-edit.ts";
import { MenuEditor } from "./menu-editor.tsx";

const line = (id: string, name: string, product?: { _id: string; name: string }) => ({
  _id: id,
  name,
  ...(product && { product }),
  availability: "yes" as const,
  ladder: [{ unit: "gram" as const, quantity: 1, cents: 1000 }],
});

const HEADINGS: MenuHeadingToEdit[] = [
  { title: "Weed", lines: [line("1", "Fog", { _id: "5", name: "Amnesia" }), line("2", "Haze")] },
];

const product = (id: string, name: string, more = {}) => ({ _id: id, url: id, name, type: "weed", ...more });

const FOUND = [
  product("4", "Amnesia Haze"),
  product("5", "Amnesia"),
  product("6", "Amnesia of a sample", { isSample: true }),
  product("7", "Amnesty"),
];

/** What is looked for, by what was typed; an answer that is not there yet is a promise. */
let answers: Record<string, () => Response | Promise<Response>>;
const found = (products: object[]) => () => Response.json({ products });

beforeEach(() => {
  answers = {};
  vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener() {}, removeEventListener() {} }));
  // Of the browser and not of happy-dom.
  HTMLElement.prototype.showPopover = () => undefined;
  vi.stubGlobal("fetch", async (path: string) => {
    const text = new URL(path, "https://highstreet.test").searchParams.get("search") ?? "";
    return answers[text]?.() ?? Response.json({}, { status: 503 });
  });
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.useRealTimers();
  localStorage.clear();
});

async function openMenu() {
  const menu = { id: 7, rev: "one", values: { headings: HEADINGS }, shown: { shop: "7" } };
  await drawOnPage(<MenuEditor menu={menu} isSample={false} accountId={1} />);
}

const cell = (label: string) => screen.getByRole("gridcell", { name: new RegExp(`^${label}`) });
const press = (key: string) => fireEvent.keyDown(document.activeElement as Element, { key });
const options = () =>
  screen.queryAllByRole("option").flatMap((one) => (one.tagName === "BUTTON" ? [one.textContent] : []));
const joined = () => screen.queryAllByText("joined").length;

/** Into the field that has the focus. */
function write(text: string): HTMLInputElement {
  const input = document.activeElement as HTMLInputElement;
  fireEvent.input(input, { target: { value: text } });
  return input;
}

async function typeName(text: string): Promise<HTMLInputElement> {
  await openMenu();
  cell("Name: Haze").focus();
  press(text.slice(0, 1));
  return write(text);
}

test("products are offered while a name is typed; the one that is chosen is joined, names the line, and is one step to take back", async () => {
  answers = { amne: found(FOUND) };
  const input = await typeName("amne");
  // One that is on the menu already is not offered, nor is an invented one to a shop that is not.
  await waitFor(() => expect(options()).toEqual(["Amnesia Haze Weed", "Amnesty Weed"]));
  expect(input.getAttribute("aria-expanded")).toBe("true");
  press("ArrowDown");
  press("ArrowDown");
  press("ArrowUp");
  expect(document.activeElement).toBe(input);
  const chosen = screen.getByRole("option", { name: "Amnesia Haze Weed", selected: true });
  expect(input.getAttribute("aria-activedescendant")).toBe(chosen.id);
  press("Enter");
  expect(document.activeElement).toBe(cell("Name: Amnesia Haze"));
  expect([joined(), options()]).toEqual([2, []]);
  // The grid has its keys back.
  press("ArrowUp");
  expect(document.activeElement).toBe(cell("Name: Fog"));
  fireEvent.click(screen.getByRole("button", { name: "Undo" }));
  expect([cell("Name: Haze").textContent, joined()]).toEqual(["Haze", 1]);
});

test("Escape closes the list and not the cell; Enter and Tab leave what is typed as it is", async () => {
  answers = { amne: found(FOUND) };
  const input = await typeName("amne");
  await waitFor(() => expect(options()).toHaveLength(2));
  press("Escape");
  expect([document.activeElement, input.value, options()]).toEqual([input, "amne", []]);
  press("ArrowDown");
  expect(options()).toHaveLength(2);
  press("Enter");
  expect([cell("Name: amne").textContent, joined()]).toEqual(["amne", 1]);
  cell("Name: amne").focus();
  press("F2");
  write("amne");
  await waitFor(() => expect(options()).toHaveLength(2));
  press("ArrowDown");
  press("Tab");
  expect(document.activeElement).toBe(cell("amne, 1"));
  expect([joined(), options()]).toEqual([1, []]);
  // Nothing was changed by the second time, so the first is taken back.
  fireEvent.click(screen.getByRole("button", { name: "Undo" }));
  expect(cell("Name: Haze")).toBeTruthy();
});

test("a click chooses as well", async () => {
  answers = { amne: found(FOUND) };
  await typeName("amne");
  fireEvent.click(await screen.findByRole("option", { name: /^Amnesty/ }));
  expect(document.activeElement).toBe(cell("Name: Amnesty"));
  expect(joined()).toBe(2);
});

test("an answer is never shown for another text, and no answer is nothing to wait for", async () => {
  const late = Promise.withResolvers<Response>();
  let isAsked = false;
  answers = {
    amne: found(FOUND),
    amnes: () => {
      isAsked = true;
      return late.promise;
    },
  };
  await typeName("amne");
  await waitFor(() => expect(options()).toHaveLength(2));
  write("amnes");
  expect(options()).toEqual([]);
  await waitFor(() => expect(isAsked).toBe(true));
  write("amnest");
  await act(async () => late.resolve(Response.json({ products: FOUND })));
  expect(options()).toEqual([]);
  // A call that fails says nothing, and the name is taken.
  vi.useFakeTimers();
  write("broken");
  await act(() => vi.advanceTimersByTimeAsync(1000));
  expect(options()).toEqual([]);
  press("Enter");
  expect([cell("Name: broken").textContent, joined()]).toEqual(["broken", 1]);
});

test("on a phone the products stand below the name in the sheet of the line", async () => {
  answers = { amne: found(FOUND) };
  vi.stubGlobal("matchMedia", () => ({ matches: true, addEventListener() {}, removeEventListener() {} }));
  await openMenu();
  fireEvent.click(screen.getByText("Haze"));
  const name = await screen.findByLabelText<HTMLInputElement>("Name");
  name.focus();
  fireEvent.input(name, { target: { value: "amne" } });
  await waitFor(() => expect(options()).toHaveLength(2));
  press("ArrowDown");
  press("Enter");
  expect([name.value, options()]).toEqual(["Amnesia Haze", []]);
  expect(document.activeElement).toBe(name);
});
