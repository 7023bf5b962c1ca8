import { setupI18n } from "@lingui/core";
import { I18nProvider } from "@lingui/react";
import { cleanup, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { createRoutesStub } from "react-router";
import { afterEach, expect, test } from "vitest";
import type { JobToEdit } from "../../job-fields.ts";
import { JobEditor } from "./job-editor.tsx";

afterEach(() => {
  cleanup();
  localStorage.clear();
});

const MOSA = { _id: "3", name: "Mosa" };

function show(job: JobToEdit | null = null, isRemoved = false): void {
  const Stub = createRoutesStub([
    {
      path: "/",
      loader: () => null,
      HydrateFallback: () => null,
      Component: () => (
        <JobEditor
          job={job}
          isRemoved={isRemoved}
          revisions={[]}
          employers={{ shop: [MOSA], brand: [] }}
          isAdmin={false}
          accountId={1}
        />
      ),
    },
  ]);
  render(
    <I18nProvider i18n={setupI18n({ locale: "en", messages: { en: {} } })}>
      <Stub />
    </I18nProvider>,
  );
}

test("nobody is asked for an address where people apply here", async () => {
  show();
  const choose = async (value: string) =>
    fireEvent.change(await screen.findByLabelText("People apply"), { target: { value } });
  const address = () => screen.queryByLabelText(/^E-mail address or web address/);
  await choose("email");
  expect(address()).toBeTruthy();
  await choose("inApp");
  expect(address()).toBeNull();
});

/** The field of a text in the language it was written in. */
const textOf = (name: string) =>
  waitFor(() => {
    const field = document.querySelector<HTMLInputElement>(`#edit-${name}`);
    if (!field) throw new Error(`No field of ${name} yet`);
    return field;
  });

test("what is typed can be seen as visitors will see it, where no link leads away", async () => {
  show();
  fireEvent.change(await textOf("title"), { target: { value: "Barista" } });
  fireEvent.change(await textOf("description"), { target: { value: "You make **good** coffee." } });
  fireEvent.click(screen.getByRole("button", { name: "Preview" }));
  const page = within(await screen.findByRole("dialog", { name: "As visitors will see it" }));
  expect(page.getByRole("heading", { level: 1 }).textContent).toBe("Barista");
  expect(page.getByText("good").tagName).toBe("STRONG");
  const isLed = page.getAllByRole("link").map((link) => fireEvent.click(link));
  expect(new Set(isLed)).toEqual(new Set([false]));
  fireEvent.click(page.getByRole("button", { name: "Close" }));
  expect(screen.queryByRole("dialog")).toBeNull();
  expect((await textOf("title")).value).toBe("Barista");
});

const PAUSED: JobToEdit = {
  id: 7,
  rev: "r",
  values: {
    shop: MOSA,
    brand: null,
    title: { source: "nl", nl: "Barista" },
    role: "counter",
    description: { source: "nl", nl: "Koffie." },
    requirements: null,
    employment: "partTime",
    hoursLow: null,
    hoursHigh: null,
    salaryLowCents: null,
    salaryHighCents: null,
    salaryUnit: null,
    applyBy: "inApp",
    applyTo: null,
    validThrough: "2026-12-20T12:00:00Z",
  },
  shown: {
    state: "paused",
    rejectedReason: null,
    postedAt: null,
    slug: "barista",
    isSample: false,
    applicationCount: 0,
    changedAt: "2026-11-20T12:00:00Z",
  },
};

test("one that a moderator removed says so, and cannot be resumed", async () => {
  show(PAUSED, true);
  expect(await screen.findByText("Removed")).toBeDefined();
  expect(screen.queryByText("Paused")).toBeNull();
  expect(screen.queryByRole("button", { name: "Resume" })).toBeNull();
});

test("one that its employer paused can be resumed", async () => {
  show(PAUSED);
  expect(await screen.findByText("Paused")).toBeDefined();
  expect(screen.getByRole("button", { name: "Resume" })).toBeDefined();
});
