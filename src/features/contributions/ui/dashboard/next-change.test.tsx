import { setupI18n } from "@lingui/core";
import { I18nProvider } from "@lingui/react";
import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { createMemoryRouter, RouterProvider, useSearchParams } from "react-router";
import { afterEach, expect, test, vi } from "vitest";
import { sendNow } from "#features/dashboard/ui/queue/send-now.test-support.ts";
import type { UserChange } from "../../change.ts";
import { phoneChange } from "../../user-change.test-support.ts";
import { ChangeRoom } from "./change-room.tsx";

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const PATH = "/dashboard/changes/user";

interface Site {
  /** Of the answers to decisions. */
  status?: number;
  changes?: UserChange[];
  /** The one that stays loaded, whatever the address says. */
  loadedId?: string;
  missingId?: string;
}

const SAM = { _id: "7", name: "Sam", url: "sam", thumbnail: "/default-profilepic-1.jpg" };

const authorOf = (author: UserChange["author"], isLoaded: boolean) =>
  `${author?.name ?? "Somebody"}, of whom ${isLoaded ? "something" : "nothing"} is known`;

const THREE = [phoneChange("1"), phoneChange("2"), phoneChange("3")];

function Room({ changes = THREE, loadedId, missingId }: Site) {
  const [query] = useSearchParams();
  const loaded = {
    chosenId: loadedId ?? query.get("id"),
    missingId: missingId ?? null,
    hours: null,
    place: null,
    sentences: {},
  };
  return <ChangeRoom path={PATH} of="user" changes={changes} author={authorOf} {...loaded} />;
}

function show({ status = 200, ...site }: Site = {}, query = "") {
  vi.stubGlobal("fetch", async () => Response.json({}, { status }));
  const router = createMemoryRouter([{ path: PATH, element: <Room {...site} /> }], {
    initialEntries: [`${PATH}${query}`],
  });
  render(
    <I18nProvider i18n={setupI18n({ locale: "en", messages: { en: {} } })}>
      <RouterProvider router={router} />
    </I18nProvider>,
  );
}

const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));

/** Without a reason, which is a choice too. */
function refuse(button = "Refuse"): void {
  fireEvent.change(screen.getByLabelText("Reason, if you refuse"), { target: { value: "none" } });
  fireEvent.click(screen.getByRole("button", { name: button }));
}

const shown = () => screen.getByRole("heading", { level: 2 }).textContent;
const focused = () => document.activeElement?.textContent;
const told = (text: string) => screen.findByText(text, { selector: "[aria-live]" });

test("the focus goes to the heading of the case that is chosen by a row or a key, and stays where it is on opening", async () => {
  show();
  expect(document.activeElement).toBe(document.body);
  fireEvent.click(screen.getByRole("link", { name: /Shop 2/ }));
  await waitFor(() => expect(focused()).toBe("Shop 2"));
  fireEvent.keyDown(document.body, { key: "k" });
  await waitFor(() => expect(focused()).toBe("Shop 1"));
  // On a phone the row of the one that is shown is above it.
  const row = screen.getByRole("link", { name: /Shop 1/, current: true });
  row.focus();
  fireEvent.click(row);
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole("heading", { level: 2 })));
});

test("after a decision the focus goes to the next case, after the last one to what is said instead, and what was decided is heard", async () => {
  show({ changes: [phoneChange("1"), phoneChange("2")] });
  fireEvent.click(screen.getByRole("link", { name: /Shop 2/ }));
  await waitFor(() => expect(shown()).toBe("Shop 2"));
  refuse();
  await waitFor(() => expect(focused()).toBe("Shop 1"));
  await told("Refused: Shop 2.");
  press("Accept");
  await waitFor(() => expect(focused()).toMatch(/^Nothing waiting/));
  await told("Accepted: Shop 1.");
});

test("the next case is shown while it is loaded, and not the first one", async () => {
  show({ loadedId: "2" });
  refuse();
  await told("Refused: Shop 2.");
  expect(shown()).toBe("Shop 3");
});

test("who suggested it is told by the page, which knows something of whoever suggested the loaded one alone", async () => {
  show({ loadedId: "1", changes: [phoneChange("1", { author: SAM }), phoneChange("2")] });
  expect(screen.getByText("Sam, of whom something is known")).toBeTruthy();
  refuse();
  await told("Refused: Shop 1.");
  expect(screen.getByText("Somebody, of whom nothing is known")).toBeTruthy();
});

test("whoever comes for one that is decided already is told so, but not of one that was decided just now", async () => {
  const missing = "The case you came for isn’t in this list. It may be decided already.";
  show({ loadedId: "2", missingId: "2" });
  expect(screen.getByText(missing)).toBeTruthy();
  refuse();
  expect(screen.queryByText(missing)).toBeNull();
});

test("what could not be decided is not said to be", async () => {
  show({ status: 503 });
  press("Accept");
  await sendNow();
  await waitFor(() =>
    expect(screen.getByRole("alert").textContent).toContain("Error handling userchange :("),
  );
  expect(screen.queryByText("Accepted: Shop 1.")).toBeNull();
});

test("to refuse looks like taking something away, and not like the button beside it", () => {
  show();
  const lookOf = (name: string) => screen.getByRole("button", { name }).className;
  expect(lookOf("Refuse")).toMatch(/danger/);
  expect(lookOf("Accept")).toMatch(/primary/);
});

test("a case in the address is scrolled to when the page is opened, unless it is another one that is shown", () => {
  const scrolled = vi.spyOn(Element.prototype, "scrollIntoView").mockImplementation(() => undefined);
  show({ missingId: "9" }, "?id=9");
  expect(scrolled).not.toHaveBeenCalled();
  cleanup();
  show({}, "?id=2");
  expect(scrolled.mock.contexts).toEqual([screen.getByRole("heading", { level: 2, name: "Shop 2" })]);
  expect(document.activeElement).toBe(document.body);
});
