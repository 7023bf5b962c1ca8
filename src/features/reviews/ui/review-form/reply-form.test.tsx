import { cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { answering, show } from "#features/social/ui/marks.test-support.tsx";
import { ReplyForm } from "./reply-form.tsx";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test.each([
  [false, "Your answer is below the review."],
  [true, "We read your answer first. Then it’s below the review."],
])("whether somebody looks first at an answer (%s) is told to its author: %s", async (isWaiting, told) => {
  answering(() => ({ isWaiting }));
  show(<ReplyForm reviewId={12} />);
  fireEvent.change(await screen.findByRole("textbox"), { target: { value: "Thank you, come back soon." } });
  fireEvent.click(screen.getByRole("button", { name: "Post answer" }));
  expect(await screen.findByText(told)).toBeTruthy();
});
