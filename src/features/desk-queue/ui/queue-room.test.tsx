import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { sendNow } from "#features/dashboard/ui/queue/send-now.test-support.ts";
import {
  focused,
  heading,
  key,
  PATH,
  rows,
  show,
  waiting,
  waitingIn,
} from "./queue-on-site.test-support.tsx";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test("each row says what it is, since when, the thing and the person, in the order it was given", async () => {
  show();
  await heading("De Stille Trom");
  expect(rows()).toEqual([
    "Reported review5 days agoDe Stille Trom · Sam",
    "SuggestiontodayShop 1 · Sam",
    "SuggestiontodayShop 2 · Sam",
    "SuggestiontodayShop 3 · Sam",
    "Deal5 days agoTwo for one",
  ]);
});

test("a name on menus stands first, and an old age is told in months and years", async () => {
  const { comeIn } = show();
  await heading("De Stille Trom");
  comeIn(waiting("names", "vloed", { title: "Vloed", person: null, since: "2023-02-05T12:00:00.000Z" }));
  comeIn(waiting("names", "zilt", { title: "Zilt", person: null, since: "2026-03-01T12:00:00.000Z" }));
  key("j");
  await waitFor(() =>
    expect(rows().slice(-2)).toEqual(["Vloed3 years agoName on menus", "Zilt3 months agoName on menus"]),
  );
});

test("a decision leads to the next case, of another room, whose heading takes the focus, and the counts fall at once", async () => {
  const { sent } = show();
  await heading("De Stille Trom");
  expect([waitingIn(PATH), waitingIn("/dashboard/reviews")]).toEqual(["5", "1"]);
  key("a");
  await waitFor(() => expect(focused()).toBe("Shop 1"));
  expect([waitingIn(PATH), waitingIn("/dashboard/changes/user")]).toEqual(["4", "3"]);
  expect(sent).toEqual([]);
  key("a");
  await waitFor(() => expect(focused()).toBe("Shop 2"));
  expect(rows()).toHaveLength(3);
  await sendNow();
  await waitFor(() => expect(sent).toMatchObject([{ reviewId: "7" }, { changeId: "1", approve: true }]));
});

test("undone it is open again in its place, and nothing was sent", async () => {
  const { sent } = show();
  await heading("De Stille Trom");
  key("a");
  await waitFor(() => expect(focused()).toBe("Shop 1"));
  key("u");
  await waitFor(() => expect(focused()).toBe("De Stille Trom"));
  expect(rows()).toHaveLength(5);
  expect(waitingIn(PATH)).toBe("5");
  expect(sent).toEqual([]);
});

test("l puts a case off behind all others", async () => {
  show();
  await heading("De Stille Trom");
  key("l");
  await waitFor(() => expect(focused()).toBe("Shop 1"));
  expect(rows().at(-1)).toContain("De Stille Trom");
});

test("where there are no keys, buttons lead to the next case and put one off, and the last has no next", async () => {
  show({}, "?id=userChanges-3");
  await heading("Shop 3");
  const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));
  press("Later");
  await heading("Two for one");
  expect(rows().at(-1)).toContain("Shop 3");
  press("Next");
  await waitFor(() => expect(focused()).toBe("Shop 3"));
  expect(screen.getByRole<HTMLButtonElement>("button", { name: "Next" }).disabled).toBe(true);
});

test("whoever goes back to a case that is held back is led to the one that is shown in its place", async () => {
  const { back } = show();
  await heading("De Stille Trom");
  key("a");
  await waitFor(() => expect(focused()).toBe("Shop 1"));
  back();
  await waitFor(() => expect(screen.getByText(/One moment/)).toBeTruthy());
  await waitFor(() => expect(focused()).toBe("Shop 1"));
});

test("of one’s own it is said who can decide, and neither the buttons nor the keys do", async () => {
  const { sent } = show({ others: ["Eva", "Mo"] });
  await heading("De Stille Trom");
  expect(screen.getByText(/Who can: Eva or Mo\./)).toBeTruthy();
  key("a");
  key("r");
  expect(rows()).toHaveLength(5);
  expect(document.activeElement).toBe(document.body);
  expect(sent).toEqual([]);
});

test("all of one person are accepted at once, without what needs a look of its own, which is named with why", async () => {
  const { sent } = show({}, "?id=userChanges-1");
  await heading("Shop 1");
  expect(screen.getByText(/^Shop 3: a new shop/)).toBeTruthy();
  fireEvent.click(screen.getByRole("button", { name: "Accept 2", hidden: true }));
  await waitFor(() => expect(rows()).toHaveLength(3));
  await sendNow();
  await waitFor(() => expect(sent).toMatchObject([{ changeId: "1" }, { changeId: "2" }]));
});

test("all of one person that fail in part are in the list again as far as they were not decided", async () => {
  const failing = (_: string, { changeId }: { changeId?: string }) =>
    changeId === "2" ? Response.json({ errors: [] }, { status: 503 }) : Response.json({});
  show({ answers: failing }, "?id=userChanges-1");
  await heading("Shop 1");
  fireEvent.click(screen.getByRole("button", { name: "Accept 2", hidden: true }));
  await sendNow();
  await waitFor(() =>
    expect(screen.getByRole("alert").textContent).toContain("Error handling userchange :("),
  );
  await waitFor(() => expect(rows()).toHaveLength(4));
  expect(rows().some((row) => row?.includes("Shop 2"))).toBe(true);
});
