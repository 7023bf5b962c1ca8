import { act, cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { callsOfEditor, drawOnPage } from "#features/dashboard/ui/editor/editor-on-page.test-support.tsx";
import type { ShopToEdit } from "../../shop-to-edit.ts";
import { ClosedToday } from "./closed-today.tsx";

const calls = callsOfEditor<{ changes: object }>();

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

async function open(values: Record<string, string | null>) {
  const shop = { id: 7, rev: "one", values } as unknown as ShopToEdit;
  await drawOnPage(<ClosedToday shop={shop} now="2026-11-28T12:00:00Z" />);
}

async function press(name: string) {
  calls.answers.push({ status: 200, body: {} });
  await act(async () => fireEvent.click(screen.getByRole("button", { name })));
}

const KITCHEN = { openingHours: "Mo-Su 10:00-22:00", kitchenHours: "Mo-Su 12:00-20:00", terraceHours: null };

test("a shop that is closed for today is closed in all of its parts, and so it is taken back", async () => {
  await open(KITCHEN);
  await press("Closed today");
  const closed = {
    openingHours: "Mo-Su 10:00-22:00; 2026 Nov 28 off",
    kitchenHours: "Mo-Su 12:00-20:00; 2026 Nov 28 off",
  };
  expect(calls.sent.map(({ changes }) => changes)).toEqual([closed]);
  cleanup();
  await open({ ...KITCHEN, ...closed });
  await press("Open today after all");
  expect(calls.sent[1]?.changes).toEqual({
    openingHours: KITCHEN.openingHours,
    kitchenHours: KITCHEN.kitchenHours,
  });
});

test.each([
  [
    "19.00",
    {
      openingHours: "Mo-Su 10:00-22:00; 2026 Nov 28 10:00-19:00",
      kitchenHours: "Mo-Su 12:00-20:00; 2026 Nov 28 12:00-19:00",
    },
  ],
  ["21.00", { openingHours: "Mo-Su 10:00-22:00; 2026 Nov 28 10:00-21:00" }],
])("closing at %s leaves a part alone that closes before", async (time, changes) => {
  await open(KITCHEN);
  fireEvent.click(screen.getByRole("button", { name: "Close early" }));
  fireEvent.change(screen.getByLabelText("Closes today at"), { target: { value: time } });
  await press("Save, visible at once");
  expect(calls.sent.map((sent) => sent.changes)).toEqual([changes]);
});
