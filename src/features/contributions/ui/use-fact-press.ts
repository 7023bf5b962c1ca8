import { useLingui } from "@lingui/react/macro";
import { createElement, type ReactNode, useState } from "react";
import { useLocation } from "react-router";
import { useAskToSignIn } from "#features/accounts/ui/sign-in-context.ts";
import { useOutbox } from "#features/outbox/ui/use-outbox.ts";
import { statusOf } from "#platform/errors/page-error.ts";
import { usePress } from "#platform/use-press.ts";
import { useToast } from "#ui/toast/toast-context.ts";
import type { FactAnswer } from "../fact.ts";
import type { ConfirmForm } from "../fact-form.ts";

/** What a tap on a fact does: a visitor is asked to sign in, and it goes on by itself afterwards. */
export function useFactPress(isGuest: boolean) {
  const { t } = useLingui();
  const toast = useToast();
  const askToSignIn = useAskToSignIn();
  const outbox = useOutbox();
  const { pathname } = useLocation();
  const { isBusy, press } = usePress();
  const [outcome, setOutcome] = useState<FactAnswer["outcome"]>();

  async function tap(form: ConfirmForm): Promise<boolean> {
    if (isGuest && !outbox) {
      askToSignIn({ call: "confirmfact", body: form });
      return false;
    }
    let isKept = false;
    const isSent = await press(async () => {
      try {
        const delivery = await deliver(form);
        // The press is over, and there is nothing to ask the site for.
        isKept = delivery === "waits";
        if (delivery === "waits") throw new Kept();
        setOutcome(delivery);
      } catch (error) {
        if (error instanceof Kept) throw error;
        // The frame of the page says so by itself when the session is over.
        if (statusOf(error) !== 401)
          toast(
            t({ id: "contributions.failed", message: "That didn’t work. Try again in a moment." }),
            "problem",
          );
        throw error;
      }
    });
    return isSent || isKept;
  }

  async function deliver(form: ConfirmForm): Promise<FactAnswer["outcome"] | "waits"> {
    // Visitors send nothing, and load nothing that does.
    if (!outbox) return (await import("../calls.ts")).confirmFact(form);
    const delivery = await outbox.sendOrKeep<FactAnswer>({
      call: "confirmfact",
      body: form,
      subject: factSubject(form),
      name: document.querySelector("h1")?.textContent ?? "",
      path: pathname,
    });
    return delivery === "waits" ? delivery : delivery.answer.outcome;
  }

  /** What was said of a fact and waits, in its place. */
  function waitingOf(fact: Pick<ConfirmForm, "targetId" | "fact">, about?: ReactNode): ReactNode {
    const entry = outbox?.entryOf(factSubject(fact));
    return outbox && entry && !entry.isSent ? createElement(outbox.WaitingAct, { entry, about }) : null;
  }

  const thanks: Record<FactAnswer["outcome"], string> = {
    counted: t({ id: "contributions.counted", message: "Thanks, noted." }),
    waiting: t({ id: "contributions.waiting", message: "Thanks, noted. Somebody will check it first." }),
    known: t({ id: "contributions.known", message: "Thanks, you’d told us already." }),
  };
  return { isBusy, tap, waitingOf, thanks: outcome && thanks[outcome] };
}

/** It waits on the device: the page is not to be loaded anew. */
class Kept extends Error {}

/** What is said of a fact, as the outbox calls it. */
const factSubject = ({ targetId, fact }: Pick<ConfirmForm, "targetId" | "fact">) =>
  `fact-${targetId}-${fact}`;
