import { setupI18n } from "@lingui/core";
import { I18nProvider } from "@lingui/react";
import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { MemoryRouter } from "react-router";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { newChallenge } from "#platform/captcha/new-challenge.ts";
import { TEST_KEY } from "#platform/captcha/solved-captcha.test-support.ts";
import { type ReportDraft, ReportSheet } from "./report-sheet.tsx";

beforeEach(() => localStorage.clear());
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** The sheet, on a site that answers as given, the last answer again and again. Returns what is sent, and what is kept on closing. */
function show({ isGuest = false, draft = {} }, ...answers: { status: number; body: object }[]) {
  const sent: object[] = [];
  vi.stubGlobal("fetch", async (path: string, { body }: RequestInit) => {
    if (path === "/api/captcha?action=report")
      return Response.json(await newChallenge(TEST_KEY, { action: "report", at: new Date() }));
    sent.push(JSON.parse(String(body)) as object);
    const { status, body: answer } = answers[sent.length - 1] ?? (answers.at(-1) as (typeof answers)[0]);
    return Response.json(answer, { status });
  });
  const onClose = vi.fn<(typed: ReportDraft) => void>();
  render(
    <I18nProvider i18n={setupI18n({ locale: "en", messages: { en: {} } })}>
      <MemoryRouter>
        <ReportSheet target={{ type: "review", id: 12 }} isGuest={isGuest} draft={draft} onClose={onClose} />
      </MemoryRouter>
    </I18nProvider>,
  );
  return { sent, onClose };
}

function fill() {
  fireEvent.change(screen.getByLabelText("What’s wrong with it?"), { target: { value: "hate" } });
  fireEvent.change(screen.getByLabelText(/^Why do you think so/), { target: { value: "The second line." } });
  fireEvent.click(screen.getByLabelText("As far as I know, what I say here is true and complete."));
}

const send = () => fireEvent.click(screen.getByRole("button", { name: "Send report" }));

const ARRIVED = { status: 200, body: { reportId: "34" } };

/** Longer than the two seconds that a captcha takes at least. */

test("somebody with an account sends it without a captcha, and gets its number", async () => {
  const { sent, onClose } = show({}, ARRIVED);
  fill();
  send();
  await screen.findByText(/Its number is 34\./);
  expect(sent).toEqual([
    {
      targetType: "review",
      targetId: 12,
      reason: "hate",
      text: "The second line.",
      goodFaith: true,
      locale: "en",
      fax: "",
    },
  ]);
  fireEvent.click(screen.getAllByRole("button", { name: "Close" })[0] as HTMLElement);
  expect(onClose).toHaveBeenCalledWith({});
});

test("what is missing is said, and what was typed is given back when it is closed unsent", async () => {
  const { sent, onClose } = show({}, ARRIVED);
  fireEvent.change(screen.getByLabelText(/^Why do you think so/), { target: { value: "Because." } });
  send();
  await screen.findByText("Choose what’s wrong with it.", { selector: "a" });
  expect(sent).toEqual([]);
  fireEvent.click(screen.getByRole("button", { name: "Close" }));
  expect(onClose).toHaveBeenCalledWith({ reason: "", text: "Because.", fax: "" });
});

test("opened again it has what was typed", () => {
  show({ draft: { reason: "fake", text: "Because.", goodFaith: "on" } }, ARRIVED);
  expect(screen.getByLabelText<HTMLSelectElement>("What’s wrong with it?").value).toBe("fake");
  expect(screen.getByLabelText<HTMLTextAreaElement>(/^Why do you think so/).value).toBe("Because.");
  expect(
    screen.getByLabelText<HTMLInputElement>("As far as I know, what I say here is true and complete.")
      .checked,
  ).toBe(true);
});

test("after a reload reason and text are there again until they were sent, but no address", async () => {
  show({ isGuest: true }, ARRIVED);
  fill();
  fireEvent.change(screen.getByLabelText(/^Your email address/), { target: { value: "mies@example.org" } });
  fireEvent.change(screen.getByLabelText(/^Why do you think so/), { target: { value: "The third line." } });
  expect(Object.values({ ...localStorage }).join(" ")).not.toContain("mies");
  cleanup();
  show({}, ARRIVED);
  expect(screen.getByLabelText<HTMLSelectElement>("What’s wrong with it?").value).toBe("hate");
  expect(screen.getByLabelText<HTMLTextAreaElement>(/^Why do you think so/).value).toBe("The third line.");
  fireEvent.click(screen.getByLabelText("As far as I know, what I say here is true and complete."));
  send();
  await screen.findByText(/Its number is 34\./);
  cleanup();
  show({}, ARRIVED);
  expect(screen.getByLabelText<HTMLTextAreaElement>(/^Why do you think so/).value).toBe("");
});

test("a guest works out a captcha, and may leave an address", async () => {
  const { sent } = show({ isGuest: true }, ARRIVED);
  fill();
  fireEvent.change(screen.getByLabelText(/^Your email address/), { target: { value: "mies@example.org" } });
  send();
  await screen.findByText(/Its number is 34\./);
  expect(sent).toMatchObject([{ email: "mies@example.org", captcha: { solution: {} } }]);
});

test("whoever was logged out meanwhile sends it with a captcha after all", async () => {
  const refused = { status: 400, body: { errors: [{ msg: "Must be given", param: "captcha" }] } };
  const { sent } = show({}, refused, ARRIVED);
  fill();
  send();
  await screen.findByText(/Its number is 34\./);
  expect(sent).toMatchObject([{ text: "The second line." }, { captcha: { solution: {} } }]);
});

test("a failure loses nothing", async () => {
  show({}, { status: 503, body: {} });
  fill();
  send();
  await screen.findByText(/nothing is lost/);
  await waitFor(() =>
    expect(screen.getByLabelText<HTMLTextAreaElement>(/^Why do you think so/).value).toBe("The second line."),
  );
});
