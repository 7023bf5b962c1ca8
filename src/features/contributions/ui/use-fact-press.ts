import { useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { useAskToSignIn } from "#features/accounts/ui/sign-in-context.ts";
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
  const { isBusy, press } = usePress();
  const [outcome, setOutcome] = useState<FactAnswer["outcome"]>();

  async function tap(form: ConfirmForm): Promise<boolean> {
    if (isGuest) {
      askToSignIn({ call: "confirmfact", body: form });
      return false;
    }
    return press(async () => {
      try {
        // Visitors send nothing, and load nothing that does.
        setOutcome(await (await import("../calls.ts")).confirmFact(form));
      } catch (error) {
        // The frame of the page says so by itself when the session is over.
        if (statusOf(error) !== 401)
          toast(
            t({ id: "contributions.failed", message: "That didn’t work. Try again in a moment." }),
            "problem",
          );
        throw error;
      }
    });
  }

  const thanks: Record<FactAnswer["outcome"], string> = {
    counted: t({ id: "contributions.counted", message: "Thanks, noted." }),
    waiting: t({ id: "contributions.waiting", message: "Thanks, noted. Somebody will check it first." }),
    known: t({ id: "contributions.known", message: "Thanks, you’d told us already." }),
  };
  return { isBusy, tap, thanks: outcome && thanks[outcome] };
}
