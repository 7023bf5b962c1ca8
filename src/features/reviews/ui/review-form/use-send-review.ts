import { useEffect, useEffectEvent, useRef, useState } from "react";
import { useLocation } from "react-router";
import type { Act } from "#features/outbox/outbox.ts";
import { useOutbox } from "#features/outbox/ui/use-outbox.ts";
import { fieldErrorsOf } from "#platform/errors/errors.ts";
import { CallFailed } from "#platform/http-client.ts";
import { isRefusal, listedErrors } from "#ui/form/listed-errors.ts";
import { addReview, editReview, type ReviewAnswer, reviewToAdd, reviewToEdit } from "../../calls.ts";
import { draftKeyOf } from "../../draft-store.ts";
import { reviewSubject } from "../../review-subject.ts";
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
  target: ReviewTarget & { name: string };
  /** The one that is changed; null for a new one. */
  review: Review | null;
  draft: ReviewDraft;
  onSent: (state: ReviewState) => void;
  /** The device keeps it until there is a network. */
  onKept: () => void;
}

/** Sends what is filled in. Nothing is ever lost: what does not arrive stays in the form and on the device. */
export function useSendReview({ target, review, draft, onSent, onKept }: SendOptions) {
  const outbox = useOutbox();
  const { pathname } = useLocation();
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
      if (answer === "waits") onKept();
      else onSent(answer.state);
    } catch (error) {
      fail(error);
    } finally {
      isOnItsWay.current = false;
    }
  }

  async function call(said: ReviewDraft & { overall: Overall }): Promise<ReviewAnswer | "waits"> {
    const body = saidIn(said);
    const fresh: File[] = [];
    const keepPhotos: string[] = [];
    for (const photo of said.photos) {
      if ("kept" in photo) keepPhotos.push(photo.kept.key);
      else fresh.push(fileOf(photo));
    }
    const changed = review && { id: review.id, rev: review.rev, keepPhotos };
    // Photos are too large for the store of what waits: they stay in the draft, and wait for as long as the page is open.
    if (outbox && fresh.length === 0) {
      const act: Act = {
        ...(changed
          ? { call: "editreview", body: reviewToEdit(changed, body) }
          : { call: "addreview", body: reviewToAdd(target, body) }),
        subject: reviewSubject(target),
        name: target.name,
        path: pathname,
        text: body.text,
        drafts: [draftKeyOf(outbox.accountId, target)],
      };
      const delivery = await outbox.sendOrKeep<ReviewAnswer>(act);
      return delivery === "waits" ? delivery : delivery.answer;
    }
    return changed ? editReview(changed, body, fresh) : addReview(target, body, fresh);
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
