import { cleanup, fireEvent, screen, within, waitFor } from "@testing-library/react";
import { useLoaderData } from "react-router";
import { afterEach, describe, expect, test, vi } from "vitest";
import { rememberAct } from "#features/accounts/pending-act.ts";
import { answering, show } from "#features/social/ui/marks.test-support.tsx";
import type { ReviewState } from "../review.ts";
import { ALL_REVIEWS } from "../reviews-query.ts";
import { fullSampleList, SAMPLE_NOW, sampleList, sampleReview } from "../sample-reviews.ts";
import { OwnReview } from "./review-form/own-review.tsx";
import type { ReportSlot } from "./reviews-to-read.tsx";
import { BARGE, showReviews } from "./reviews.test-support.tsx";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  sessionStorage.clear();
  localStorage.clear();
});

const hrefOf = (element: HTMLElement) => element.getAttribute("href");

describe("the list", () => {
  test("has its orders, languages, stars and pages as links, which keep what else was chosen", async () => {
    showReviews({ list: { ...fullSampleList(), page: 2 }, asked: { ...ALL_REVIEWS, lang: "fr", page: 2 } });
    expect(hrefOf(await screen.findByRole("link", { name: "Newest" }))).toBe(
      "/?review-sort=newest&review-lang=fr#reviews-list",
    );
    expect(hrefOf(screen.getByRole("link", { name: /^Nederlands/ }))).toBe("/?review-lang=nl#reviews-list");
    expect(hrefOf(screen.getByRole("link", { name: /^Français.*remove this filter/ }))).toBe(
      "/#reviews-list",
    );
    expect(hrefOf(screen.getByRole("link", { name: "Stars: 4. Reviews: 10." }))).toBe(
      "/?review-lang=fr&review-stars=4#reviews-list",
    );
    expect(hrefOf(screen.getByRole("link", { name: "Next" }))).toBe(
      "/?review-lang=fr&review-page=3#reviews-list",
    );
  });

  test("that a filter emptied leads back to all of them", async () => {
    const full = fullSampleList();
    showReviews({
      list: { ...full, items: [], total: 0, pageCount: 1 },
      asked: { ...ALL_REVIEWS, stars: 1 },
    });
    expect(hrefOf(await screen.findByRole("link", { name: "Show all reviews" }))).toBe("/#reviews-list");
  });

  test("has no figure of one or two, and no histogram of four", async () => {
    showReviews({ list: sampleList({ items: [sampleReview()] }) });
    await screen.findByText(/^No rating yet/);
    cleanup();
    const { summary, ...few } = fullSampleList();
    showReviews({ list: { ...few, summary: { ...summary, reviewCount: 4 } } });
    expect(await screen.findByText("4 reviews")).toBeTruthy();
    expect(screen.queryByText("By stars")).toBeNull();
  });

  test("shows of a product’s review where it was bought, and the answer to another", async () => {
    showReviews({ list: fullSampleList() });
    expect(hrefOf(await screen.findByRole("link", { name: "The Quiet Barge" }))).toBe(
      "/coffeeshop/the-quiet-barge",
    );
    expect(screen.getByText(/four more chairs/)).toBeTruthy();
    expect(screen.getByText("Somebody who has left")).toBeTruthy();
    expect(screen.getByText("Sample, not a real review")).toBeTruthy();
  });

  describe("has a place for what reports", () => {
    const reply = { text: "There are four more chairs now.", at: SAMPLE_NOW };
    const reportSlot: ReportSlot = ({ type, id }, words) => (
      <button type="button">
        {words ?? "Report"}: {type} {id}
      </button>
    );

    test("a review and the answer to it, but for whoever gave that", async () => {
      const list = sampleList({ items: [sampleReview({ id: 12, reply })] });
      showReviews({ list, reportSlot });
      await screen.findByRole("button", { name: "Report: review 12" });
      screen.getByRole("button", { name: "Report the reply: reply 12" });
      cleanup();
      showReviews({ list, reportSlot, canReply: true });
      await screen.findByRole("button", { name: "Report: review 12" });
      expect(screen.queryByRole("button", { name: /^Report the reply/ })).toBeNull();
    });

    test("the answer to one’s own review", async () => {
      const mine = sampleReview({ id: 12, isMine: true, reply });
      showReviews({ list: sampleList({ mine }), reportSlot });
      await screen.findByRole("button", { name: "Report the reply: reply 12" });
      expect(screen.queryByRole("button", { name: /review 12$/ })).toBeNull();
    });

    test("a single photo, where it is seen in large", async () => {
      showReviews({ list: fullSampleList(), reportSlot });
      fireEvent.click(await screen.findByRole("link", { name: "Photo 2 of 2" }));
      await screen.findByRole("button", { name: "Report this photo: photo 32" });
      fireEvent.click(screen.getByRole("button", { name: "Next" }));
      await screen.findByRole("button", { name: "Report this photo: photo 31" });
    });
  });

  test("opens a photo in place, and leaves its link to those who want it in a tab", async () => {
    showReviews({ list: fullSampleList() });
    const photo = await screen.findByRole("link", { name: "Photo 2 of 2" });
    expect(hrefOf(photo)).toMatch(/^\/img\/[0-9a-f]{32}\?w=1280$/);
    expect(fireEvent.click(photo)).toBe(false);
    await screen.findByRole("dialog", { name: "Photo 2 of 2" });
    fireEvent.click(screen.getByRole("button", { name: "Next" }));
    await screen.findByRole("dialog", { name: "Photo 1 of 2" });
  });
});

describe("helpful", () => {
  const list = sampleList({ items: [sampleReview({ id: 12, helpfulCount: 4 })] });

  test("counts at once for a member", async () => {
    const sent = answering(() => ({ helpfulCount: 9 }));
    showReviews({ list });
    fireEvent.click(await screen.findByRole("button", { name: /^Helpful/ }));
    expect((await screen.findByText(/· 9/)).closest("button")?.getAttribute("aria-pressed")).toBe("true");
    expect(sent).toEqual([{ path: "/api/helpfulreview", body: { reviewId: "12", helpful: true } }]);
  });

  test("asks a visitor to sign in, and goes on by itself", async () => {
    const { askToSignIn } = showReviews({ list, accountId: null });
    fireEvent.click(await screen.findByRole("button", { name: /^Helpful/ }));
    expect(askToSignIn).toHaveBeenCalledWith({
      call: "helpfulreview",
      body: { reviewId: "12", helpful: true },
    });
  });

  test("is not asked of stars alone, nor where nobody can sign in", async () => {
    showReviews({ list: sampleList({ items: [sampleReview({ text: "" })] }) });
    await screen.findByRole("article");
    expect(screen.queryByRole("button", { name: /^Helpful/ })).toBeNull();
    cleanup();
    showReviews({ list, accountId: null, hasAccounts: false });
    await screen.findByRole("article");
    expect(screen.queryByRole("button")).toBeNull();
  });
});

describe("writing", () => {
  const writes = { call: "addreview" as const, body: { targetType: "shop", targetId: "7" } };

  test("asks a visitor to sign in first", async () => {
    const { askToSignIn } = showReviews({ accountId: null });
    fireEvent.click(await screen.findByRole("button", { name: "Write the first one" }));
    expect(askToSignIn).toHaveBeenCalledWith(writes);
  });

  test("goes on by itself for whoever comes back signed in", async () => {
    rememberAct(writes);
    showReviews();
    await screen.findByRole("dialog", { name: "Your review" });
  });

  test("of another shop does not open here", async () => {
    rememberAct({ ...writes, body: { targetType: "shop", targetId: "8" } });
    showReviews();
    await screen.findByRole("button", { name: "Write the first one" });
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(screen.queryByRole("dialog")).toBeNull();
    expect(sessionStorage.getItem("pending-act")).toContain('"8"');
  });

  test("is not offered to whoever speaks for the shop; they answer", async () => {
    const sent = answering(() => ({}));
    showReviews({ list: sampleList({ items: [sampleReview({ id: 12 })] }), canReply: true });
    fireEvent.click(await screen.findByRole("button", { name: "Answer" }));
    expect(screen.queryByRole("button", { name: /^Write/ })).toBeNull();
    const answer = await screen.findByRole("textbox", { name: "Your answer" });
    fireEvent.change(answer, { target: { value: "Thank you, come back soon." } });
    fireEvent.click(screen.getByRole("button", { name: "Post answer" }));
    await screen.findByText("Your answer is below the review.");
    expect(sent).toEqual([
      { path: "/api/replyreview", body: { reviewId: "12", text: "Thank you, come back soon." } },
    ]);
  });
});

describe("an answer that is not shown", () => {
  const list = sampleList({ items: [sampleReview({ id: 12 }), sampleReview({ id: 13 })] });

  test("stands in place of the button with the decision that removed it; other reviews can be answered", async () => {
    showReviews({ list, canReply: true, hiddenReplies: [{ reviewId: 12, decisionId: 40 }] });
    expect(hrefOf(await screen.findByRole("link", { name: "See the decision" }))).toBe("/moderation/40");
    expect(screen.getByText(/^Your answer was removed/)).toBeTruthy();
    expect(screen.getAllByRole("button", { name: "Answer" })).toHaveLength(1);
  });

  test("says that it waits for somebody to look at it, as long as nothing is decided", async () => {
    showReviews({ list, canReply: true, hiddenReplies: [{ reviewId: 13, decisionId: null }] });
    await screen.findByText(/^Your answer isn’t shown until/);
    expect(screen.queryByRole("link", { name: "See the decision" })).toBeNull();
    expect(screen.getAllByRole("button", { name: "Answer" })).toHaveLength(1);
  });
});

describe("one’s own", () => {
  const own = (state: ReviewState) => sampleList({ mine: sampleReview({ id: 12, state, isMine: true }) });

  test.each([
    ["pending", "It’s waiting for a moderator. Until then only you see it.", ["Edit", "Withdraw"]],
    ["approved", "On the page", ["Edit", "Withdraw"]],
    ["removed", "A moderator took it off the page. Your notifications say why, and how to appeal.", []],
    ["withdrawn", "You withdrew it. Nobody but you sees it.", ["Post it again"]],
  ] as const)("that is %s says so, and what can be done", async (state, words, acts) => {
    showReviews({ list: own(state) });
    const mine = await screen.findByRole("region", { name: "Your review" });
    expect(within(mine).getByText(words)).toBeTruthy();
    expect(
      within(mine)
        .queryAllByRole("button")
        .map(({ textContent }) => textContent),
    ).toEqual(acts);
    expect(screen.queryByRole("button", { name: /^Write/ })).toBeNull();
  });

  test("is withdrawn after a question", async () => {
    const sent = answering(() => ({}));
    showReviews({ list: own("approved") });
    fireEvent.click(await screen.findByRole("button", { name: "Withdraw" }));
    expect(sent).toEqual([]);
    fireEvent.click(screen.getByRole("button", { name: "Withdraw it" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(sent).toEqual([{ path: "/api/deletereview", body: { reviewId: "12" } }]);
  });

  test("that was withdrawn says so aloud, and its heading has the focus of the button that is gone", async () => {
    let state: ReviewState = "approved";
    answering(() => {
      state = "withdrawn";
      return {};
    });
    const Mine = () => (
      <OwnReview
        review={{ ...sampleReview({ id: 12, isMine: true }), state: useLoaderData<ReviewState>() }}
        pictureBase=""
        now={SAMPLE_NOW}
        report={null}
        onEdit={() => undefined}
      />
    );
    show(<Mine />, { load: () => state });
    const button = await screen.findByRole("button", { name: "Withdraw" });
    button.focus();
    fireEvent.click(button);
    fireEvent.click(screen.getByRole("button", { name: "Withdraw it" }));
    await screen.findByRole("button", { name: "Post it again" });
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(document.activeElement).toBe(screen.getByRole("heading", { name: "Your review" }));
    const told = screen.getAllByText("You withdrew it. Nobody but you sees it.");
    expect(told.map((words) => words.closest("[aria-live]")?.getAttribute("aria-live"))).toContain("polite");
  });
});

describe("translating", () => {
  const french = sampleReview({ locale: "fr", text: "Sympathique, mais plein le samedi." });

  function withTranslator(availability: string) {
    vi.stubGlobal("Translator", {
      availability: async () => availability,
      create: async () => ({ translate: async (text: string) => `In English: ${text}` }),
    });
  }

  test("is offered where the browser does it by itself, and says who translated", async () => {
    withTranslator("available");
    showReviews({ list: sampleList({ items: [french] }) });
    fireEvent.click(await screen.findByRole("button", { name: "Translate" }));
    await screen.findByText("In English: Sympathique, mais plein le samedi.");
    expect(screen.getByText("Translated by your browser")).toBeTruthy();
  });

  test.each([
    ["where no browser does it", undefined, french],
    ["where it knows no such languages", "unavailable", french],
    ["of one’s own language", "available", sampleReview()],
  ])("is not offered %s", async (_where, availability, review) => {
    if (availability) withTranslator(availability);
    showReviews({ list: sampleList({ items: [review] }) });
    await screen.findByRole("button", { name: /^Helpful/ });
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(screen.queryByRole("button", { name: "Translate" })).toBeNull();
  });
});

test("the anchor of all reviews is there", async () => {
  showReviews({ target: BARGE });
  expect((await screen.findByRole("region", { name: "Reviews" })).id).toBe("reviews");
});
