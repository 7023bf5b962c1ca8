import { cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, test, vi } from "vitest";
import { show } from "#features/social/ui/marks.test-support.tsx";
import { BARGE } from "../reviews.test-support.tsx";
import { emptyDraft } from "./review-draft.ts";
import { ReviewProblem } from "./review-problem.tsx";
import { useSendReview } from "./use-send-review.ts";

/** What sends and what says why it did not arrive, without the sheet around them. */
function Sender() {
  const draft = { ...emptyDraft("en"), overall: 5 as const, text: "Quiet, good coffee." };
  const { send, ...sent } = useSendReview({
    target: BARGE,
    review: null,
    draft,
    onSent: () => {},
    onKept: () => {},
  });
  return (
    <>
      <button type="button" onClick={() => void send()}>
        Send
      </button>
      <ReviewProblem {...sent} isNew />
    </>
  );
}

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test.each([
  [401, /^You’ve been logged out/],
  [403, /^You can’t review this one/],
  [409, /^You’ve reviewed this before/],
  [413, /^This image is too large/],
  [429, /^That’s as many reviews/],
  [500, /^An unknown error occurred, but nothing is lost/],
])("answered with %i, a review says why", async (status, words) => {
  vi.stubGlobal("fetch", async () => Response.json({ errors: [] }, { status }));
  show(<Sender />);
  fireEvent.click(await screen.findByRole("button", { name: "Send" }));
  await screen.findByText(words);
});

test("what a review is refused for and has no words here is told as the server said it", async () => {
  const errors = [
    { msg: "Odd thing", param: "zzz" },
    { msg: "Second", param: "y" },
  ];
  vi.stubGlobal("fetch", async () => Response.json({ errors }, { status: 400 }));
  show(<Sender />);
  fireEvent.click(await screen.findByRole("button", { name: "Send" }));
  await screen.findByText("Odd thing: zzz, Second: y");
});
