import { setupI18n } from "@lingui/core";
import { I18nProvider } from "@lingui/react";
import { cleanup, render, screen, within } from "@testing-library/react";
import { createRoutesStub } from "react-router";
import { afterEach, expect, test } from "vitest";
import { emptyBoard, type Notice, type NoticeBoard } from "../notice-board.ts";
import { NoticePanel } from "./notice-panel.tsx";

afterEach(cleanup);

const HOUR_MS = 60 * 60_000;

function decided(id: string, more: Partial<Notice> = {}): Notice {
  return {
    id,
    type: "changeDecided",
    title: "",
    description: "",
    redirect: "/coffeeshop/barge",
    at: 10 * HOUR_MS,
    seen: false,
    outcome: "approved",
    changed: ["menu"],
    itemKind: "shop",
    itemName: "The Barge",
    itemPath: "/coffeeshop/barge",
    ...more,
  };
}

function show(told: Notice[], newIds: string[] = []) {
  const board: NoticeBoard = { ...emptyBoard([]), told, newIds: new Set(newIds), updatedAt: 0 };
  const nothing = () => undefined;
  const Stub = createRoutesStub([
    {
      path: "*",
      Component: () => (
        <NoticePanel board={board} onRefresh={nothing} onAnswered={nothing} onClose={nothing} />
      ),
    },
  ]);
  render(
    <I18nProvider i18n={setupI18n({ locale: "en", messages: { en: {} } })}>
      <Stub />
    </I18nProvider>,
  );
}

test("decisions about one shop in one go are one row, which opens to each of them", async () => {
  const refused = decided("3", { outcome: "rejected", changed: ["hours"], reason: "unconfirmed" });
  show([refused, decided("2", { changeCount: 3 })], ["3"]);
  const summary = await screen.findByText("3 of your changes to The Barge are on the page, 1 isn’t");
  const row = summary.closest("details") as HTMLElement;
  expect(row.closest("li")?.className).toMatch(/new/);
  expect(
    within(row)
      .getAllByRole("listitem", { hidden: true })
      .map(({ textContent }) => textContent),
  ).toEqual([
    expect.stringMatching(/^Your hours for The Barge weren’t accepted.*Suggest again$/),
    expect.stringMatching(/^3 of your changes to The Barge are on the page/),
  ]);
});

const REFUSED = { outcome: "rejected", changed: ["hours" as const] };

test.each([
  [[{}, REFUSED], "1 of your changes to The Barge is on the page, 1 isn’t", "refused"],
  [
    [{}, { ...REFUSED, changeCount: 2 }],
    "1 of your changes to The Barge is on the page, 2 aren’t",
    "refused",
  ],
  [
    [REFUSED, { ...REFUSED, reason: "duplicate" }],
    "2 of your changes to The Barge weren’t accepted",
    "refused",
  ],
  [[{}, { changed: ["hours" as const] }], "2 of your changes to The Barge are on the page", "taken"],
])("the row of several says what was taken and what was not: %#", async (decisions, title, mark) => {
  show(decisions.map((more, at) => decided(String(9 - at), more)));
  const summary = (await screen.findByText(title)).closest("summary");
  expect(summary?.querySelector("[data-mark]")?.getAttribute("data-mark")).toBe(mark);
});

test.each([
  ["another shop", { itemPath: "/coffeeshop/heron" }],
  ["another time", { at: 8 * HOUR_MS }],
  ["other news", { type: "ownerReply" as const }],
])("what is of %s has a row of its own", async (_, more) => {
  show([decided("3"), decided("2", more)]);
  expect(await screen.findAllByRole("listitem")).toHaveLength(2);
  expect(document.querySelector("details")).toBeNull();
});
