import { act, cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { afterEach, describe, expect, it, vi } from "vitest";
import { RadioGroup } from "../field/radio-group.tsx";
import { TextArea } from "../field/text-area.tsx";
import { TextField } from "../field/text-field.tsx";
import { Form } from "./form.tsx";
import { FormDone } from "./form-done.tsx";
import { useForm } from "./use-form.ts";

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const MISTAKES = {
  visit: "Choose when you were there.",
  name: "Write a name, in at most 24 letters.",
  "Name already in use": "Somebody else has this name.",
  about: "Write a few words.",
  changes: "Say something that is new.",
};
const VISITS = [
  { value: "week", label: "This week" },
  { value: "longer", label: "Longer ago" },
];

type Send = (fields: FormData) => Promise<string>;

function Profile({ send, isShort = false }: { send: Send; isShort?: boolean }) {
  const form = useForm({ id: "profile", mistakes: MISTAKES, send });
  if (form.done) return <FormDone>Kept as number {form.done.answer}</FormDone>;
  const words = {
    send: "Send",
    failed: "Not sent, and nothing is lost.",
    offline: "Not sent, because there is no network.",
    refused: isShort ? undefined : "Look at this again",
    withoutScript: "This takes JavaScript.",
  };
  return (
    <Form form={form} words={words}>
      <RadioGroup {...form.field("visit")} label="When?" options={VISITS} isRequired />
      <TextField {...form.field("name")} label="Name" maxLength={24} required />
      <TextArea {...form.field("about")} label="About you" />
    </Form>
  );
}

it("tells what the server refused where the page has no words for it", async () => {
  const errors = [
    { msg: "Odd thing", param: "zzz" },
    { msg: "Second", param: "y" },
  ];
  const show = async (failure: object) => {
    cleanup();
    render(<Profile send={() => Promise.reject(failure)} />);
    fireEvent.click(screen.getByLabelText("This week"));
    fireEvent.change(screen.getByLabelText("Name"), { target: { value: "Sam" } });
    fireEvent.click(screen.getByRole("button", { name: "Send" }));
  };
  await show({ status: 400, errors });
  await screen.findByText("Odd thing: zzz, Second: y");
  await show({ status: 503, errors });
  await screen.findByText("Not sent, and nothing is lost.");
});

it("says so where the browser has no network", async () => {
  vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  render(<Profile send={() => Promise.reject(new TypeError("Failed to fetch"))} />);
  fillIn();
  fireEvent.click(screen.getByRole("button", { name: "Send" }));
  await screen.findByText("Not sent, because there is no network.");
  vi.restoreAllMocks();
});

/** A server that answers when the test resolves it. */
function server() {
  const sent: Record<string, unknown>[] = [];
  let answering = Promise.withResolvers<string>();
  const send: Send = (fields) => {
    sent.push(Object.fromEntries(fields));
    return answering.promise;
  };
  return {
    sent,
    send,
    answer: (answer: string) => act(async () => answering.resolve(answer)),
    async fail(error: unknown) {
      await act(async () => answering.reject(error));
      answering = Promise.withResolvers();
    },
  };
}

const nameField = () => screen.getByLabelText<HTMLInputElement>("Name");
const aboutField = () => screen.getByLabelText<HTMLTextAreaElement>("About you");
const button = () => screen.getByRole("button", { name: "Send" });
const press = () => fireEvent.click(button());
const messages = () => screen.getAllByRole("link").map((link) => link.textContent);
const descriptionOf = (field: HTMLElement) =>
  document.getElementById(field.getAttribute("aria-describedby") ?? "")?.textContent;

function fillIn() {
  fireEvent.click(screen.getByLabelText("Longer ago"));
  fireEvent.change(nameField(), { target: { value: "Noor" } });
  fireEvent.change(aboutField(), { target: { value: "Half a sentence" } });
}

function expectNothingLost() {
  expect(screen.getByLabelText<HTMLInputElement>("Longer ago").checked).toBe(true);
  expect(nameField().value).toBe("Noor");
  expect(aboutField().value).toBe("Half a sentence");
}

describe("what the browser finds wrong", () => {
  it("is told in the words of the form, beside the fields and in a list that has the focus", () => {
    const { send, sent } = server();
    render(<Profile send={send} />);
    press();
    expect(document.activeElement).toBe(screen.getByRole("alert"));
    expect(messages()).toEqual([MISTAKES.visit, MISTAKES.name]);
    expect(nameField().getAttribute("aria-invalid")).toBe("true");
    expect(descriptionOf(nameField())).toBe(MISTAKES.name);
    expect(aboutField().getAttribute("aria-invalid")).toBeNull();
    expect(sent).toEqual([]);
  });

  it("is told by lines that lead to fields which are there, also to one of several choices", () => {
    render(<Profile send={server().send} />);
    press();
    const targets = screen
      .getAllByRole("link")
      .map((link) => document.getElementById(link.getAttribute("href")?.slice(1) ?? ""));
    expect(targets).toEqual([screen.getByLabelText("This week"), nameField()]);
  });

  it("has lines that put the focus into their fields, with the labels in view and without another address", () => {
    const shown: Element[] = [];
    vi.spyOn(Element.prototype, "scrollIntoView").mockImplementation(function scroll(this: Element) {
      shown.push(this);
    });
    render(<Profile send={server().send} />);
    press();
    for (const [place, field] of [screen.getByLabelText("This week"), nameField()].entries()) {
      const line = screen.getAllByRole("link")[place] as HTMLElement;
      expect(fireEvent.click(line)).toBe(false);
      expect(document.activeElement).toBe(field);
    }
    expect(shown).toEqual([
      screen.getByRole("group", { name: "When?" }),
      screen.getByText("Name").parentElement,
    ]);
  });

  it("is no longer said once it is right, while the rest stays and the focus stays with whoever types", () => {
    render(<Profile send={server().send} />);
    press();
    nameField().focus();
    fireEvent.change(nameField(), { target: { value: "Noor" } });
    expect(messages()).toEqual([MISTAKES.visit]);
    expect(nameField().getAttribute("aria-invalid")).toBeNull();
    expect(document.activeElement).toBe(nameField());
    fireEvent.change(nameField(), { target: { value: "" } });
    fireEvent.click(screen.getByLabelText("This week"));
    expect(screen.queryByRole("alert")).toBeNull();
    press();
    expect(messages()).toEqual([MISTAKES.name]);
    expect(document.activeElement).toBe(screen.getByRole("alert"));
  });

  it("puts the focus into the first wrong field of a form that has no list", () => {
    render(<Profile send={server().send} isShort />);
    fireEvent.click(screen.getByLabelText("This week"));
    press();
    expect(document.activeElement).toBe(nameField());
    expect(screen.queryByRole("alert")).toBeNull();
  });
});

describe("what the server refuses", () => {
  it("leads nowhere where it is about the form as a whole", async () => {
    const { send, fail } = server();
    render(<Profile send={send} />);
    fillIn();
    press();
    await fail({ errors: [{ msg: "Must differ", param: "changes" }] });
    expect(document.activeElement).toBe(screen.getByRole("alert"));
    expect(screen.getByText("Say something that is new.")).toBeTruthy();
    expect(screen.queryByRole("link")).toBeNull();
  });

  it("is told by its sentence or by its field, in the order of the fields, and every value is kept", async () => {
    const { send, fail } = server();
    render(<Profile send={send} />);
    fillIn();
    press();
    await fail({
      errors: [
        { msg: "Must be text", param: "about" },
        { msg: "Name already in use", param: "name" },
        { msg: "Must have at most 24 letters", param: "name" },
      ],
    });
    expect(document.activeElement).toBe(screen.getByRole("alert"));
    expect(messages()).toEqual(["Somebody else has this name.", MISTAKES.about]);
    expectNothingLost();
  });

  it("is gone from the form once it is sent again", async () => {
    const { send, fail } = server();
    render(<Profile send={send} />);
    fillIn();
    press();
    await fail({ errors: [{ msg: "Must be text", param: "about" }] });
    press();
    expect(screen.queryByRole("alert")).toBeNull();
    expect(aboutField().getAttribute("aria-invalid")).toBeNull();
  });

  it("is a failure where no field is to blame", async () => {
    const { send, fail } = server();
    render(<Profile send={send} />);
    fillIn();
    press();
    await fail({ errors: [{ msg: "Too many requests", param: "" }] });
    expect(screen.getByText("Not sent, and nothing is lost.")).toBeTruthy();
    expectNothingLost();
  });
});

it("a lost network is told aloud, keeps everything, and the same press sends it later", async () => {
  const { send, sent, fail, answer } = server();
  render(<Profile send={send} />);
  fillIn();
  button().focus();
  press();
  await fail(new TypeError("Failed to fetch"));
  const told = screen.getByText("Not sent, and nothing is lost.");
  expect(told.closest("[aria-live]")?.getAttribute("aria-live")).toBe("polite");
  expect(document.activeElement).toBe(button());
  expectNothingLost();
  press();
  expect(screen.queryByText("Not sent, and nothing is lost.")).toBeNull();
  await answer("12");
  expect(sent).toHaveLength(2);
  expect(screen.getByRole("status").textContent).toBe("Kept as number 12");
});

it("a double press sends once, also when both come before anything is drawn", async () => {
  const { send, sent, answer } = server();
  render(<Profile send={send} />);
  fillIn();
  act(() => {
    const form = button().closest("form");
    form?.requestSubmit();
    form?.requestSubmit();
  });
  press();
  expect(button().getAttribute("aria-busy")).toBe("true");
  await answer("12");
  expect(sent).toEqual([{ visit: "longer", name: "Noor", about: "Half a sentence" }]);
});

it("by keyboard: Enter in a field sends, and what stands in its place then takes the focus", async () => {
  const { send, answer } = server();
  render(<Profile send={send} />);
  fillIn();
  nameField().focus();
  // Enter in a field submits a form whose button is not disabled.
  nameField().form?.requestSubmit();
  await answer("12");
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole("status")));
});

it("before hydration nothing can be sent by accident, and without JavaScript it says so", () => {
  const markup = renderToString(<Profile send={server().send} />);
  expect(markup).toContain("<noscript><p>This takes JavaScript.</p></noscript>");
  expect(markup).toMatch(/<form[^>]*method="post"/);
  expect(markup).toMatch(/<button[^>]*disabled/);
});
