import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { sendNow } from "#features/dashboard/ui/queue/send-now.test-support.ts";
import { focused, heading, key, rows, show, waiting } from "./queue-on-site.test-support.tsx";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  localStorage.clear();
});

const CALL = "/api/dashboard/support";

/** A question that stands first, and is open. */
async function openQuestion(site: Parameters<typeof show>[0] = {}) {
  const first = [waiting("tickets", "5", { title: "#5", person: "Mies" })];
  const shown = show({ ...site, first }, "?id=tickets-5");
  await screen.findByText("The hours are wrong.");
  await screen.findByText("go to closing it");
  return shown;
}

const field = () => screen.getByRole<HTMLTextAreaElement>("textbox", { name: /^Your answer/ });
const write = (value: string) => fireEvent.change(field(), { target: { value } });
const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));

test("a question is read and answered in the queue: a leads to the field, and the answer to the next case", async () => {
  const { sent } = await openQuestion();
  key("a");
  expect(document.activeElement?.tagName).toBe("TEXTAREA");
  write("On Sunday too.");
  press("Answer");
  await waitFor(() => expect(focused()).toBe("De Stille Trom"));
  expect(rows()).toHaveLength(5);
  expect(sent).toEqual([]);
  await sendNow();
  await waitFor(() =>
    expect(sent).toEqual([{ path: CALL, _id: "5", rev: "t1", changes: { reply: "On Sunday too." } }]),
  );
  await waitFor(() => expect(localStorage).toHaveLength(0));
});

test("an answer that is taken back is in the field again, and a question is closed without one", async () => {
  const { sent } = await openQuestion();
  write("On Sunday too.");
  press("Answer");
  await heading("De Stille Trom");
  key("u");
  await screen.findByText("The hours are wrong.");
  await waitFor(() => expect(field().value).toBe("On Sunday too."));
  press("Close");
  await heading("De Stille Trom");
  await sendNow();
  await waitFor(() => expect(sent).toMatchObject([{ changes: { state: "closed" } }]));
});

test("an answer to a question in which something was said in between does not arrive, and stays typed", async () => {
  const stale = {
    errors: [{ msg: "Was changed in between", param: "rev" }],
    current: { _id: "5", state: "open" },
  };
  const answers = (path: string) =>
    path === CALL ? Response.json(stale, { status: 409 }) : Response.json({});
  await openQuestion({ answers });
  write("On Sunday too.");
  press("Answer");
  await sendNow();
  await waitFor(() =>
    expect(screen.getByRole("alert").textContent).toContain("Something was said in between."),
  );
  expect(rows()).toHaveLength(6);
  fireEvent.click(screen.getByRole("link", { name: /^Question.*Mies/ }));
  await screen.findByText("The hours are wrong.");
  await waitFor(() => expect(field().value).toBe("On Sunday too."));
});
