import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { sendNow } from "#features/dashboard/ui/queue/send-now.test-support.ts";
import { heading, key, rows, show, waiting } from "./queue-on-site.test-support.tsx";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const OPEN = "?id=deals-4";
const CALL = "/api/dashboard/deals";

const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));
const choose = (value: string) => fireEvent.change(screen.getByRole("combobox"), { target: { value } });
const words = () => screen.getByRole<HTMLTextAreaElement>("textbox");
const alert = () => screen.getByRole("alert").textContent;

const refusing = (status: number, more: object) => (path: string) =>
  path === CALL ? Response.json(more, { status }) : Response.json({});

test("a deal is read as visitors will see it, with whose it is and what it was refused for before", async () => {
  show({}, OPEN);
  await heading("Two for one");
  const page = screen.getByRole("region", { name: "As visitors will see it" });
  expect(within(page).getByText("long").tagName).toBe("STRONG");
  expect(fireEvent.click(within(page).getByRole("link", { name: "Vloeipapier & Zonen" }))).toBe(false);
  const [brand] = screen.getAllByRole("link", { name: "Vloeipapier & Zonen" });
  expect(brand?.getAttribute("href")).toBe("/dashboard/brands/brand?id=9");
  const before = screen.getByRole("region", { name: "Refused before" });
  expect(before.textContent).toContain("The old price was never asked.");
  expect(before.textContent).toContain("Eva");
});

test("it is approved by its key as it was read, is held like any other, and can be taken back", async () => {
  const { sent } = show({}, OPEN);
  await heading("Two for one");
  key("a");
  await heading("Shop 3");
  expect(rows()).toHaveLength(4);
  key("u");
  await waitFor(() => expect(rows()).toHaveLength(5));
  await screen.findByRole("button", { name: "Approve" });
  expect(sent).toEqual([]);
  key("a");
  await sendNow();
  await waitFor(() =>
    expect(sent).toEqual([{ path: CALL, _id: "4", rev: "r1", changes: { step: "approve" } }]),
  );
});

test("a job offer is read and approved so too, and the address where people apply can be looked at", async () => {
  const first = [waiting("jobs", "6", { title: "De Stille Trom", person: null })];
  const { sent } = show({ first }, "?id=jobs-6");
  await heading("Behind the counter");
  const page = screen.getByRole("region", { name: "As visitors will see it" });
  expect(within(page).getByText("You know what is on the menu.")).toBeTruthy();
  expect(screen.getByRole("link", { name: "https://example.com/work" })).toBeTruthy();
  expect(screen.getAllByRole("link", { name: "De Stille Trom" })[0]?.getAttribute("href")).toBe(
    "/dashboard/shops/shop?id=2",
  );
  expect(screen.queryByRole("region", { name: "Refused before" })).toBeNull();
  key("a");
  await sendNow();
  await waitFor(() =>
    expect(sent).toMatchObject([{ path: "/api/dashboard/coffeejobs", changes: { step: "approve" } }]),
  );
});

test("it is refused with a sentence, which a reason fills in and without which nothing is sent", async () => {
  const { sent } = show({}, OPEN);
  await heading("Two for one");
  press("Refuse");
  expect(screen.getByText("Choose the reason.")).toBeTruthy();
  choose("none");
  press("Refuse");
  expect(screen.getByText("Write a sentence that says why.")).toBeTruthy();
  choose("untrue");
  expect(words().value).toBe("Das können wir nicht bestätigen.");
  press("Refuse");
  await sendNow();
  await waitFor(() =>
    expect(sent).toMatchObject([{ changes: { step: "reject", reason: "Das können wir nicht bestätigen." } }]),
  );
});

test("what cannot be approved now is back in the list with why, and with the words that were chosen", async () => {
  show(
    { answers: refusing(409, { errors: [{ msg: "At most 5 live deals a brand", param: "brandId" }] }) },
    OPEN,
  );
  await heading("Two for one");
  choose("untrue");
  key("a");
  await sendNow();
  await waitFor(() => expect(alert()).toContain("This brand already has five deals running."));
  expect(rows()).toHaveLength(5);
  fireEvent.click(screen.getByRole("link", { name: /^Deal.*Two for one/ }));
  await heading("Two for one");
  expect(words().value).toBe("Das können wir nicht bestätigen.");
});

const stale = (state: string) =>
  refusing(409, {
    errors: [{ msg: "Was changed in between", param: "rev" }],
    current: { _id: "4", state },
  });

test("what was changed while it was read comes back", async () => {
  show({ answers: stale("pending") }, OPEN);
  await heading("Two for one");
  key("a");
  await sendNow();
  await waitFor(() => expect(alert()).toContain("It was changed while you were reading."));
  expect(rows()).toHaveLength(5);
});

test("what was withdrawn while it was read stays away", async () => {
  show({ answers: stale("draft") }, OPEN);
  await heading("Two for one");
  key("a");
  await sendNow();
  await waitFor(() => expect(alert()).toContain("Its author withdrew it"));
  expect(rows()).toHaveLength(4);
});
