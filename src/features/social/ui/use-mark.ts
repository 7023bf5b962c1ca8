import { useLingui } from "@lingui/react/macro";
import { useSyncExternalStore } from "react";
import type { PendingAct } from "#features/accounts/pending-act.ts";
import { useAskToSignIn } from "#features/accounts/ui/sign-in-context.ts";
import { statusOf } from "#platform/errors/page-error.ts";
import { useToast } from "#ui/toast/toast-context.ts";
import type { Mark } from "../mark.ts";
import { listenToMarks, pressMark, shownMark } from "../pressed-marks.ts";

interface Press {
  send: (isMine: boolean) => Promise<number>;
  /** What a visitor wishes who has to sign in first. */
  act: PendingAct;
}

/** A mark as it is now, and what a press does: a visitor is asked to sign in, anybody else sees the change before it is sent. */
export function useMark(known: Mark, { send, act }: Press): Mark & { press: () => void } {
  const { t } = useLingui();
  const toast = useToast();
  const askToSignIn = useAskToSignIn();
  const mark = useSyncExternalStore(
    listenToMarks,
    () => shownMark(known),
    () => known,
  );

  async function press() {
    if (mark.isMine === null) return askToSignIn(act);
    try {
      await pressMark(known, send);
    } catch (error) {
      // The frame of the page says so by itself when the session is over.
      if (statusOf(error) === 401) return;
      toast(t({ id: "social.failed", message: "That didn’t work. Try again in a moment." }), "problem");
    }
  }
  return { ...mark, press: () => void press() };
}
