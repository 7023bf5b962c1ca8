import { useLingui } from "@lingui/react/macro";
import { useEffect, useEffectEvent } from "react";
import { useRevalidator } from "react-router";
import { useToast } from "#ui/toast/toast-context.ts";
import { type Continued, continueAct } from "../continue-act.ts";

/** After signing in: does what was pressed before, says so, and shows the page as it is then. */
export function ContinuedAct({ viewerUrl }: { viewerUrl: string }) {
  const { t } = useLingui();
  const toast = useToast();
  const wordsOf = useContinuedWords();
  const { revalidate } = useRevalidator();

  const goOn = useEffectEvent(async () => {
    try {
      const continued = await continueAct(viewerUrl);
      if (!continued) return;
      toast(wordsOf(continued));
      await revalidate();
    } catch {
      toast(
        t({
          id: "social.not-continued",
          message: "What you pressed before didn’t go through. Try it again.",
        }),
        "problem",
      );
    }
  });

  useEffect(() => {
    void goOn();
  }, []);
  return null;
}

/** The words that somebody reads who was logged in when they pressed. */
function useContinuedWords(): (continued: Continued) => string {
  const { t } = useLingui();
  return ({ act: { name }, answer }) => {
    if (name !== undefined) return t({ id: "social.you-follow", message: `${name} is saved` });
    const { changes, outcome } = answer ?? {};
    if (changes?.every(({ state }) => state === "approved"))
      return t({ id: "suggest.approved", message: "Thanks. It’s on the page now." });
    if (changes)
      return t({
        id: "suggest.pending",
        message: "Thanks, noted. Somebody will look at it, and you’ll hear from us.",
      });
    if (outcome === "counted") return t({ id: "contributions.counted", message: "Thanks, noted." });
    if (outcome === "waiting")
      return t({ id: "contributions.waiting", message: "Thanks, noted. Somebody will check it first." });
    if (outcome === "known")
      return t({ id: "contributions.known", message: "Thanks, you’d told us already." });
    return t({ id: "social.done", message: "Done" });
  };
}
