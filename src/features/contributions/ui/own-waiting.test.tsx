import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { answering, show } from "#features/social/ui/marks.test-support.tsx";
import { userChange } from "../user-change.test-support.ts";
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
    expect.stringMatching(/^From you: Mo-Su 10:00-01:00.*Waiting to be checked/),
  ]);
  fireEvent.click(screen.getByRole("button", { name: "Withdraw" }));
  await waitFor(() => expect(sent).toEqual([{ path: "/api/withdrawchange", body: { changeId: "8" } }]));
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
