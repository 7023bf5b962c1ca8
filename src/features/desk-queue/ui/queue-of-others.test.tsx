import { act, cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { DECIDED_ALREADY } from "#features/dashboard/call-refusals.ts";
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

test("what another admin decided meanwhile stays away, and one is told who it was", async () => {
  const reason = DECIDED_ALREADY.with({ name: "Eva" });
  const refused = { errors: [{ ...reason, param: "changeId" }] };
  show({ answers: () => Response.json(refused, { status: 409 }) }, "?id=userChanges-1");
  await heading("Shop 1");
  key("a");
  await sendNow();
  await waitFor(() =>
    expect(screen.getByRole("alert").textContent).toBe("Shop 1Eva got there first and has already decided."),
  );
  expect(rows()).toHaveLength(4);
});

test("whoever decided it themselves in another tab is told that, and not of somebody else", async () => {
  const refused = { errors: [{ ...DECIDED_ALREADY.with({ name: "Ada" }), param: "changeId" }] };
  const { decideElsewhere } = show(
    { answers: () => Response.json(refused, { status: 409 }), reader: "Ada" },
    "?id=userChanges-1",
  );
  await heading("Shop 1");
  key("a");
  await sendNow();
  await waitFor(() => expect(screen.getByRole("alert").textContent).toBe("Shop 1You decided this already."));
  await heading("Shop 2");
  decideElsewhere("2", "Ada");
  fireEvent(document, new Event("visibilitychange"));
  await waitFor(() => expect(screen.getAllByText("You decided this already.").length).toBeGreaterThan(2));
  expect(screen.queryByText(/has decided this/)).toBeNull();
});

test("a refusal that did not arrive keeps its reason and its words", async () => {
  const answers = () => Response.json({ errors: [] }, { status: 503 });
  show({ answers }, "?id=userChanges-1");
  await heading("Shop 1");
  // The other one is of all suggestions of that person.
  const reason = () => screen.getAllByRole<HTMLSelectElement>("combobox")[0]!;
  const words = () => screen.getAllByLabelText<HTMLTextAreaElement>(/^In words/)[0]!;
  fireEvent.change(reason(), { target: { value: "duplicate" } });
  fireEvent.change(words(), { target: { value: "We knew." } });
  fireEvent.click(screen.getAllByRole("button", { name: /^Refuse|^Reject/ })[0]!);
  await heading("Shop 2");
  await sendNow();
  await waitFor(() => expect(rows()).toHaveLength(5));
  fireEvent.click(screen.getByRole("link", { name: /^Suggestion.*Shop 1/ }));
  await heading("Shop 1");
  expect(reason().value).toBe("duplicate");
  expect(words().value).toBe("We knew.");
});

test("whoever comes back from another tab is told what became of the list, which stays as it is", async () => {
  const { decideElsewhere } = show();
  await heading("De Stille Trom");
  decideElsewhere("2");
  fireEvent(document, new Event("visibilitychange"));
  await screen.findByText("Others have decided 1 of these.");
  expect(rows()).toHaveLength(5);
});

test("what is open stays open when somebody else decides it, and no key decides another in its place", async () => {
  const { sent, decideElsewhere } = show();
  await heading("De Stille Trom");
  key("a");
  await waitFor(() => expect(focused()).toBe("Shop 1"));
  decideElsewhere("1");
  await sendNow();
  await screen.findByText(/may be decided already/);
  await waitFor(() => expect(focused()).toBe("Shop 1"));
  key("a");
  key("j");
  await waitFor(() => expect(focused()).toBe("Shop 2"));
  expect(rows()).toHaveLength(3);
  expect(sent).toHaveLength(1);
});

test("what came before others comes in when it is asked for, and not with the next case", async () => {
  const { comeIn } = show();
  await heading("De Stille Trom");
  // What is drawn may be found before its effects have run.
  await act(async () => undefined);
  comeIn(waiting("deals", "9", { title: "The third for nothing" }), { isFirst: true });
  key("j");
  await waitFor(() => expect(focused()).toBe("Shop 1"));
  await screen.findByText("1 new case.");
  expect(rows()).toHaveLength(5);
  fireEvent.click(screen.getByRole("button", { name: "Show the list as it is now" }));
  await waitFor(() => expect(rows()[0]).toContain("The third for nothing"));
  expect(rows()).toHaveLength(6);
});

test("what comes and goes meanwhile is counted and told, and the list stays as it is until it is asked for", async () => {
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  const { decideElsewhere, comeIn } = show();
  await heading("De Stille Trom");
  // What is drawn may be found before its effects have run.
  await act(async () => undefined);
  decideElsewhere("2");
  comeIn(waiting("deals", "9", { title: "The third for nothing" }));
  vi.advanceTimersByTime(30_000);
  await screen.findByText("1 new case. Others have decided 1 of these.");
  expect(rows()).toHaveLength(5);
  expect([waitingIn(PATH), waitingIn("/dashboard/deals")]).toEqual(["6", "2"]);
  const shown = screen.getByRole("button", { name: "Show the list as it is now" });
  shown.focus();
  fireEvent.click(shown);
  await waitFor(() => expect(rows().at(-1)).toContain("The third for nothing"));
  expect(rows()).toHaveLength(5);
  expect(shown.isConnected).toBe(false);
  expect(document.activeElement).not.toBe(document.body);
});

test("who else has a case open is told in its row and beside it, for as long as it is so", async () => {
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  const { told, openElsewhere } = show();
  await heading("De Stille Trom");
  await act(async () => undefined);
  expect(told).toEqual(["reportedReviews-7"]);
  openElsewhere("reportedReviews-7");
  vi.advanceTimersByTime(30_000);
  expect(await screen.findAllByText("Eva has this open.")).toHaveLength(2);
  expect(told).toHaveLength(2);
  openElsewhere(null);
  vi.advanceTimersByTime(30_000);
  await waitFor(() => expect(screen.queryByText("Eva has this open.")).toBeNull());
  expect(screen.getByRole<HTMLButtonElement>("button", { name: "Approve" }).disabled).toBe(false);
  cleanup();
  expect(told.at(-1)).toBeNull();
});

test("what somebody else decides while it is open says who, its keys decide nothing, and the focus goes there", async () => {
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  const { sent, decideElsewhere } = show({}, "?id=userChanges-1");
  await heading("Shop 1");
  await act(async () => undefined);
  screen.getByRole("button", { name: "Accept" }).focus();
  decideElsewhere("1");
  vi.advanceTimersByTime(30_000);
  expect(await screen.findAllByText("Eva has decided this.")).toHaveLength(2);
  expect(focused()).toBe("Eva has decided this.");
  key("a");
  expect(rows()).toHaveLength(5);
  expect(sent).toEqual([]);
});

test("nothing is asked while the page is not seen", async () => {
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  vi.spyOn(document, "visibilityState", "get").mockReturnValue("hidden");
  const { comeIn } = show();
  await heading("De Stille Trom");
  comeIn(waiting("deals", "9"));
  vi.advanceTimersByTime(90_000);
  await act(async () => undefined);
  expect(waitingIn(PATH)).toBe("5");
});
