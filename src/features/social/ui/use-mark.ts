import { useLingui } from "@lingui/react/macro";
import { createElement, type ReactNode, useSyncExternalStore } from "react";
import { useLocation } from "react-router";
import type { PendingAct } from "#features/accounts/pending-act.ts";
import { useAskToSignIn } from "#features/accounts/ui/sign-in-context.ts";
import { type ShownEntry, useOutbox } from "#features/outbox/ui/use-outbox.ts";
import { statusOf } from "#platform/errors/page-error.ts";
import { useToast } from "#ui/toast/toast-context.ts";
import type { Mark } from "../mark.ts";
import { listenToMarks, pressMark, shownMark } from "../pressed-marks.ts";

interface Press {
  send: (isMine: boolean) => Promise<number>;
  /** What a visitor wishes who has to sign in first. */
  act: PendingAct;
  /** What it is about, as the outbox calls it; what has none does not wait for a network. */
  subject?: string;
  /** Of what it is, and where it stands; those of the page without them. */
  at?: { name: string; path: string };
}

interface ShownMark extends Mark {
  press: () => void;
  /** That it waits for a network, to be shown; null where it does not. */
  sign: ReactNode;
  /** What the button does, with that it waits. */
  labelOf: (label: string) => string;
}

/**
 * A mark as it is now, and what a press does: a visitor is asked to sign in, anybody else sees the change before it is sent. Without a network it waits
 * on the device, and a second press takes it back.
 */
export function useMark(known: Mark, { send, act, subject, at }: Press): ShownMark {
  const { t } = useLingui();
  const toast = useToast();
  const askToSignIn = useAskToSignIn();
  const outboxOfMember = useOutbox();
  const outbox = subject === undefined ? undefined : outboxOfMember;
  const { pathname } = useLocation();
  const mark = useSyncExternalStore(
    listenToMarks,
    () => shownMark(known),
    () => known,
  );
  const word = act.call === "like" ? "like" : "follow";
  const entry = subject === undefined ? undefined : outbox?.entryOf(subject);
  const wish = entry && !entry.refusal ? (entry.body as Record<string, boolean>)[word] : undefined;
  // On a page from the device nobody knows whether it is theirs.
  const isMine = wish ?? mark.isMine ?? (outbox ? false : null);

  /** Returns whether the device keeps it. */
  function keep(isWished: boolean): boolean {
    if (!outbox || subject === undefined) return false;
    const name = at?.name ?? document.querySelector("h1")?.textContent ?? "";
    const body = { ...act.body, [word]: isWished };
    const call = word === "like" ? "like" : "followshop";
    return outbox.keep({ call, body, subject, name, path: at?.path ?? pathname });
  }

  /** What was never sent is taken back; of what may have arrived the opposite is sent. */
  function turnBack(waiting: ShownEntry): void {
    if (waiting.triedAt === null) outbox?.drop(waiting);
    else keep(!isMine);
  }

  async function press() {
    if (isMine === null) return askToSignIn(act);
    if (entry && wish !== undefined && !entry.isSent) return turnBack(entry);
    if ((mark.isMine === null || !navigator.onLine) && keep(!isMine)) return;
    try {
      await pressMark(known, send);
    } catch (error) {
      // The frame of the page says so by itself when the session is over.
      if (statusOf(error) === 401) return;
      // No answer came, or what asks for one did not.
      if (error instanceof TypeError && keep(!isMine)) return;
      toast(t({ id: "social.failed", message: "That didn’t work. Try again in a moment." }), "problem");
    }
  }
  const sign = outbox && wish !== undefined && !entry?.isSent ? createElement(outbox.WaitingSign) : null;
  const labelOf = (label: string) => (sign && outbox ? outbox.waitingLabel(label) : label);
  return { isMine, count: countWith(mark, isMine), press: () => void press(), sign, labelOf };
}

/** As many as there are once it has arrived. */
function countWith({ isMine, count }: Mark, wish: boolean | null): number {
  if (wish === null || wish === (isMine ?? false)) return count;
  return Math.max(0, count + (wish ? 1 : -1));
}
