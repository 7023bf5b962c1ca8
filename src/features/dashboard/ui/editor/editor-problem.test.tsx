import { act, cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import * as v from "valibot";
import { afterEach, expect, test, vi } from "vitest";
import type { Fields } from "../../field.ts";
import { callsOfEditor, drawOnPage } from "./editor-on-page.test-support.tsx";
import { EditorPage } from "./editor-page.tsx";

const label = (message: string) => ({ id: message, message });

const FIELDS = {
  price: { group: "all", label: label("Price"), kind: "cents", schema: v.any() },
} as const satisfies Fields;

const EDITOR = (
  <EditorPage
    list="deals"
    accountId={1}
    fields={FIELDS}
    groups={[{ group: "all", label: label("All") }]}
    item={{ id: 7, rev: "one", values: { price: 300 }, shown: {} }}
    steps={[]}
  />
);

const calls = callsOfEditor<{ changes?: object }>();

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  localStorage.clear();
});

const type = async (value: string) =>
  fireEvent.change(await screen.findByLabelText(/^Price/), { target: { value } });
const save = () => fireEvent.click(screen.getByRole("button", { name: "Save" }));
const item = (changes: object, rev: string) => ({ _id: "7", rev, ...changes });

test("a save without a network says so beside the button that saves, and is tried again only by a press", async () => {
  let isOnline = true;
  vi.spyOn(navigator, "onLine", "get").mockImplementation(() => isOnline);
  calls.answers = [
    { status: 200, body: item({ price: 225 }, "two") },
    { status: 503, body: {} },
    { status: 200, body: item({ price: 250 }, "three") },
  ];
  await drawOnPage(EDITOR);
  await type("2.25");
  save();
  await screen.findByText(/^Saved/);
  isOnline = false;
  await type("2.50");
  save();
  const alert = await screen.findByRole("alert");
  expect(alert.closest("[data-acts]")?.textContent).toMatch(/You’re offline.*Save$/);
  expect(screen.queryByText(/^Saved/)).toBeNull();
  isOnline = true;
  act(() => void window.dispatchEvent(new Event("online")));
  expect(alert.textContent).toContain("You’re online again. This isn’t saved yet.");
  expect(calls.sent).toHaveLength(2);
  fireEvent.click(screen.getByRole("button", { name: "Try again" }));
  await screen.findByText(/^Saved/);
  expect(calls.sent[2]?.changes).toEqual({ price: 250 });
});

test("what somebody else has to decide is said as that, and not as a right that was lost", async () => {
  const own = { errors: [{ msg: "Somebody else decides about this", param: "step" }] };
  calls.answers = [{ status: 403, body: own }];
  await drawOnPage(EDITOR);
  await type("2.25");
  save();
  await waitFor(() =>
    expect(screen.getByRole("alert").textContent).toBe(
      "It’s yours, or belongs to a shop or brand you represent. Another admin decides.",
    ),
  );
  expect(screen.getByLabelText<HTMLInputElement>(/^Price/).value).toBe("2.25");
});
