import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { answering, show } from "#features/social/ui/marks.test-support.tsx";
import { phoneChange, userChange } from "../user-change.test-support.ts";
import { WaitingAt } from "./waiting-at.tsx";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const HOURS = userChange({
  _id: "8",
  fields: [{ field: "openingHours", before: null, after: "Mo-Su 10:00-01:00" }],
});

const PHOTO = { _id: "4", shop: { url: "de-reiger", name: "De Reiger" }, sentAt: "2026-11-27T10:00:00Z" };

test("what one sent stands in its place, says that it waits, and can be withdrawn there", async () => {
  const sent = answering(() => ({}));
  const own = { changes: [HOURS], images: [PHOTO] };
  show(
    <>
      <WaitingAt place="hours" own={own} />
      <WaitingAt place="facts" own={own} />
    </>,
  );
  const rows = await screen.findAllByRole("listitem");
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^From you: Every day 10:00–01:00.*Waiting to be checked/),
  ]);
  fireEvent.click(screen.getByRole("button", { name: "Withdraw" }));
  await waitFor(() => expect(sent).toEqual([{ path: "/api/withdrawchange", body: { changeId: "8" } }]));
});

test.each([
  ["Mo-Fr 10:00-22:00; Sa 10:00-24:00; Su off", "Mon–Fri 10:00–22:00 · Sat 10:00–00:00 · Sun closed"],
  ["24/7", "Every day open 24 hours"],
  ["Mo-Fr 10:00-22:00; PH off", "Mo-Fr 10:00-22:00; PH off"],
])("hours that wait are told as the page tells hours: %s", async (after, text) => {
  const fields = [{ field: "openingHours" as const, before: null, after }];
  show(<WaitingAt place="hours" own={{ changes: [userChange({ fields })], images: [] }} />);
  expect((await screen.findByRole("listitem")).textContent).toContain(`From you: ${text}Waiting`);
});

test("a line of a menu that waits has its prices, and a phone number stands where the others do", async () => {
  const line = userChange({
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
  const seats = userChange({ _id: "10", fields: [{ field: "seats", before: "unknown", after: "yes" }] });
  const own = { changes: [line, phoneChange("7"), seats], images: [] };
  const places = ["menu", "contact", "facts"] as const;
  show(places.map((place) => <WaitingAt key={place} place={place} own={own} />));
  await waitFor(() => expect(screen.getAllByRole("listitem")).toHaveLength(3));
  const rows = screen
    .getAllByRole("listitem")
    .map(({ textContent }) => textContent.replaceAll("\u00a0", " "));
  expect(rows).toEqual([
    expect.stringContaining("From you: Witte Wolk · 1 g €12.50 · 5 g €55.00"),
    expect.stringContaining("From you: Phone: +31 20 123 4567"),
    expect.stringContaining("From you: Seating: Yes"),
  ]);
});

test("photos that wait stand where the menu is and can be withdrawn, and a visitor is shown nothing", async () => {
  const sent = answering(() => ({}));
  show(
    <>
      <WaitingAt place="menu" own={null} />
      <WaitingAt place="menu" own={{ changes: [HOURS], images: [PHOTO] }} />
    </>,
  );
  const rows = await screen.findAllByRole("listitem");
  expect(rows.map(({ textContent }) => textContent)).toEqual([expect.stringMatching(/^Your photo/)]);
  fireEvent.click(screen.getByRole("button", { name: "Withdraw" }));
  await waitFor(() => expect(sent).toEqual([{ path: "/api/withdrawchange", body: { imageId: "4" } }]));
});
