import { useRef, useState } from "react";
import { useRevalidator } from "react-router";
import { TakenBack } from "#features/dashboard/ui/queue/use-held.ts";
import { useIsLeft } from "#features/dashboard/ui/queue/use-is-left.ts";
import { saveItem } from "#features/dashboard/calls.ts";
import { type SaveProblem, saveProblem } from "#features/dashboard/ui/editor/save-problem.ts";
import { useFormWords } from "#platform/i18n/use-form-words.ts";
import { CallFailed } from "#platform/http-client.ts";
import { useToast } from "#ui/toast/toast-context.ts";
import { WAIT_FOR_ANSWER } from "../../call-refusals.ts";
import type { TicketChanges, TicketToAnswer } from "../../ticket-fields.ts";

/**
 * Why it did not arrive, besides what happens to every save. `changed`: something was said in between, which is on the page now;
 * `waits`: so much was written that more of it waits for an answer.
 */
type AnswerProblem = SaveProblem | "changed" | "waits";

/** What was done with a ticket: in a word, and with its name. */
export interface DoneWith {
  what: string;
  told: string;
}

/** Holds an answer back for as long as it can be taken back. */
export type HoldAnswer = (done: DoneWith, send: () => Promise<void>) => Promise<void>;

interface AnswerState {
  isSending: boolean;
  problem?: AnswerProblem;
  /** The text was refused. */
  isRefused?: boolean;
  /** What arrived last from this page. */
  done?: TicketChanges;
}

/**
 * Sends an answer, a step of the state, or both, once the time is over in which it can be taken back (decision 50). The page is read again once it has
 * arrived, or when something was said in between.
 */
export function useAnswer({ id, rev }: TicketToAnswer, hold: HoldAnswer) {
  const toast = useToast();
  const { failed } = useFormWords();
  const isLeft = useIsLeft();
  const { revalidate } = useRevalidator();
  const [state, setState] = useState<AnswerState>({ isSending: false });
  const isOnItsWay = useRef(false);

  /** Returns whether it arrived. */
  async function send(doneWith: DoneWith, changes: TicketChanges): Promise<boolean> {
    if (isOnItsWay.current) return false;
    isOnItsWay.current = true;
    setState({ isSending: true });
    try {
      await hold(doneWith, async () => {
        await saveItem("support", { _id: String(id), rev, changes });
      });
      await revalidate();
      setState({ isSending: false, done: changes });
      return true;
    } catch (failure) {
      if (failure instanceof TakenBack) {
        setState({ isSending: false });
        return false;
      }
      // Whoever is somewhere else by now hears of it there.
      if (isLeft()) toast(`${doneWith.told} ${failed}`, "problem");
      const problem = problemOf(failure);
      if (problem === "changed") await revalidate();
      setState({ isSending: false, ...(problem ? { problem } : { isRefused: true }) });
      return false;
    } finally {
      isOnItsWay.current = false;
    }
  }

  const refuse = () => setState({ isSending: false, isRefused: true });
  /** What was said of the last one is said no longer. */
  const calm = () => setState((before) => (before.isRefused || before.done ? { isSending: false } : before));

  return { ...state, send, refuse, calm };
}

/** Undefined where the text is what is wrong. */
function problemOf(failure: unknown): AnswerProblem | undefined {
  const { status = 0, current } = failure instanceof CallFailed ? failure : {};
  if (status === 409 && current) return "changed";
  if (WAIT_FOR_ANSWER.in(failure)) return "waits";
  return status === 400 ? undefined : saveProblem(failure);
}
