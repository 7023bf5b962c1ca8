import { setupI18n } from "@lingui/core";
import { I18nProvider } from "@lingui/react";
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { createRoutesStub } from "react-router";
import { afterEach, expect, test, vi } from "vitest";
import type { Colleague, Colleagues } from "../../colleague.ts";
import { ColleaguesTab } from "./colleagues-tab.tsx";

afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.unstubAllGlobals();
});

const NOW = "2026-11-21T13:15:00Z";
const WAYS = { providers: ["google"], isApp: false, path: "/dashboard/shops/shop?id=7&tab=people" } as const;

const person = (id: number, name: string) => ({ _id: String(id), url: name, name, thumbnail: "/p.jpg" });
const colleague = (id: number, name: string, more: Partial<Colleague> = {}): Colleague => ({
  person: person(id, name),
  since: "2026-03-03T12:00:00Z",
  invitedBy: null,
  ...more,
});
const MIES = colleague(1, "Mies");
const LIES = colleague(2, "Lies", { invitedBy: person(1, "Mies") });
const LETTER = {
  _id: "5",
  email: "nel@example.org",
  invitedAt: "2026-11-19T13:15:00Z",
  until: "2026-11-26T13:15:00Z",
  invitedBy: person(1, "Mies"),
};

/** As Mies sees it. */
function show(colleagues: Partial<Colleagues> = {}) {
  const all = {
    item: { type: "shop" as const, _id: "7" },
    people: [MIES, LIES],
    invitations: [],
    ...colleagues,
  };
  const Page = createRoutesStub([
    { path: "/", Component: () => <ColleaguesTab colleagues={all} accountId={1} ways={WAYS} now={NOW} /> },
    { path: "/dashboard", Component: () => <p>The dashboard</p> },
  ]);
  render(
    <I18nProvider i18n={setupI18n({ locale: "en", messages: { en: {} } })}>
      <Page />
    </I18nProvider>,
  );
}

/** A server that gives these answers one after the other, and what it was sent. */
function answering(...answers: [number, object?][]) {
  const sent: { method: string | undefined; body: unknown }[] = [];
  vi.stubGlobal("fetch", async (_: string, { method, body }: RequestInit) => {
    sent.push({ method, body: JSON.parse(String(body)) });
    const [status, answer = {}] = answers[sent.length - 1] ?? [200];
    return Response.json(answer, { status });
  });
  return sent;
}

const refusal = (msg: string, param: string) => ({ errors: [{ msg, param }] });
const press = (name: string | RegExp) =>
  act(async () => fireEvent.click(screen.getByRole("button", { name })));
const email = () => screen.getByLabelText<HTMLInputElement>("E-mail address of your colleague");
const typeEmail = (value: string) => fireEvent.input(email(), { target: { value } });

test("who looks after the page is told with since when and from whom, and an open letter with its age", () => {
  show({ invitations: [LETTER] });
  expect(screen.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^Mies You\s?Since 3 March 2026Stop$/),
    expect.stringMatching(/^Lies\s?Since 3 March 2026, invited by MiesEnd access$/),
    expect.stringMatching(/^nel@example\.orgBy Mies, 2 days ago\. The link counts until 26 November 2026\./),
  ]);
});

test("a letter is asked for once, and the field is free for the next one", async () => {
  const sent = answering();
  show();
  typeEmail(" nel@example.org ");
  await press("Send the email");
  expect(sent).toEqual([{ method: "POST", body: { shop: "7", email: "nel@example.org", locale: "en" } }]);
  screen.getByText("An email is on its way to nel@example.org.");
  expect(email().value).toBe("");
});

test("whoever logged in long ago is asked to do it again, and finds there what they typed", async () => {
  answering([403, refusal("Sign in again first", "session")]);
  show();
  typeEmail("nel@example.org");
  await press("Send the email");
  screen.getByRole("dialog", { name: "Log in again first" });
  expect(screen.getByRole("link", { name: /Google/ }).getAttribute("href")).toContain("tab%3Dpeople");
  cleanup();
  show();
  expect(email().value).toBe("nel@example.org");
});

test("too many letters are a sentence beside the field, and nothing typed is lost", async () => {
  answering([429, refusal("Was tried too often", "email")]);
  show();
  typeEmail("nel@example.org");
  await press("Send the email");
  screen.getByText(/^That’s enough emails for today: at most 3/);
  expect(email().value).toBe("nel@example.org");
});

test("who came later is not offered to end those who were there before", () => {
  show({ people: [LIES, MIES, colleague(3, "Kees")] });
  expect(
    screen.getAllByRole("button", { name: /^End access|^Stop/ }).map((one) => one.getAttribute("aria-label")),
  ).toEqual([null, "End access of Kees"]);
});

test("nobody’s access ends without a question", async () => {
  const sent = answering();
  show();
  await press("End access of Lies");
  await press("Leave it");
  expect([screen.queryByRole("alertdialog"), sent]).toEqual([null, []]);
  await press("End access of Lies");
  await press("Yes, end it");
  expect(sent).toEqual([{ method: "DELETE", body: { shop: "7", account: "2", evenIfLast: false } }]);
  screen.getByText("Lies can’t change this page any more.");
});

test("of a brand the same calls name the brand", async () => {
  const sent = answering();
  show({ item: { type: "brand", _id: "7" } });
  await press("End access of Lies");
  await press("Yes, end it");
  expect(sent).toEqual([{ method: "DELETE", body: { brand: "7", account: "2", evenIfLast: false } }]);
});

test("the last one is told what it means, and leaves the page", async () => {
  const sent = answering();
  show({ people: [MIES] });
  await press("Stop");
  screen.getByText(/^Nobody else looks after this page\./);
  await press("Yes, stop");
  expect(sent).toEqual([{ method: "DELETE", body: { shop: "7", account: "1", evenIfLast: true } }]);
  await screen.findByText("The dashboard");
});

test("whoever has become the last one meanwhile is told so before it is done", async () => {
  const sent = answering([409, refusal("Nobody else speaks for it", "evenIfLast")]);
  show();
  await press("Stop");
  await press("Yes, stop");
  screen.getByText(/^Nobody else looks after this page\./);
  await press("Yes, stop");
  expect(sent.map(({ body }) => (body as { evenIfLast: boolean }).evenIfLast)).toEqual([false, true]);
  await screen.findByText("The dashboard");
});

test("a letter that was answered meanwhile is no failure, and one that is not sent again says why", async () => {
  answering([404, refusal("Not found", "_id")], [429, refusal("Was tried too often", "email")]);
  show({ invitations: [LETTER] });
  await press("Withdraw the invitation of nel@example.org");
  screen.getByText("The invitation of nel@example.org was answered or withdrawn in the meantime.");
  await press("Send again to nel@example.org");
  screen.getByText(/^That’s enough emails for today/);
});
