import { setupI18n } from "@lingui/core";
import { I18nProvider } from "@lingui/react";
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { MemoryRouter } from "react-router";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { newChallenge } from "#platform/captcha/new-challenge.ts";
import { TEST_KEY } from "#platform/captcha/solved-captcha.test-support.ts";
import { ApplyForm } from "./apply-form.tsx";

beforeEach(() => localStorage.clear());
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const JOB = {
  id: 12,
  employer: { id: 3, kind: "shop", slug: "reiger", name: "De Reiger" },
  isSample: false,
} as const;
const ARRIVED = { status: 200, body: { goneAt: "2027-02-26T10:00:00.000Z" } };

/** The form, on a site that answers as given, the last answer again and again. Returns what is sent. */
function show(
  { isGuest = false, isSample = false },
  ...answers: { status: number; body: object }[]
): Record<string, FormDataEntryValue>[] {
  const sent: Record<string, FormDataEntryValue>[] = [];
  vi.stubGlobal("fetch", async (path: string, { body }: RequestInit) => {
    if (path === "/api/captcha?action=applyJob")
      return Response.json(await newChallenge(TEST_KEY, { action: "applyJob", at: new Date() }));
    sent.push(Object.fromEntries(body as FormData));
    const { status, body: answer } = answers[sent.length - 1] ?? (answers.at(-1) as (typeof answers)[0]);
    return Response.json(answer, { status });
  });
  render(
    <I18nProvider i18n={setupI18n({ locale: "en", messages: { en: {} } })}>
      <MemoryRouter>
        <ApplyForm job={{ ...JOB, isSample }} isGuest={isGuest} />
      </MemoryRouter>
    </I18nProvider>,
  );
  return sent;
}

const type = (label: string | RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

function fill() {
  type("Your name", "Mies");
  type("Your email address", "mies@example.org");
  type("Your message", "I make good coffee.");
}

const send = () => fireEvent.click(screen.getByRole("button", { name: "Send application" }));

test("somebody with an account sends it without a captcha, and hears until when it is kept", async () => {
  const sent = show({}, ARRIVED);
  expect(document.activeElement).toBe(screen.getByLabelText("Your name"));
  expect(screen.getByText(/De Reiger gets this/)).toBeTruthy();
  fill();
  send();
  await screen.findByText("Your application has arrived");
  expect(screen.getByText("26 February 2027")).toBeTruthy();
  expect(sent).toEqual([
    {
      jobId: "12",
      name: "Mies",
      email: "mies@example.org",
      phone: "",
      message: "I make good coffee.",
      fax: "",
    },
  ]);
});

test("a guest sends it with a solved captcha, as a text of the form", async () => {
  const sent = show({ isGuest: true }, ARRIVED);
  fill();
  send();
  await screen.findByText("Your application has arrived");
  expect(JSON.parse(String(sent[0]?.["captcha"]))).toMatchObject({
    challenge: { parameters: { data: { action: "applyJob" } } },
  });
});

test("without an address and a telephone nothing is sent, and what was typed stays", async () => {
  const sent = show({}, ARRIVED);
  fill();
  type("Your email address", "");
  send();
  expect(await screen.findAllByText(/^Enter your email address/)).not.toHaveLength(0);
  expect(sent).toEqual([]);
  type(/^Your telephone number/, "+31 20 123 45 67");
  expect((screen.getByLabelText("Your message") as HTMLTextAreaElement).value).toBe("I make good coffee.");
  send();
  await screen.findByText("Your application has arrived");
  expect(sent).toMatchObject([{ phone: "+31 20 123 45 67" }]);
});

test("a CV that is too large is refused before it is sent, and one that is no PDF when it was", async () => {
  const refused = { status: 400, body: { errors: [{ msg: "Must be a PDF", param: "cv" }] } };
  const sent = show({}, refused);
  fill();
  const choose = (file: File) =>
    fireEvent.change(screen.getByLabelText(/^Your CV/), { target: { files: [file] } });
  choose(new File([new Uint8Array(5_000_001)], "cv.pdf"));
  send();
  expect(await screen.findAllByText("Choose a PDF of at most 5 MB.")).not.toHaveLength(0);
  expect(sent).toEqual([]);
  choose(new File(["%PDF-"], "cv.pdf"));
  send();
  await vi.waitFor(() => expect(sent).toHaveLength(1));
  expect(await screen.findAllByText("Choose a PDF of at most 5 MB.")).not.toHaveLength(0);
});

test("a job that was closed meanwhile says so, and the message is still there when the page is loaded anew", async () => {
  const over = { status: 409, body: { errors: [{ msg: "The job is no longer open", param: "jobId" }] } };
  show({ isSample: true }, over);
  expect(screen.getByText(/^This job is invented/)).toBeTruthy();
  fill();
  send();
  await screen.findByText(/closed meanwhile, so nothing was sent/);
  cleanup();
  show({}, ARRIVED);
  expect((screen.getByLabelText("Your message") as HTMLTextAreaElement).value).toBe("I make good coffee.");
  expect((screen.getByLabelText("Your name") as HTMLInputElement).value).toBe("");
});
