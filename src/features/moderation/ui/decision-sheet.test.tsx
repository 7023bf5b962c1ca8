import { setupI18n } from "@lingui/core";
import { I18nProvider } from "@lingui/react";
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { MemoryRouter } from "react-router";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { DecisionPage, Statement } from "../decision.ts";
import { DecisionSheet } from "./decision-sheet.tsx";

beforeEach(() => localStorage.clear());
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const NOW = "2026-11-25T12:00:00.000Z";

const STATEMENT: Statement = {
  item: { type: "shop", id: 3, name: "The Quiet Barge", path: "/coffeeshop/the-quiet-barge" },
  content: "What a rude lot.",
  resets: [],
  suspension: null,
  explanation: "It insults the people behind the counter.",
  appealUntil: "2027-05-25T12:00:00.000Z",
  appeal: null,
};

function show(statement: Statement | null, change: Partial<DecisionPage> = {}) {
  const decision: DecisionPage = {
    id: 12,
    targetType: "review",
    outcome: "removed",
    reason: "hate",
    source: "notice",
    isByRule: false,
    isSuspension: false,
    isSample: false,
    decidedAt: "2026-11-25T10:00:00.000Z",
    undoneById: null,
    undoesId: null,
    statement,
    ...change,
  };
  render(
    <I18nProvider i18n={setupI18n({ locale: "en", messages: { en: {} } })}>
      <MemoryRouter>
        <DecisionSheet decision={decision} now={NOW} />
      </MemoryRouter>
    </I18nProvider>,
  );
}

test("others read what, why and by whom, and nothing of the content", () => {
  show(null, { isByRule: true, source: "ownInitiative" });
  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Review: Removed");
  expect(screen.getByText("Hate, insults or threats")).toBeTruthy();
  expect(screen.getByText("A rule of the site, without a person")).toBeTruthy();
  expect(screen.queryByRole("textbox")).toBeNull();
});

test("whoever is suspended reads until when, and that it is over", () => {
  const change = { targetType: "user", isSuspension: true } as const;
  show({ ...STATEMENT, item: null, suspension: { until: "2026-12-02T12:00:00.000Z", isOver: true } }, change);
  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Profile: Suspended");
  screen.getByText(/It is over/);
  screen.getByRole("textbox");
  cleanup();
  show({ ...STATEMENT, item: null, suspension: { until: null, isOver: false } }, change);
  screen.getByText("We lift it");
});

test("a person was not removed: what is told is that something of them was reset", () => {
  show(null, { targetType: "user" });
  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Profile: Reset");
  expect(screen.queryByText("Removed")).toBeNull();
});

test.each([
  [{ undoneById: 15 }, "The decision that counts", "/moderation/15"],
  [{ undoesId: 9 }, "an earlier decision", "/moderation/9"],
])("a decision and the one that undoes it lead to each other: %j", (turn, name, href) => {
  show(null, turn);
  expect(screen.getByRole("link", { name }).getAttribute("href")).toBe(href);
});

test("the author reads the facts, what it rests on, and the other ways", () => {
  show(STATEMENT);
  expect(screen.getByText("What a rude lot.")).toBeTruthy();
  expect(screen.getByText("It insults the people behind the counter.")).toBeTruthy();
  expect(screen.getByRole("link", { name: "Our terms of use" }).getAttribute("href")).toBe(
    "/terms#contributions",
  );
  expect(screen.getByText(/certified out-of-court dispute settlement body/)).toBeTruthy();
});

test.each([
  [true, /has to wait/],
  [false, /You’ll get a notification/],
])("an appeal is sent in place, and says whether it has to wait: %j", async (isWaiting, words) => {
  const sent: object[] = [];
  vi.stubGlobal("fetch", async (path: string, { body }: RequestInit) => {
    sent.push({ path, ...(JSON.parse(String(body)) as object) });
    return Response.json({ appealId: "5", isWaiting });
  });
  show(STATEMENT);
  fireEvent.change(screen.getByLabelText("Why was this decision wrong?"), {
    target: { value: "They were rude to me first." },
  });
  fireEvent.click(screen.getByRole("button", { name: "Send appeal" }));
  await screen.findByText(words);
  expect(sent).toEqual([{ path: "/api/appeal", decisionId: 12, text: "They were rude to me first." }]);
});

test("an appeal that is refused loses nothing", async () => {
  vi.stubGlobal("fetch", async () =>
    Response.json({ errors: [{ msg: "Was appealed already", param: "decisionId" }] }, { status: 409 }),
  );
  show(STATEMENT);
  fireEvent.change(screen.getByLabelText("Why was this decision wrong?"), {
    target: { value: "They were rude to me first." },
  });
  fireEvent.click(screen.getByRole("button", { name: "Send appeal" }));
  await screen.findByText(/can’t be appealed/);
  expect(screen.getByLabelText<HTMLTextAreaElement>("Why was this decision wrong?").value).toBe(
    "They were rude to me first.",
  );
});

test("an appeal that was typed is there again after a reload, until it was sent", async () => {
  const WHY = "They were rude to me first.";
  const field = () => screen.getByLabelText<HTMLTextAreaElement>("Why was this decision wrong?");
  show(STATEMENT);
  fireEvent.change(field(), { target: { value: WHY } });
  cleanup();
  show(STATEMENT, { id: 13 });
  expect(field().value).toBe("");
  cleanup();
  show(STATEMENT);
  expect(field().value).toBe(WHY);
  vi.stubGlobal("fetch", async () => Response.json({ appealId: "5", isWaiting: false }));
  fireEvent.click(screen.getByRole("button", { name: "Send appeal" }));
  await screen.findByText("The appeal has arrived");
  cleanup();
  show(STATEMENT);
  expect(field().value).toBe("");
});

test("whoever speaks for a shop or brand reads which deal it was, and what one of them said for all", () => {
  const appeal = {
    state: "open",
    text: "It is allowed in our town.",
    explanation: "",
    appealedAt: NOW,
    decidedAt: null,
    isWaiting: false,
  } as const;
  show({ ...STATEMENT, content: "Second pack half price", appeal }, { targetType: "deal" });
  expect(screen.getByRole("heading", { name: "Its title" })).toBeTruthy();
  expect(screen.getByText(/^The appeal sent on/)).toBeTruthy();
  expect(screen.queryByText(/^Your appeal sent on/)).toBeNull();
  expect(screen.queryByRole("textbox")).toBeNull();
});

test("after six months, and once it was decided, there is no form", () => {
  show({ ...STATEMENT, appealUntil: "2026-11-24T12:00:00.000Z" });
  expect(screen.getByText(/six months to appeal are over/)).toBeTruthy();
  cleanup();
  const appeal = {
    state: "overturned",
    text: "They were rude to me first.",
    explanation: "Indeed they were.",
    appealedAt: NOW,
    decidedAt: NOW,
    isWaiting: false,
  } as const;
  show({ ...STATEMENT, appeal });
  expect(screen.getByText("Somebody else looked at it, and put it back.")).toBeTruthy();
  expect(screen.getByText("Indeed they were.")).toBeTruthy();
  expect(screen.queryByRole("textbox")).toBeNull();
});
