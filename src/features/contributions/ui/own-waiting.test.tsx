import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { answering, show } from "#features/social/ui/marks.test-support.tsx";
import { phoneChange, userChange } from "../user-change.test-support.ts";
import { contributionsTo } from "./contributions-to.tsx";
import type { OwnWaiting } from "../own-waiting.ts";
import { field, press, sheet, SHOP } from "./suggest/suggest-sheet.test-support.tsx";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const HOURS = userChange({
  _id: "8",
  fields: [{ field: "openingHours", before: null, after: "Mo-Su 10:00-01:00" }],
});

const PHOTO = { _id: "4", shop: { url: "de-reiger", name: "De Reiger" }, sentAt: "2026-11-27T10:00:00Z" };

const withOwn = (own: OwnWaiting | null) => contributionsTo(SHOP, { isGuest: false, people: [], own });
const sentRows = async () =>
  (await screen.findAllByRole("listitem")).map(({ textContent }) => textContent.replaceAll("\u00a0", " "));

const LINE = userChange({
  _id: "9",
  type: "menu",
  fields: [
    { field: "rawName", before: null, after: "Witte Wolk" },
    {
      field: "ladder",
      before: null,
      after: [
        { unit: "gram", quantity: 1, cents: 1250 },
        { unit: "gram", quantity: 5, cents: 5500 },
      ],
    },
  ],
});

test("all that one sent stands in one place, says once that it waits, and each can be withdrawn there", async () => {
  const sent = answering(() => ({}));
  const seats = userChange({ _id: "10", fields: [{ field: "seats", before: "unknown", after: "yes" }] });
  show(withOwn({ changes: [HOURS, LINE, phoneChange("7"), seats], images: [PHOTO] }).waiting);
  await screen.findByRole("heading", { name: "From you" });
  expect(screen.getAllByText("Waiting to be checked. Only you can see this.")).toHaveLength(1);
  expect(await sentRows()).toEqual([
    "Opening hours: Every day 10:00–01:00Withdraw",
    "Witte Wolk · 1 g €12.50 · 5 g €55.00Withdraw",
    "Phone: +31 20 123 4567Withdraw",
    "Seating: YesWithdraw",
    "Photo of the menuWithdraw",
  ]);
  const buttons = screen.getAllByRole("button", { name: "Withdraw" });
  fireEvent.click(buttons[0] as HTMLElement);
  fireEvent.click(buttons[4] as HTMLElement);
  await waitFor(() =>
    expect(sent).toEqual([
      { path: "/api/withdrawchange", body: { changeId: "8" } },
      { path: "/api/withdrawchange", body: { imageId: "4" } },
    ]),
  );
});

test("a visitor, and whoever sent nothing, have no such place", () => {
  expect([withOwn(null).waiting, withOwn({ changes: [], images: [] }).waiting]).toEqual([null, false]);
});

test.each([
  ["Mo-Fr 10:00-22:00; Sa 10:00-24:00; Su off", "Mon–Fri 10:00–22:00 · Sat 10:00–00:00 · Sun closed"],
  ["Mo-Th unknown; Fr,Sa 10:00-02:00; Su unknown", "Fri, Sat 10:00–02:00"],
  ["24/7", "Every day open 24 hours"],
  ["Mo-Fr 10:00-22:00; PH off", "Mo-Fr 10:00-22:00; PH off"],
])("hours that wait are told as the page tells hours: %s", async (after, text) => {
  const fields = [{ field: "openingHours" as const, before: null, after }];
  show(withOwn({ changes: [userChange({ fields })], images: [] }).waiting);
  expect(await sentRows()).toEqual([`Opening hours: ${text}Withdraw`]);
});

test("what one sent is not asked for beside it: its button changes it, and nobody asks whether what stands is right", async () => {
  const own = { changes: [HOURS], images: [] };
  const { suggest, confirm } = withOwn(own);
  show(
    <>
      {suggest("hours")}
      {suggest("menu")}
      {confirm("hours")}
      {confirm("amenities")}
    </>,
  );
  await screen.findByRole("button", { name: "Change yours" });
  screen.getByRole("button", { name: "Add the menu" });
  const asked = screen.getAllByRole("group").map((group) => group.getAttribute("aria-label"));
  expect(asked).toEqual(["Still right? Amenities"]);
});

test("the form begins with what one sent, and what it sends stands instead of that", async () => {
  localStorage.clear();
  const sent = answering(() => ({ changes: [{ _id: "11", state: "pending" }] }));
  const own = { changes: [HOURS, LINE], images: [] };
  show(sheet("hours", { own }));
  expect((await field("Closes")).value).toBe("01:00");
  fireEvent.change(await field("Closes"), { target: { value: "02:00" } });
  await press("Send");
  await screen.findByText(/you’ll hear/);
  cleanup();
  show(sheet("menu", { own }));
  expect((await field("1 gram")).value).toBe("12.50");
  await press("Send");
  await screen.findByText(/you’ll hear/);
  const changes = sent.filter(({ path }) => path === "/api/suggestchange").map(({ body }) => body);
  expect(changes).toMatchObject([
    { changes: { openingHours: "Mo-Su 10:00-02:00" }, replaces: ["8"] },
    {
      changes: { lines: [{ rawName: "Witte Wolk", ladder: [{ cents: 1250 }, { cents: 5500 }] }] },
      replaces: ["9"],
    },
  ]);
});
