import { Trans } from "@lingui/react/macro";
import { useLingui } from "@lingui/react";
import type { ReactNode } from "react";
import { imageTooLarge } from "#platform/errors/error-texts.ts";
import { useFormWords } from "#platform/i18n/use-form-words.ts";
import { Notice } from "#ui/notice/notice.tsx";
import type { Problem } from "./use-send-review.ts";

type ReviewProblemProps = {
  step: "idle" | "sending" | "waiting";
  problem?: Problem;
  refusal?: string | undefined;
  isNew: boolean;
};

/** Why it has not arrived, and what becomes of it. */
export function ReviewProblem({ step, problem, refusal, isNew }: ReviewProblemProps) {
  const { i18n } = useLingui();
  const { failed } = useFormWords();
  if (step === "waiting") {
    return (
      <Notice tone="warning">
        <Trans id="review-form.waiting">
          Lights out for a moment. Your review is saved here and goes as soon as there’s a network again, for
          as long as this page is open.
        </Trans>
      </Notice>
    );
  }
  if (!problem) return null;
  const texts: Record<Problem, ReactNode> = {
    signIn: (
      <Trans id="review-form.problem.sign-in">
        You’ve been logged out. Log in again and send it then: everything is still here.
      </Trans>
    ),
    notAllowed: (
      <Trans id="review-form.problem.not-allowed">
        You can’t review this one: your account speaks for it, or for a competitor in the same municipality.
      </Trans>
    ),
    stale: isNew ? (
      <Trans id="review-form.problem.twice">
        You’ve reviewed this before. Load the page again to change what you said.
      </Trans>
    ) : (
      <Trans id="review-form.problem.stale">
        Your review was changed elsewhere meanwhile. Load the page again to see how it reads now.
      </Trans>
    ),
    tooLarge: i18n._(imageTooLarge),
    tooOften: (
      <Trans id="review-form.problem.too-often">
        That’s as many reviews as you can post for now. This one is saved here: send it tomorrow.
      </Trans>
    ),
    failed: refusal ?? failed,
  };
  return <Notice tone="problem">{texts[problem]}</Notice>;
}
