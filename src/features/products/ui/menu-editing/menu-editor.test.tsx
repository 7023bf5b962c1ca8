import { act, cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { callsOfEditor, drawOnPage } from "#features/dashboard/ui/editor/editor-on-page.test-support.tsx";
import type { MenuHeadingToEdit } from "../../menu-to-edit.ts";
import { MenuEditor } from "./menu-editor.tsx";

const grams = (...prices: [number, number][]) =>
  prices.map(([quantity, cents]) => ({ unit: "gram" as const, quantity, cents }));

const line = (id: string, name: string, ladder = grams([1, 1000], [5, 4500])) => ({
  _id: id,
  name,
  availability: "yes" as const,
  ladder,
});

const HEADINGS: MenuHeadingToEdit[] = [{ title: "Weed", lines: [line("1", "Fog"), line("2", "Haze")] }];

interface Sent {
  rev: string;
  isConfirmed: boolean;
  headings: {
    title: string;
    lines: { _id?: string; name: string; availability: string; ladder: object[] }[];
  }[];
}

const calls = callsOfEditor<Sent>();

beforeEach(() => {
  vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener() {}, removeEventListener() {} }));
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  localStorage.clear();
});

async function openMenu(
  headings = HEADINGS,
  accountId = 1,
  { address = "/", leadsAway = false, earlier = null as MenuHeadingToEdit[] | null } = {},
) {
  const menu = { id: 7, rev: "one", values: { headings }, shown: { shop: "7" } };
  await drawOnPage(<MenuEditor menu={menu} isSample={false} earlier={earlier} accountId={accountId} />, {
    address,
    leadsAway,
  });
  await screen.findByRole("grid");
}

const cell = (label: string) => screen.getByRole("gridcell", { name: new RegExp(`^${label}`) });

/** Into the cell that has the focus. */
function type(text: string, end: "Enter" | "Tab" | "Escape" = "Enter") {
  fireEvent.keyDown(document.activeElement as Element, { key: text.slice(0, 1) });
  const input = document.activeElement as HTMLInputElement;
  fireEvent.change(input, { target: { value: text } });
  fireEvent.keyDown(input, { key: end });
}

const press = (key: string, more: object = {}) =>
  fireEvent.keyDown(document.activeElement as Element, { key, ...more });

const saved = (headings: object[], rev = "two") => ({ status: 200, body: { shop: "7", rev, headings } });

test("a product that the address names is a new line, joined to it, and is added once", async () => {
  const named = { address: "/?tab=menu&add=5&name=Paper+Lantern" };
  await openMenu(HEADINGS, 1, named);
  expect(screen.getAllByRole("gridcell", { name: "Name: Paper Lantern" })).toHaveLength(1);
  expect(screen.getAllByText("joined")).toHaveLength(1);
  cleanup();
  // What was typed is kept on the device, the new line with it.
  await openMenu(HEADINGS, 1, named);
  expect(screen.getAllByRole("gridcell", { name: "Name: Paper Lantern" })).toHaveLength(1);
});

test("a menu that stood before takes the place of what stands, as one step, and its lines that are gone are new", async () => {
  const earlier = [{ title: "Weed", lines: [line("1", "Mist"), line("9", "Gone since")] }];
  calls.answers = [saved([{ title: "Weed", lines: [line("1", "Mist"), line("3", "Gone since")] }])];
  await openMenu(HEADINGS, 1, { address: "/?tab=menu&version=4", earlier });
  expect([cell("Name: Mist"), cell("Name: Gone since")]).toHaveLength(2);
  press("s", { ctrlKey: true });
  await screen.findByText(/Saved/);
  expect(calls.sent[0]?.headings[0]?.lines).toMatchObject([
    { _id: "1", name: "Mist" },
    { name: "Gone since" },
  ]);
  expect(calls.sent[0]?.headings[0]?.lines[1]).not.toHaveProperty("_id");
  fireEvent.click(screen.getByRole("button", { name: "Undo" }));
  expect(cell("Name: Fog")).toBeTruthy();
});

describe("the keyboard", () => {
  test("goes by arrows, replaces by typing, and goes down with Enter and right with Tab", async () => {
    await openMenu();
    cell("Fog, 1").focus();
    type("11");
    expect(document.activeElement).toBe(cell("Haze, 1"));
    type("12,50", "Tab");
    expect(document.activeElement).toBe(cell("Haze, 5"));
    press("ArrowUp");
    press("ArrowLeft");
    expect(document.activeElement?.textContent).toBe("11");
    type("99", "Escape");
    expect(cell("Fog, 1").textContent).toBe("11");
    press("Delete");
    expect(cell("Fog, 1").textContent).toBe("–");
  });

  test("moves the line, steps its stock, removes it, and takes back one after the other", async () => {
    await openMenu();
    const names = () => screen.getAllByRole("gridcell", { name: /^Name/ }).map((one) => one.textContent);
    cell("Name: Fog").focus();
    press("ArrowDown", { altKey: true });
    expect(names()).toEqual(["Haze", "Fog"]);
    press("s", { altKey: true });
    expect(screen.getAllByText("Nearly gone")).toHaveLength(1);
    press("Delete", { ctrlKey: true });
    expect(names()).toEqual(["Haze"]);
    for (const expected of [
      ["Haze", "Fog"],
      ["Haze", "Fog"],
      ["Fog", "Haze"],
    ]) {
      press("z", { ctrlKey: true });
      expect(names()).toEqual(expected);
    }
    press("y", { ctrlKey: true });
    expect(names()).toEqual(["Haze", "Fog"]);
  });

  test("makes a line below the last one with Enter", async () => {
    await openMenu();
    cell("Haze, 5").focus();
    press("Enter");
    expect(document.activeElement?.getAttribute("data-cell")).toBe("name");
    type("New one");
    expect(cell("Name: New one")).toBeTruthy();
  });
});

describe("a save", () => {
  test("sends the whole menu with what is right; what is not stays here and says why", async () => {
    calls.answers = [
      saved([{ title: "Weed", lines: [line("1", "Fog", grams([1, 1100])), line("2", "Haze")] }]),
    ];
    await openMenu();
    cell("Fog, 5").focus();
    type("9");
    cell("Fog, 1").focus();
    type("11");
    expect(screen.getByText(/larger bag can’t cost less/)).toBeTruthy();
    fireEvent.click(screen.getByRole("button", { name: "Save" }));
    await screen.findByText(/Saved/);
    expect(calls.sent[0]).toMatchObject({
      rev: "one",
      headings: [{ lines: [{ _id: "1", ladder: grams([1, 1100]) }, {}] }],
    });
    expect([cell("Fog, 5").textContent, cell("Fog, 5").getAttribute("aria-invalid")]).toEqual(["9", "true"]);
    fireEvent.click(screen.getByRole("button", { name: "Clear" }));
    expect(screen.queryByText(/differ/)).toBeNull();
  });

  test("of a new line gives it its id, so that the next save changes it", async () => {
    const zus = { ...line("3", "Zus", []), availability: "yes" };
    calls.answers = [
      saved([{ title: "Weed", lines: [...(HEADINGS[0]?.lines ?? []), zus] }]),
      { status: 500, body: {} },
    ];
    await openMenu();
    cell("Haze, 5").focus();
    press("Enter");
    type("Zus");
    press("s", { ctrlKey: true });
    await screen.findByText(/Saved/);
    cell("Name: Zus").focus();
    press("s", { altKey: true });
    press("s", { ctrlKey: true });
    await screen.findByText(/nothing is lost/);
    expect(calls.sent.map(({ rev }) => rev)).toEqual(["one", "two"]);
    expect(calls.sent[0]?.headings[0]?.lines[2]).not.toHaveProperty("_id");
    expect(calls.sent[1]?.headings[0]?.lines[2]).toMatchObject({ _id: "3", availability: "low" });
  });

  test("confirms all of it where nothing is to be saved", async () => {
    calls.answers = [saved(HEADINGS)];
    await openMenu();
    fireEvent.click(screen.getByRole("button", { name: "All confirmed today" }));
    await screen.findByText(/all confirmed today\./);
    expect(calls.sent[0]).toMatchObject({ isConfirmed: true });
  });

  test("that fails because the right to it is gone leaves what is typed where it is", async () => {
    calls.answers = [{ status: 403, body: { errors: [] } }];
    await openMenu(HEADINGS, 1, { leadsAway: true });
    cell("Name: Fog").focus();
    type("Mine");
    await act(async () => press("s", { ctrlKey: true }));
    await screen.findByText(/no longer allowed/);
    expect(cell("Name: Mine")).toBeTruthy();
  });

  test("that somebody was before asks whose menu it is to be, and loses neither", async () => {
    const theirs = [{ title: "Weed", lines: [line("1", "Theirs"), line("9", "Added")] }];
    calls.answers = [
      { status: 409, body: { errors: [], current: { shop: "7", rev: "two", headings: theirs } } },
    ];
    await openMenu();
    cell("Name: Fog").focus();
    type("Mine");
    press("s", { ctrlKey: true });
    fireEvent.click(await screen.findByRole("button", { name: /Take theirs/ }));
    expect(cell("Name: Theirs")).toBeTruthy();
    fireEvent.click(screen.getByRole("button", { name: "Undo" }));
    expect(cell("Name: Mine")).toBeTruthy();
    calls.answers = [saved([{ title: "Weed", lines: [line("1", "Mine"), line("2", "Haze")] }], "three")];
    press("s", { ctrlKey: true });
    await screen.findByText(/Saved/);
    // The line that they had taken off is new again; its old id stands no more.
    expect(calls.sent[1]).toMatchObject({
      rev: "two",
      headings: [{ lines: [{ _id: "1", name: "Mine" }, { name: "Haze" }] }],
    });
    expect(calls.sent[1]?.headings[0]?.lines[1]).not.toHaveProperty("_id");
  });
});

test("what is typed and not saved is found again by whoever typed it, and by nobody else", async () => {
  await openMenu();
  cell("Name: Fog").focus();
  type("Kept");
  expect(screen.getByText(/copy is on this device/)).toBeTruthy();
  cleanup();
  await openMenu(HEADINGS, 2);
  expect(cell("Name: Fog")).toBeTruthy();
  cleanup();
  await openMenu();
  expect(cell("Name: Kept")).toBeTruthy();
});

describe("a save that fails", () => {
  const bar = () => screen.getByRole("alert").closest("[data-acts]") as HTMLElement;

  test("says so beside the button, no longer says when it was saved before, and is tried again by a press", async () => {
    calls.answers = [saved(HEADINGS), { status: 500, body: {} }, saved(HEADINGS, "three")];
    await openMenu();
    press("s", { ctrlKey: true });
    await screen.findByText(/^Saved/);
    cell("Fog, 1").focus();
    type("9");
    press("s", { ctrlKey: true });
    const again = await screen.findByRole("button", { name: "Try again" });
    expect(bar().textContent).not.toMatch(/Saved \d/);
    fireEvent.click(again);
    await screen.findByText(/^Saved/);
    expect(screen.queryByRole("alert")).toBeNull();
  });

  test("for one line leads to that line", async () => {
    calls.answers = [{ status: 400, body: { errors: [{ msg: "No", param: "headings.0.lines.1.ladder" }] } }];
    await openMenu();
    press("s", { ctrlKey: true });
    fireEvent.click(await screen.findByRole("link", { name: "Show the first" }));
    expect(bar().textContent).toContain("The menu wasn’t saved");
    expect(document.activeElement?.closest("[data-row]")).toBe(cell("Name: Haze").closest("[data-row]"));
  });

  test("for a cell alone says that the rest is saved, and leads to the cell", async () => {
    calls.answers = [saved(HEADINGS)];
    await openMenu();
    cell("Fog, 5").focus();
    type("five euros");
    press("s", { ctrlKey: true });
    fireEvent.click(await screen.findByRole("link", { name: "Show the first" }));
    expect(bar().textContent).toContain("1 cell isn’t right, so it wasn’t saved. The rest is.");
    expect(document.activeElement).toBe(cell("Fog, 5"));
  });
});

test("a card on a phone says how much of it costs what, and leaves out what has no price", async () => {
  vi.stubGlobal("matchMedia", () => ({ matches: true, addEventListener() {}, removeEventListener() {} }));
  const lines = [line("1", "Fog", grams([1, 550], [5, 2500])), line("2", "Haze", grams([2.5, 1200]))];
  const menu = { id: 7, rev: "one", values: { headings: [{ title: "Weed", lines }] }, shown: { shop: "7" } };
  await drawOnPage(<MenuEditor menu={menu} isSample={false} accountId={1} />);
  // An amount and its price stay on one line.
  const cards = screen
    .getAllByRole("listitem")
    .map(({ textContent }) => textContent.replaceAll("\u00A0", "_"));
  expect(cards[0]).toContain("1_g_5.50 · 5_g_25.00");
  expect(cards[1]).toContain("Haze2.5_g_12.00 · ");
});

test("a price out of range names the range, in the reader’s money", async () => {
  await openMenu();
  cell("Fog, 5").focus();
  type("1001");
  expect(screen.getByText(/A price is between €0.01 and €1,000\./)).toBeTruthy();
});
