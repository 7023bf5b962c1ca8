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

const times = () => ({
  opens: screen.getAllByLabelText("Opens"),
  closes: screen.getAllByLabelText("Closes"),
});
const set = (input: HTMLElement | undefined, value: string) =>
  fireEvent.change(input as HTMLElement, { target: { value } });

test("hours of some days are enough, and the others are said to stay as they are", async () => {
  const sent = answering(() => ({ changes: [{ _id: "1", state: "pending" }] }));
  show(sheet("hours"));
  fireEvent.click(await field("The same every day"));
  const { opens, closes } = times();
  for (const day of [4, 5]) {
    set(opens[day], "10:00");
    set(closes[day], "02:00");
  }
  fireEvent.click(screen.getAllByLabelText("Closed")[6] as HTMLElement);
  screen.getByText("Fri, Sat 10:00–02:00 · Sun closed");
  screen.getByText(/The other days stay as they are/);
  await press("Send");
  await screen.findByText(/you’ll hear/);
  expect(sent).toMatchObject([
    { body: { changes: { openingHours: "Mo-Th unknown; Fr,Sa 10:00-02:00; Su off" } } },
  ]);
});

test("a week of which nothing is told is not sent", async () => {
  const sent = answering(() => ({}));
  show(sheet("hours"));
  fireEvent.click(await field("The same every day"));
  await press("Send");
  await screen.findByText("Enter at least one day, or say that it’s closed.");
  await waitFor(() => expect(document.activeElement).toBe(times().opens[0]));
  expect(sent).toEqual([]);
});

test("all days that are told half are named at once, the first has the focus, and each is right by itself", async () => {
  const sent = answering(() => ({}));
  show(sheet("hours"));
  fireEvent.click(await field("The same every day"));
  const { opens, closes } = times();
  set(opens[0], "10:00");
  set(closes[0], "22:00");
  set(opens[2], "10:00");
  set(closes[5], "22:00");
  await press("Send");
  const daysTold = () =>
    screen.queryAllByText(/: say when it opens and when it closes\.$/).map(({ textContent }) => textContent);
  await waitFor(() =>
    expect(daysTold()).toEqual([
      "Wednesday: say when it opens and when it closes.",
      "Saturday: say when it opens and when it closes.",
    ]),
  );
  expect(sent).toEqual([]);
  expect(document.activeElement).toBe(closes[2]);
  const isInvalid = (input: HTMLElement | undefined) => input?.getAttribute("aria-invalid") === "true";
  expect([opens[0], opens[2], closes[2], opens[5]].map(isInvalid)).toEqual([false, false, true, true]);
  set(closes[2], "22:00");
  expect(daysTold()).toEqual(["Saturday: say when it opens and when it closes."]);
  set(closes[5], "");
  expect(daysTold()).toEqual([]);
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

test("the form begins with the hours that are known, so that one day is changed by one press", async () => {
  const sent = answering(() => ({ changes: [{ _id: "1", state: "pending" }] }));
  show(sheet("hours", { openingHours: "Mo-Sa 10:00-22:00; Su 12:00-20:00" }));
  const closed = await screen.findAllByLabelText("Closed");
  fireEvent.click(closed[6] as HTMLElement);
  await press("Send");
  await waitFor(() =>
    expect(sent).toMatchObject([{ body: { changes: { openingHours: "Mo-Sa 10:00-22:00; Su off" } } }]),
  );
});

test("one time for opening and closing is no day", async () => {
  const sent = answering(() => ({}));
  show(sheet("hours"));
  await enter("Opens", "22:00");
  await enter("Closes", "22:00");
  await press("Send");
  await screen.findAllByText("Say when it opens and when it closes.");
  expect(sent).toEqual([]);
});
