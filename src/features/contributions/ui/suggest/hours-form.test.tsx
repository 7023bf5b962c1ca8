import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { answering, show } from "#features/social/ui/marks.test-support.tsx";
import { enter, field, press, sheet } from "./suggest-sheet.test-support.tsx";

beforeEach(() => localStorage.clear());
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test("the same hours every day take two fields", async () => {
  const sent = answering(() => ({ changes: [{ _id: "1", state: "pending" }] }));
  show(sheet("hours"));
  await enter("Opens", "10:00");
  await enter("Closes", "01:00");
  expect(screen.getByText("Every day 10:00–01:00")).toBeTruthy();
  await press("Send");
  await screen.findByText("Thanks, noted. Somebody will look at it, and you’ll hear from us.");
  expect(sent).toEqual([
    {
      path: "/api/suggestchange",
      body: { targetType: "shop", targetId: "7", changes: { openingHours: "Mo-Su 10:00-01:00" } },
    },
  ]);
});

test("each day begins with what was entered for all, and hours that lack something are not sent", async () => {
  const sent = answering(() => ({ changes: [{ _id: "1", state: "approved" }] }));
  show(sheet("hours"));
  await press("Send");
  await screen.findAllByText("Say when it opens and when it closes.");
  expect(sent).toEqual([]);
  await enter("Opens", "10:00");
  await enter("Closes", "22:00");
  fireEvent.click(await field("The same every day"));
  const closed = screen.getAllByLabelText("Closed");
  expect(closed).toHaveLength(7);
  fireEvent.click(closed[6] as HTMLElement);
  await press("Send");
  await screen.findByText("Thanks. It’s on the page now.");
  expect(sent).toMatchObject([{ body: { changes: { openingHours: "Mo-Sa 10:00-22:00; Su off" } } }]);
});

test("of a week the first day that lacks something is said to, then the next one, until none does", async () => {
  answering(() => ({}));
  show(sheet("hours"));
  fireEvent.click(await field("The same every day"));
  const [opens, closes] = [screen.getAllByLabelText("Opens"), screen.getAllByLabelText("Closes")];
  const set = (input: HTMLElement | undefined, value: string) =>
    fireEvent.change(input as HTMLElement, { target: { value } });
  for (const day of [0, 1, 2, 3, 4]) {
    set(opens[day], "10:00");
    set(closes[day], "22:00");
  }
  await press("Send");
  const message = "Say for each day when it opens and closes, or that it’s closed.";
  const daysTold = () =>
    screen.getAllByText(message, { selector: "p" }).map((told) => told.closest("fieldset")?.textContent);
  await waitFor(() => expect(daysTold()).toEqual([expect.stringMatching(/^Saturday/)]));
  expect(screen.getByRole("link", { name: message }).getAttribute("href")).toBe(`#${opens[5]?.id}`);
  const isInvalid = (input: HTMLElement | undefined) => input?.getAttribute("aria-invalid") === "true";
  expect([opens[0], opens[5], closes[5]].map(isInvalid)).toEqual([false, true, true]);
  set(opens[5], "12:00");
  expect([opens[5], closes[5]].map(isInvalid)).toEqual([false, true]);
  set(closes[5], "22:00");
  expect(daysTold()).toEqual([expect.stringMatching(/^Sunday/)]);
  fireEvent.click(screen.getAllByLabelText("Closed")[6] as HTMLElement);
  expect(screen.queryByText(message)).toBeNull();
  expect(screen.queryByRole("alert")).toBeNull();
});

test("what was typed is there again when the form is opened once more, until it has arrived", async () => {
  answering(() => 503);
  show(sheet("hours"));
  await enter("Opens", "10:00");
  await enter("Closes", "22:00");
  await press("Send");
  await screen.findByText(/nothing is lost/);
  cleanup();
  show(sheet("hours"));
  expect((await field("Opens")).value).toBe("10:00");
  answering(() => ({ changes: [{ _id: "1", state: "pending" }] }));
  await press("Send");
  await screen.findByText(/you’ll hear/);
  cleanup();
  show(sheet("hours"));
  expect((await field("Opens")).value).toBe("");
});
