import { useEffect, useEffectEvent, useRef, useState } from "react";
import { fieldErrorsOf } from "#platform/errors/errors.ts";
import { CallFailed } from "#platform/http-client.ts";
import { isRefusal, listedErrors } from "#ui/form/listed-errors.ts";
import { addReview, editReview } from "../../calls.ts";
import type { Overall, Review, ReviewState, ReviewTarget } from "../../review.ts";
import { fileOf } from "./compress-photo.ts";
import { type ReviewDraft, saidIn } from "./review-draft.ts";
import { missingIn, notMended, type Refusal, refusedIn } from "./review-mistakes.ts";

/** Why it did not arrive, apart from a field. */
export type Problem = "signIn" | "notAllowed" | "stale" | "tooLarge" | "tooOften" | "failed";

interface SendState {
  /** `waiting`: there is no network, and it goes by itself once there is. */
  step: "idle" | "sending" | "waiting";
  refused: readonly Refusal[];
  /** As it was when it was refused. */
  refusedDraft?: ReviewDraft;
  problem?: Problem;
  /** What the server refused, where there are no words for any of it. */
  refusal?: string | undefined;
}

const IDLE: SendState = { step: "idle", refused: [] };

interface SendOptions {
  target: ReviewTarget;
  /** The one that is changed; null for a new one. */
  review: Review | null;
  draft: ReviewDraft;
  onSent: (state: ReviewState) => void;
}

/** Sends what is filled in. Nothing is ever lost: what does not arrive stays in the form and on the device. */
export function useSendReview({ target, review, draft, onSent }: SendOptions) {
  const [state, setState] = useState<SendState>(IDLE);
  const isOnItsWay = useRef(false);
  // A call whose answer was lost may have arrived.
  const mayHaveArrived = useRef(false);

  async function send(): Promise<void> {
    if (isOnItsWay.current) return;
    const { overall } = draft;
    const refused = missingIn(draft);
    if (overall === null || refused.length > 0) return setState({ ...IDLE, refused, refusedDraft: draft });
    isOnItsWay.current = true;
    setState({ ...IDLE, step: "sending" });
    try {
      const answer = await call({ ...draft, overall });
      setState(IDLE);
      onSent(answer.state);
    } catch (error) {
      fail(error);
    } finally {
      isOnItsWay.current = false;
    }
  }

  function call(said: ReviewDraft & { overall: Overall }) {
    const body = saidIn(said);
    const fresh: File[] = [];
    const keepPhotos: string[] = [];
    for (const photo of said.photos) {
      if ("kept" in photo) keepPhotos.push(photo.kept.key);
      else fresh.push(fileOf(photo));
    }
    if (review) return editReview({ id: review.id, rev: review.rev, keepPhotos }, body, fresh);
    return addReview(target, body, fresh);
  }

  function fail(error: unknown): void {
    const status = error instanceof CallFailed ? error.status : 0;
    if (status === 0) {
      mayHaveArrived.current = true;
      return setState(navigator.onLine ? { ...IDLE, problem: "failed" } : { ...IDLE, step: "waiting" });
    }
    if (status === 409 && !review && mayHaveArrived.current) return onSent("pending");
    const refused = refusedIn(fieldErrorsOf(error));
    if (refused.length > 0) return setState({ ...IDLE, refused, refusedDraft: draft });
    const problem = PROBLEM_OF_STATUS[status] ?? "failed";
    setState({ ...IDLE, problem, refusal: isRefusal(error) ? listedErrors(error.errors) : undefined });
  }

  const isWaiting = state.step === "waiting";
  const sendNow = useEffectEvent(() => void send());
  useEffect(() => {
    if (!isWaiting) return undefined;
    const goOn = () => sendNow();
    window.addEventListener("online", goOn);
    return () => window.removeEventListener("online", goOn);
  }, [isWaiting]);

  const stillRefused = state.refusedDraft
    ? notMended(state.refused, { before: state.refusedDraft, now: draft })
    : state.refused;
  return { ...state, stillRefused, send };
}

const PROBLEM_OF_STATUS: Record<number, Problem> = {
  401: "signIn",
  403: "notAllowed",
  409: "stale",
  413: "tooLarge",
  429: "tooOften",
};
