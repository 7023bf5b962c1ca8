import { setupI18n } from "@lingui/core";
import { I18nProvider } from "@lingui/react";
import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import type { ReactNode } from "react";
import { createMemoryRouter, RouterProvider } from "react-router";
import { afterEach, expect, test, vi } from "vitest";
import { sendNow } from "#features/dashboard/ui/queue/send-now.test-support.ts";
import type { IssueToEdit, Readers } from "../../issue.ts";
import { IssueProgressPart } from "./issue-progress-part.tsx";
import { SendIssuePart } from "./send-issue-part.tsx";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const READERS: Readers = { nl: 412, en: 31, de: 12, es: 0, fr: 0, it: 0, pl: 0, pt: 0, cz: 0 };

function issue(
  values: Partial<IssueToEdit["values"]> = {},
  shown: Partial<IssueToEdit["shown"]> = {},
): IssueToEdit {
  return {
    id: 5,
    rev: "seen",
    values: {
      subject: { nl: "Nieuw", en: "New", source: "nl" },
      body: { nl: "Hallo", en: "Hello", source: "nl" },
      sendsEnglish: false,
      ...values,
    },
    shown: {
      state: "draft",
      isSample: true,
      changedAt: "2026-11-29T10:00:00.000Z",
      progress: { waiting: 0, sent: 0, failed: 0, left: 0 },
      ...shown,
    },
  };
}

function show(part: ReactNode, answer = () => Response.json({})) {
  const sent: object[] = [];
  vi.stubGlobal("fetch", async (path: string, { body }: RequestInit) => {
    sent.push({ path, ...(JSON.parse(String(body)) as object) });
    return answer();
  });
  const router = createMemoryRouter([{ path: "/", loader: () => null, element: part }], {
    hydrationData: { loaderData: { "0": null } },
  });
  render(
    <I18nProvider i18n={setupI18n({ locale: "en", messages: { en: {} } })}>
      <RouterProvider router={router} />
    </I18nProvider>,
  );
  return sent;
}

const press = (name: RegExp | string) => fireEvent.click(screen.getByRole("button", { name }));
const PATH = "/api/dashboard/newsletter";

test("how many get it in which language is told, and for how many nobody writes", () => {
  show(<SendIssuePart issue={issue()} readers={READERS} />);
  expect(screen.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
    "Nederlands: 412",
    "English: 31",
    "For 12 subscribers nobody writes: they get nothing.",
  ]);
  expect(screen.getByRole("button", { name: "Send to 443 subscribers" })).toBeTruthy();
});

test("where English stands in for what is missing, everybody gets one", () => {
  show(<SendIssuePart issue={issue({ sendsEnglish: true })} readers={READERS} />);
  expect(screen.getByRole("button", { name: "Send to 455 subscribers" })).toBeTruthy();
});

test("sending can be taken back for ten seconds, and is then begun once", async () => {
  const sent = show(<SendIssuePart issue={issue()} readers={READERS} />);
  press("Send to 443 subscribers");
  expect(await screen.findByText(/“New” is sent/)).toBeTruthy();
  fireEvent.click(screen.getByRole("button", { name: /^Undo/ }));
  expect(sent).toEqual([]);
  await waitFor(() => expect(screen.queryByText(/“New” is sent/)).toBeNull());
  press("Send to 443 subscribers");
  await sendNow();
  await waitFor(() =>
    expect(sent).toEqual([{ path: PATH, _id: "5", rev: "seen", changes: { step: "send" } }]),
  );
});

test("a try goes to whoever asks for it, and who has no confirmed address reads where to get one", async () => {
  const sent = show(<SendIssuePart issue={issue()} readers={READERS} />);
  press("Send a try to me");
  expect(await screen.findByText(/It’s on its way to your confirmed address/)).toBeTruthy();
  expect(sent).toMatchObject([{ changes: { step: "try" } }]);
});

test("what is being sent tells how far it is, and can be stopped; what was stopped goes on", async () => {
  const progress = { waiting: 300, sent: 100, failed: 2, left: 1 };
  const sent = show(<IssueProgressPart issue={issue({}, { state: "sending", progress })} />);
  expect(screen.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
    "100 sent",
    "300 waiting",
    "2 failed",
    "1 unsubscribed in between",
  ]);
  press("Stop");
  await waitFor(() => expect(sent).toMatchObject([{ changes: { step: "stop" } }]));
  cleanup();
  const then = show(<IssueProgressPart issue={issue({}, { state: "stopped", progress })} />);
  press("Go on");
  await waitFor(() => expect(then).toMatchObject([{ changes: { step: "goOn" } }]));
});
