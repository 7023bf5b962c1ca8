import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { answering, show } from "#features/social/ui/marks.test-support.tsx";
import { press, sheet } from "./suggest-sheet.test-support.tsx";

beforeEach(() => localStorage.clear());
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const product = (id: string, name: string, type: string, more = {}) => ({
  _id: id,
  url: id,
  name,
  type,
  ...more,
});

const FOUND = [
  product("4", "Amnesia Haze", "weed"),
  product("5", "Amnesia", "hash"),
  product("6", "Amnesia of a sample", "weed", { isSample: true }),
];

/** The API: it knows three products, and takes what is sent. */
const takingLines = () =>
  answering((path) =>
    path.includes("autocomplete") ? { products: FOUND } : { changes: [{ _id: "1", state: "pending" }] },
  );

const label = (text: string, line = 0) =>
  screen.getAllByLabelText<HTMLInputElement>(text)[line] as HTMLInputElement;
const set = (input: HTMLElement, value: string) => fireEvent.change(input, { target: { value } });
const linesIn = (sent: ReturnType<typeof answering>) =>
  sent.flatMap(({ path, body }) =>
    path === "/api/suggestchange" ? [(body as { changes: { lines: object[] } }).changes.lines] : [],
  );

async function open() {
  show(sheet("menu"));
  await screen.findByLabelText("Name");
}

test("lines of a menu go together, with what each amount costs; empty ones are left out", async () => {
  const sent = takingLines();
  await open();
  set(label("Name"), "Witte Wolk");
  set(label("Kind of product"), "hash");
  set(label("1 gram"), "cheap");
  set(label("5 grams"), "50");
  await press("Another line");
  await waitFor(() => expect(document.activeElement).toBe(label("Name", 1)));
  // A menu is written kind by kind.
  expect(label("Kind of product", 1).value).toBe("hash");
  set(label("Name", 1), "Zwarte Wolk");
  set(label("Kind of product", 1), "");
  set(label("1 piece", 1), "4,5");
  await press("Another line");
  await press("Send");
  await screen.findAllByText("Enter a price such as 12.50, or leave it out.");
  set(label("1 gram"), "11,50");
  await press("Send");
  await screen.findByText(/you’ll hear/);
  expect(linesIn(sent)).toEqual([
    [
      {
        rawName: "Witte Wolk",
        type: "hash",
        ladder: [
          { unit: "gram", quantity: 1, cents: 1150 },
          { unit: "gram", quantity: 5, cents: 5000 },
        ],
      },
      { rawName: "Zwarte Wolk", ladder: [{ unit: "piece", quantity: 1, cents: 450 }] },
    ],
  ]);
});

test("products that are called so are offered while one types, and one of them is chosen by keyboard", async () => {
  const sent = takingLines();
  await open();
  const name = label("Name");
  name.focus();
  set(name, "amne");
  const options = () => screen.queryAllByRole("option").filter(({ tagName }) => tagName === "BUTTON");
  await waitFor(() =>
    expect(options().map(({ textContent }) => textContent)).toEqual(["Amnesia Haze Weed", "Amnesia Hash"]),
  );
  expect(name.getAttribute("aria-expanded")).toBe("true");
  fireEvent.keyDown(name, { key: "ArrowDown" });
  expect(name.getAttribute("aria-activedescendant")).toBe(options()[0]?.id);
  fireEvent.keyDown(name, { key: "Enter" });
  expect(name.value).toBe("Amnesia Haze");
  expect(label("Kind of product").value).toBe("weed");
  expect(options()).toEqual([]);
  expect(name.getAttribute("aria-expanded")).toBe("false");
  set(label("2 grams"), "20");
  await press("Send");
  await screen.findByText(/you’ll hear/);
  expect(linesIn(sent)).toEqual([
    [{ productId: "4", rawName: "Amnesia Haze", ladder: [{ unit: "gram", quantity: 2, cents: 2000 }] }],
  ]);
});

test("only products of the kind that was chosen are offered, and another kind is another product", async () => {
  const sent = takingLines();
  await open();
  set(label("Kind of product"), "hash");
  label("Name").focus();
  set(label("Name"), "amne");
  const only = await screen.findByRole("option", { name: "Amnesia Hash" });
  expect(screen.queryByRole("option", { name: "Amnesia Haze Weed" })).toBeNull();
  fireEvent.click(only);
  expect(label("Name").value).toBe("Amnesia");
  set(label("Kind of product"), "edibles");
  await press("Send");
  await screen.findByText(/you’ll hear/);
  expect(linesIn(sent)).toEqual([[{ rawName: "Amnesia", type: "edibles" }]]);
});

test("a larger amount that costs no more than a smaller one is said beside it", async () => {
  const sent = takingLines();
  await open();
  set(label("Name"), "Witte Wolk");
  set(label("1 gram"), "12");
  set(label("5 grams"), "12");
  await press("Send");
  await screen.findByText(/^A larger amount costs more/, { selector: "a" });
  expect(label("5 grams").getAttribute("aria-invalid")).toBe("true");
  expect(label("1 gram").getAttribute("aria-invalid")).toBeNull();
  expect(linesIn(sent)).toEqual([]);
});

test("a price without a name is said beside the name, and nothing is sent until it has one", async () => {
  const sent = takingLines();
  await open();
  set(label("1 gram"), "11");
  await press("Send");
  await screen.findByText("Enter what this price is for, or clear the price.", { selector: "a" });
  expect(label("Name").getAttribute("aria-invalid")).toBe("true");
  expect(linesIn(sent)).toEqual([]);
  set(label("Name"), "Witte Wolk");
  expect(label("Name").getAttribute("aria-invalid")).toBeNull();
  await press("Send");
  await screen.findByText(/you’ll hear/);
  expect(linesIn(sent)).toMatchObject([[{ rawName: "Witte Wolk" }]]);
});

test("a menu without any line asks for a name", async () => {
  answering(() => ({}));
  await open();
  await press("Send");
  await screen.findByText("Enter at least one name.", { selector: "a" });
});

test("where prices may not be shown a line is asked without one, and no photo, which has them", async () => {
  show(sheet("menu", { menuRules: { menu: "names", prices: "public" } }));
  await screen.findByLabelText("Name");
  expect(screen.queryByLabelText("1 gram")).toBeNull();
  expect(screen.queryByRole("button", { name: "Send a photo instead" })).toBeNull();
});

test("a menu that was hidden meanwhile is refused in words", async () => {
  vi.stubGlobal("fetch", async () =>
    Response.json(
      { errors: [{ msg: "This shop’s menu may not be shown", param: "targetId" }] },
      { status: 422 },
    ),
  );
  await open();
  set(label("Name"), "Witte Wolk");
  await press("Send");
  await screen.findByText("This shop’s menu isn’t shown here, so it can’t be added.");
  expect(label("Name").value).toBe("Witte Wolk");
});
