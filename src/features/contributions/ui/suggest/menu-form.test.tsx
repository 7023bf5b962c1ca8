import { cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { answering, show } from "#features/social/ui/marks.test-support.tsx";
import { press, sheet } from "./suggest-sheet.test-support.tsx";

beforeEach(() => localStorage.clear());
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test("lines of a menu go together; empty ones are left out, and a price that is none is said", async () => {
  const sent = answering((path) =>
    path.includes("autocomplete") ? {} : { changes: [{ _id: "1", state: "pending" }] },
  );
  show(sheet("menu"));
  const [first, second] = await screen.findAllByLabelText("Name");
  const [price] = screen.getAllByLabelText("Price in euros");
  fireEvent.change(first as HTMLElement, { target: { value: "Witte Wolk" } });
  fireEvent.change(price as HTMLElement, { target: { value: "cheap" } });
  fireEvent.change(second as HTMLElement, { target: { value: "Zwarte Wolk" } });
  await press("Send");
  await screen.findAllByText("Enter a price such as 12.50, or leave it out.");
  fireEvent.change(price as HTMLElement, { target: { value: "11,50" } });
  await press("Send");
  await screen.findByText(/you’ll hear/);
  expect(sent.find(({ path }) => path === "/api/suggestchange")?.body).toEqual({
    targetType: "menu",
    targetId: "7",
    changes: {
      lines: [
        { rawName: "Witte Wolk", ladder: [{ unit: "gram", quantity: 1, cents: 1150 }] },
        { rawName: "Zwarte Wolk" },
      ],
    },
  });
});

test("a price without a name is said beside the name, and nothing is sent until it has one", async () => {
  const sent = answering((path) =>
    path.includes("autocomplete") ? {} : { changes: [{ _id: "1", state: "pending" }] },
  );
  show(sheet("menu"));
  const [first, second] = await screen.findAllByLabelText("Name");
  const [, price] = screen.getAllByLabelText("Price in euros");
  fireEvent.change(first as HTMLElement, { target: { value: "Witte Wolk" } });
  fireEvent.change(price as HTMLElement, { target: { value: "11" } });
  await press("Send");
  await screen.findByText("Enter what this price is for, or clear the price.", { selector: "a" });
  expect(second?.getAttribute("aria-invalid")).toBe("true");
  expect(first?.getAttribute("aria-invalid")).toBeNull();
  expect(sent.filter(({ path }) => path === "/api/suggestchange")).toEqual([]);
  fireEvent.change(price as HTMLElement, { target: { value: " " } });
  await press("Send");
  await screen.findByText(/you’ll hear/);
  expect(sent.find(({ path }) => path === "/api/suggestchange")?.body).toMatchObject({
    changes: { lines: [{ rawName: "Witte Wolk" }] },
  });
});

test("a menu without any line asks for a name", async () => {
  answering(() => ({}));
  show(sheet("menu"));
  await press("Send");
  await screen.findByText("Enter at least one name.", { selector: "a" });
});

test("where prices may not be shown a line is asked without one, and no photo, which has them", async () => {
  show(sheet("menu", false, { menu: "names", prices: "public" }));
  await screen.findAllByLabelText("Name");
  expect(screen.queryByLabelText("Price in euros")).toBeNull();
  expect(screen.queryByRole("button", { name: "Send a photo instead" })).toBeNull();
});

test("a menu that was hidden meanwhile is refused in words", async () => {
  vi.stubGlobal("fetch", async () =>
    Response.json(
      { errors: [{ msg: "This shop’s menu may not be shown", param: "targetId" }] },
      { status: 422 },
    ),
  );
  show(sheet("menu"));
  const [first] = await screen.findAllByLabelText("Name");
  fireEvent.change(first as HTMLElement, { target: { value: "Witte Wolk" } });
  await press("Send");
  await screen.findByText("This shop’s menu isn’t shown here, so it can’t be added.");
  expect((first as HTMLInputElement).value).toBe("Witte Wolk");
});
