import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { drawOnPage } from "#features/dashboard/ui/editor/editor-on-page.test-support.tsx";
import type { FoundAnswer } from "../../answer-calls.ts";
import type { TicketToAnswer } from "../../ticket-fields.ts";
import { AnswerForm } from "./answer-form.tsx";

const HOURS: FoundAnswer = {
  _id: "1",
  name: "Hours",
  isSample: false,
  text: { source: "nl", nl: "Hoi [name]", cz: "Ahoj [name]" },
};
const RECEIPT: FoundAnswer = {
  _id: "2",
  name: "Receipt",
  isSample: true,
  text: { source: "nl", nl: "Dank je", en: "Thank you" },
};

let asked: string[];
let answer: () => Response;

beforeEach(() => {
  asked = [];
  answer = () => Response.json({ items: [HOURS, RECEIPT] });
  vi.stubGlobal("fetch", async (path: string) => {
    asked.push(path);
    return answer();
  });
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  localStorage.clear();
});

const TICKET = {
  id: 7,
  rev: "one",
  values: { name: "Mies", state: "open" },
  shown: { locale: "cz" },
} as unknown as TicketToAnswer;

/** The form, and a field of it by its name. */
async function open({ isStaff = true } = {}) {
  const hold = async () => undefined;
  await drawOnPage(<AnswerForm ticket={TICKET} accountId={1} isStaff={isStaff} hold={hold} />);
}

const choice = () => screen.getByRole<HTMLInputElement>("combobox");
const text = () => screen.getByRole<HTMLTextAreaElement>("textbox", { name: /^Your answer/ });

async function enter() {
  const field = screen.getByLabelText("Put in a standard answer");
  field.focus();
  fireEvent.focus(field);
  return screen.findAllByRole("option");
}

test("nothing is read before somebody goes there; then all are offered, with the language that differs", async () => {
  await open();
  expect(asked).toEqual([]);
  const options = await enter();
  expect(asked).toEqual(["/api/dashboard/answers?q="]);
  expect(options.map(({ textContent }) => textContent?.trim())).toEqual([
    "Hours",
    "Receipt English, sample, invented",
  ]);
});

test("one is chosen by keys, stands in the language and with the name of whoever asked, and one types on in it", async () => {
  await open();
  await enter();
  fireEvent.keyDown(choice(), { key: "ArrowDown" });
  fireEvent.keyDown(choice(), { key: "Enter" });
  expect(text().value).toBe("Ahoj Mies");
  expect(document.activeElement).toBe(text());
  expect(screen.getByText(/^“Hours” stands in your answer\./)).toBeTruthy();
  // Nothing was sent by that key.
  expect(asked).toHaveLength(1);
});

test("what is typed stays around it, and it is taken out again as long as nothing was typed since", async () => {
  await open();
  fireEvent.change(text(), { target: { value: "Dear Mies,\nYours" } });
  text().setSelectionRange(0, "Dear Mies,".length);
  await enter();
  fireEvent.click(screen.getByRole("option", { name: /^Receipt/ }));
  expect(text().value).toBe("Dear Mies,\n\nThank you\nYours");
  expect(text().selectionStart).toBe("Dear Mies,\n\nThank you".length);
  expect(
    screen.getByText(/isn’t there in Čeština, which they read: it stands in your answer in English\./),
  ).toBeTruthy();
  fireEvent.click(screen.getByRole("button", { name: "Take it out again" }));
  expect(text().value).toBe("Dear Mies,\nYours");
  expect(screen.queryByRole("button", { name: "Take it out again" })).toBeNull();
});

test("once something was typed, taking it out would take that along, so it is no longer offered", async () => {
  await open();
  await enter();
  fireEvent.click(screen.getByRole("option", { name: "Hours" }));
  fireEvent.change(text(), { target: { value: "Ahoj Mies, dobrý den" } });
  expect(screen.queryByRole("button", { name: "Take it out again" })).toBeNull();
});

test("what was put in is kept on the device as what is typed", async () => {
  await open();
  await enter();
  fireEvent.click(screen.getByRole("option", { name: "Hours" }));
  cleanup();
  await open();
  await waitFor(() => expect(text().value).toBe("Ahoj Mies"));
});

test("where none is found, or none comes, it says so; Enter in the field sends nothing", async () => {
  answer = () => Response.json({ items: [] });
  await open();
  fireEvent.focus(screen.getByLabelText("Put in a standard answer"));
  expect(await screen.findByText(/There are no standard answers yet/)).toBeTruthy();
  const enterKey = fireEvent.keyDown(choice(), { key: "Enter" });
  expect(enterKey).toBe(false);
  answer = () => Response.json({ errors: [] }, { status: 503 });
  fireEvent.change(choice(), { target: { value: "hours" } });
  expect(await screen.findByText(/^The standard answers didn’t come/)).toBeTruthy();
  expect(asked.at(-1)).toBe("/api/dashboard/answers?q=hours");
});

test("whoever asked is offered none", async () => {
  await open({ isStaff: false });
  expect(screen.queryByLabelText("Put in a standard answer")).toBeNull();
});
