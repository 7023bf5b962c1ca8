import { setupI18n } from "@lingui/core";
import { I18nProvider } from "@lingui/react";
import { act, cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { createRoutesStub, Link } from "react-router";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { show } from "#features/social/ui/marks.test-support.tsx";
import { ALL_REVIEWS } from "../reviews-query.ts";
import { SAMPLE_NOW, sampleList, sampleReview } from "../sample-reviews.ts";
import { BARGE } from "./reviews.test-support.tsx";
import { OwnReview } from "./review-form/own-review.tsx";
import { Reviews } from "./reviews.tsx";

const shown = vi.fn<(this: Element) => void>();
beforeEach(() => {
  shown.mockClear();
  vi.spyOn(Element.prototype, "scrollIntoView").mockImplementation(shown);
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

test.each([
  ["one of somebody else", "#review-12", "review-12"],
  ["one’s own, which comes after the page", "#review-31", "review-31"],
  ["one that is on another page of them", "#review-999", "reviews"],
])("a notice leads to the review it tells of: %s", async (_, hash, id) => {
  const list = sampleList({
    items: [sampleReview({ id: 11 }), sampleReview({ id: 12 })],
    mine: sampleReview({ id: 31, isMine: true }),
  });
  const Stub = createRoutesStub([
    { path: "/", Component: () => <Link to={`/shop${hash}`}>Notice</Link> },
    {
      path: "/shop",
      Component: () => (
        <Reviews
          target={BARGE}
          list={list}
          asked={ALL_REVIEWS}
          accountId={3}
          hasAccounts
          canReply={false}
          pictureBase=""
          now={SAMPLE_NOW}
        />
      ),
    },
  ]);
  render(
    <I18nProvider i18n={setupI18n({ locale: "en", messages: { en: {} } })}>
      <Stub />
    </I18nProvider>,
  );
  const notice = await screen.findByRole("link", { name: "Notice" });
  await act(async () => fireEvent.click(notice));
  await waitFor(() => expect(shown).toHaveBeenCalled());
  const part = shown.mock.contexts[0] as unknown as HTMLElement;
  expect(part.closest("[id]")?.id).toBe(id);
  expect(document.activeElement).toBe(part);
});

test("one’s own review is scrolled to and has the focus each time it was sent", async () => {
  const own = (sentCount: number) => (
    <OwnReview
      review={sampleReview({ id: 31, isMine: true })}
      pictureBase=""
      now={SAMPLE_NOW}
      report={null}
      onEdit={() => undefined}
      sentCount={sentCount}
    />
  );
  show(own(0));
  await screen.findByRole("heading", { name: "Your review" });
  expect(shown).not.toHaveBeenCalled();
  cleanup();
  show(own(1));
  await waitFor(() => expect(document.activeElement?.id).toBe("review-31"));
  expect(shown.mock.contexts).toEqual([document.activeElement]);
});
