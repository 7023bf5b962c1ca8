import { setupI18n } from "@lingui/core";
import { I18nProvider } from "@lingui/react";
import { cleanup, render, screen } from "@testing-library/react";
import { createRoutesStub } from "react-router";
import { afterEach, expect, test } from "vitest";
import { noticeOf } from "../notice-board.ts";
import type { Notification } from "../notification.ts";
import { NoticeRow } from "./notice-row.tsx";

afterEach(cleanup);

function show(more: Partial<Notification> & Pick<Notification, "type" | "redirect">) {
  const time = { year: 2026, month: 11, day: 25, hour: 9, minute: 5 };
  const told = { _id: "15", title: "", description: "", time, seen: false, lifetime: 60, ...more };
  const nothing = () => undefined;
  const Row = () => (
    <NoticeRow notice={noticeOf(told)} isNew={false} nowMs={0} onFollow={nothing} onAnswered={nothing} />
  );
  const Stub = createRoutesStub([{ path: "*", Component: Row }]);
  render(
    <I18nProvider i18n={setupI18n({ locale: "en", messages: { en: {} } })}>
      <Stub />
    </I18nProvider>,
  );
}

test("what was removed has its reason and the way to the shop in the notice itself", () => {
  const shop = { _id: "3", url: "the-barge", name: "The Barge" };
  show({ type: "reportNotice", redirect: "/moderation/6", reason: "fake", outcome: "removed", shop });
  const row = screen.getByRole("link", { name: /What you posted about The Barge was removed/ });
  expect(row.textContent).toContain("Reason: Fake or paid for. How to appeal");
  expect(row.getAttribute("href")).toBe("/moderation/6");
  expect(screen.getByRole("link", { name: "The Barge" }).getAttribute("href")).toBe("/coffeeshop/the-barge");
});

test("what whoever decided wrote stands in the notice, of a removal and of one that is undone", () => {
  const shop = { _id: "3", url: "the-barge", name: "The Barge" };
  const told = { type: "reportNotice", redirect: "/moderation/6", reason: "fake", shop } as const;
  show({ ...told, outcome: "removed", description: "It was paid for." });
  expect(screen.getByText("Reason: Fake or paid for. It was paid for. How to appeal")).toBeDefined();
  show({ ...told, outcome: "restored", targetType: "review", description: "It was not paid for." });
  expect(screen.getByText("Back again: Review · The Barge")).toBeDefined();
  expect(screen.getByText("The removal was wrong. It was not paid for.")).toBeDefined();
});

test("a reset profile has no other page to lead to", () => {
  show({ type: "reportNotice", redirect: "/moderation/6", reason: "hate", targetType: "user" });
  expect(screen.getAllByRole("link").map((link) => link.textContent)).toEqual([
    expect.stringMatching(/^Part of your profile was reset.*Hate, insults or threats/),
  ]);
});

const BARGE = { _id: "3", url: "the-barge", name: "The Barge" };

test.each([
  [["hours"], "approved", 1, "Your hours for The Barge are on the page"],
  [["menu"], "approved", 1, "Your menu line for The Barge is on the page"],
  [["menuImage"], "approved", 1, "Your photo of the menu of The Barge is on the page"],
  [["newShop"], "approved", 1, "The Barge, which you told us about, has its page"],
  [["contact"], "approved", 1, "Your change to The Barge is on the page"],
  [["menu"], "approved", 4, "4 of your changes to The Barge are on the page"],
  [["hours"], "rejected", 1, "Your hours for The Barge weren’t accepted"],
  [["menu"], "rejected", 1, "Your menu line for The Barge wasn’t accepted"],
  [["menuImage"], "rejected", 1, "Your photo of the menu of The Barge wasn’t accepted"],
  [["access"], "rejected", 1, "Your change to The Barge wasn’t accepted"],
  [["hours", "contact"], "rejected", 2, "2 of your changes to The Barge weren’t accepted"],
] as const)(
  "the title says of what was decided, and how: %s, %s, %i",
  (changed, outcome, changeCount, title) => {
    const told = { type: "changeDecided", redirect: "/coffeeshop/the-barge", outcome, changeCount } as const;
    show({ ...told, shop: BARGE, changed: [...changed] });
    expect(screen.getByText(title).className).toMatch(/title/);
    const mark = document.querySelector("[data-mark]")?.getAttribute("data-mark");
    expect(mark).toBe(outcome === "approved" ? "taken" : "refused");
  },
);

test.each([
  ["/dashboard/support?id=7", "Read it and write back"],
  ["/contact", "The answer is in your mailbox"],
])("an answer of ours leads to it, or says that it is in the mail: %s", (redirect, words) => {
  show({ type: "ticketReply", redirect });
  const row = screen.getByRole("link", { name: /We answered your message/ });
  expect(row.textContent).toContain(words);
  expect(row.getAttribute("href")).toBe(redirect);
});

test.each([
  ["approved", "Your answer about The Barge was accepted"],
  ["rejected", "Your answer about The Barge wasn’t accepted"],
])("a tap is told as the answer it was, and never as hours that nobody sent: %s", (outcome, title) => {
  const told = { type: "changeDecided", redirect: "/coffeeshop/the-barge#hours", isAnswer: true } as const;
  show({ ...told, outcome, shop: BARGE, changed: ["hours"], reason: "unconfirmed" });
  expect(screen.getByText(title).className).toMatch(/title/);
  expect(screen.getByText("Opening hours").className).toMatch(/text/);
});

test("what a decision was about stands below a title that does not name it", () => {
  const told = { type: "changeDecided", redirect: "/coffeeshop/the-barge", outcome: "rejected" } as const;
  show({ ...told, shop: BARGE, changed: ["access"] });
  expect(screen.getByText("Who gets in").className).toMatch(/text/);
});

test("a shop that was not added is called as it was suggested", () => {
  const redirect = "/profile#contribution-7";
  const refused = { outcome: "rejected", changed: ["newShop" as const], targetName: "De Vuurtoren" };
  show({ type: "changeDecided", redirect, ...refused });
  const link = screen.getByRole("link", { name: /^De Vuurtoren, which you told us about, wasn’t added/ });
  expect(link.getAttribute("href")).toBe(redirect);
});

test.each([
  [["hours"], 1],
  [["menuImage"], 0],
] as const)(
  "what was refused without a reason says what helps, where the form asks for it: %s",
  (changed, count) => {
    const told = { type: "changeDecided", redirect: "/coffeeshop/the-barge", outcome: "rejected" } as const;
    show({ ...told, shop: BARGE, changed: [...changed] });
    expect(screen.queryAllByText("It helps to tell us how you know it")).toHaveLength(count);
  },
);

test.each([
  [["hours"], "/coffeeshop/the-barge#hours", "/coffeeshop/the-barge#suggest-hours"],
  [["menuImage"], "/coffeeshop/the-barge#menu-photos", "/coffeeshop/the-barge#suggest-picture"],
  [["amenities"], "/coffeeshop/the-barge#inside", "/coffeeshop/the-barge#suggest"],
] as const)("what was refused can be suggested again from its notice: %s", (changed, redirect, form) => {
  show({ type: "changeDecided", redirect, outcome: "rejected", shop: BARGE, changed: [...changed] });
  expect(screen.getByRole("link", { name: "Suggest again" }).getAttribute("href")).toBe(form);
});

test("an owner reads how many stars a review has and how it begins, in its language", () => {
  const review = { overall: 4.5, text: "Rustig zitten.", locale: "nl" as const };
  show({ type: "newReview", redirect: "/coffeeshop/the-barge#review-8", shop: BARGE, review });
  const row = screen.getByRole("link");
  expect(row.textContent).toContain("Somebody reviewed The Barge4.5 of 5 starsRustig zitten.");
  expect(screen.getByText("Rustig zitten.").getAttribute("lang")).toBe("nl");
});

test.each([
  ["Bram", "Your report: Profile · BramIt breaks no rule"],
  [undefined, "Your report: ProfileIt breaks no rule"],
])("a report about a profile says whose, where that is known: %s", (targetName, words) => {
  const decided = { type: "reportDecided", targetType: "user", outcome: "kept" } as const;
  show({ ...decided, redirect: "/moderation/6", ...(targetName && { targetName }) });
  expect(screen.getByRole("link").textContent).toContain(words);
});

test("what was refused says why, where that was said", () => {
  const shop = { _id: "3", url: "the-barge", name: "The Barge" };
  const refused = { outcome: "rejected", changed: ["hours" as const], reason: "unconfirmed", shop };
  show({ type: "changeDecided", redirect: "/coffeeshop/the-barge", ...refused });
  expect(screen.getByText("Reason: We couldn’t confirm it").className).toMatch(/reason/);
});

test("what is about a product has another drawing than what is about a shop", () => {
  const item = { _id: "3", url: "red-sand", name: "Red Sand" };
  const told = { type: "changeDecided", outcome: "approved", redirect: "/" } as const;
  const drawings = [{ product: item }, { shop: item }, { brand: item }].map((about) => {
    show({ ...told, ...about });
    const drawing = document.querySelector("svg use")?.getAttribute("href");
    cleanup();
    return drawing;
  });
  expect(drawings[0]).toMatch(/#/);
  expect(new Set(drawings).size).toBe(3);
});

test("a notice with words of its own leads to another site in a new tab", () => {
  const redirect = "https://example.org/news";
  show({ type: "generic", title: "A survey", description: "By the town", redirect });
  const link = screen.getByRole("link", { name: /A survey/ });
  expect(link.textContent).toContain("By the town");
  expect([link.getAttribute("href"), link.getAttribute("target")]).toEqual([redirect, "_blank"]);
});
